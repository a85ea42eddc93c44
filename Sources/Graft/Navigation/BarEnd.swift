import CGTK
import GTKSupport

/// The widget at the end of a bar: items beside each other, of which the last ones make room where there is too little for all.
/// Claim MN9.
@MainActor
final class BarEnd {
  let widget: Widget
  private let core = BarEndCore()

  init() {
    widget = Widget(BarEndType.make(core))
    core.widget = widget.widgetObject
  }

  /// Shows items, which are children of the widget, in this order.
  func show(_ items: [BarEndItem]) { core.show(items) }

  /// Forgets an item before it is taken out.
  func remove(_ item: Widget) { core.remove(item) }

  /// How much less the bar needs than it does with the items that are shown.
  var spare: Int32 { core.spare }

  /// Shows as many items as there is room for in a bar that is wider by some pixels than it needs to be for those that are shown,
  /// or narrower. To be called while the bar is laid out, before its child is.
  func makeRoom(_ extra: Int32) { core.makeRoom(extra) }
}

/// An item at the end of a bar.
struct BarEndItem {
  let widget: Widget
  let part: BarPart
}

/// What the GObject at the end of a bar owns.
@MainActor
final class BarEndCore {
  /// The GObject owns the core, so this is no reference.
  var widget: UnsafeMutablePointer<GtkWidget>!
  private var items: [BarEndItem] = []
  /// Those for which there is no room.
  var outside: Set<UnsafeMutablePointer<GtkWidget>> = []
  /// As wide as the button of a menu that is not there yet.
  private var standIn: Widget?

  func show(_ items: [BarEndItem]) {
    self.items = items
    if standIn == nil, items.contains(where: \.part.isMovable) { standIn = makeStandIn() }
    gtk_widget_queue_resize(widget)
  }

  /// An icon in what the theme takes for a button. It is never seen, nor told of.
  private func makeStandIn() -> Widget {
    let button = Widget.box(
      cssName: "button", role: GTK_ACCESSIBLE_ROLE_PRESENTATION, GTK_ORIENTATION_HORIZONTAL)
    gtk_box_append(button.object.cast(), gtk_image_new_from_icon_name("view-more-symbolic"))
    gtk_widget_insert_before(button.widgetObject, widget, nil)
    button.showInBar(false)
    return button
  }

  /// Forgets an item that goes. GTK shows a child again that comes to another parent.
  func remove(_ item: Widget) {
    guard let position = items.firstIndex(where: { $0.widget == item }) else { return }
    items.remove(at: position)
    outside.remove(item.widgetObject)
    if gtk_widget_get_child_visible(item.widgetObject) == 0 { item.setAccessibleHidden(false) }
  }

  /// Those that have a place in the layout, shown or not.
  var laidOut: [BarEndItem] { items.filter { gtk_widget_get_visible($0.widget.widgetObject) != 0 } }

  /// What is known of their widths.
  func fit(_ items: [BarEndItem]) -> BarFit {
    BarFit(
      items: items.map { item in
        let length = item.widget.length(GTK_ORIENTATION_HORIZONTAL)
        return BarFit.Item(part: item.part, minimum: length.minimum, natural: length.natural)
      }, menuWidth: standIn?.length(GTK_ORIENTATION_HORIZONTAL).minimum ?? 0)
  }

  /// No child may be left when the GObject is disposed of.
  func dispose() {
    items = []
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
  }
}
