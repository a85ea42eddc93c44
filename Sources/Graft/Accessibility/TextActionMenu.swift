import CGTK
import GTKSupport

/// What is offered at a text that is edited, as further items of the menu that GTK opens there. Claim AX8.
@MainActor
final class TextActionMenu {
  private static let prefix = "offered"
  private let map: ActionMap
  private var actions: [SimpleAction] = []

  private init(of text: Widget) {
    map = ActionMap(Self.prefix, of: text.widgetObject)
    text.keep(self, as: Self.key)
  }

  private static let key = "graft-text-action-menu"

  /// Has the menu of a text have an item for each of what is offered, in place of those before.
  static func show(_ offered: [OfferedAction], in text: UnsafeMutablePointer<GtkWidget>) {
    let widget = Widget(text)
    let known: TextActionMenu? = widget.kept(key)
    guard known != nil || !offered.isEmpty, let model = g_menu_new() else { return }
    let menu = ObjectReference(taking: model.objectAddress)
    (known ?? TextActionMenu(of: widget)).fill(menu, with: offered)
    text.setExtraMenu(offered.isEmpty ? nil : menu)
  }

  private func fill(_ menu: ObjectReference, with offered: [OfferedAction]) {
    for action in actions { map.remove(action) }
    actions = offered.indices.map {
      SimpleAction(SimpleAction.Form(name: "action\($0)", parameterType: nil, hasState: false), state: nil)
    }
    for (action, offer) in zip(actions, offered) {
      action.receive = { _ in offer.run() }
      _ = map.add(action)
      g_menu_append(menu.object.cast(), offer.name, "\(Self.prefix).\(action.form.name)")
    }
  }
}

@MainActor
extension UnsafeMutablePointer<GtkWidget> {
  /// A password's field joins its own items with them.
  fileprivate func setExtraMenu(_ menu: ObjectReference?) {
    let model: UnsafeMutablePointer<GMenuModel>? = menu?.object.cast()
    if isA(gtk_text_view_get_type()) { return gtk_text_view_set_extra_menu(cast(), model) }
    guard let parent = gtk_widget_get_parent(self), parent.isA(gtk_password_entry_get_type()) else {
      return gtk_text_set_extra_menu(cast(), model)
    }
    gtk_password_entry_set_extra_menu(parent.cast(), model)
  }
}
