import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// Something that a view does by a name of the program's own.
@MainActor
struct OfferedAction {
  let name: String
  private let watch: ObjectWatch

  func run() { if let widget = watch.widget { _ = AccessibleActions.run(name, of: Widget(widget)) } }

  /// What is offered by what has the focus, around it and inside of it, each name once.
  static func all(at focus: UnsafeMutablePointer<GtkWidget>) -> [OfferedAction] {
    let around = Array(sequence(first: focus) { gtk_widget_get_parent($0) })
    var seen: Set<String> = []
    return (around + inside(focus)).flatMap { widget in
      (AccessibleActions.existing(of: Widget(widget))?.ownNames ?? [])
        .filter { seen.insert($0).inserted }
        .map { OfferedAction(name: $0, watch: ObjectWatch(widget)) }
    }
  }

  private static func inside(_ widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
    widget.children.flatMap { [$0] + inside($0) }
  }
}

/// What is offered, as items of a menu, apart from those that come before.
struct OfferedActionItems: View {
  let actions: [OfferedAction]

  var body: some View {
    if !actions.isEmpty { MenuSeparator() }
    ForEach(actions.indices, id: \.self) { index in
      Button {
        actions[index].run()
      } label: {
        Text(verbatim: actions[index].name)
      }
    }
  }
}

/// Has the keys for menus open one of what is offered at the focus, where no other menu opens on them. Claim AX8.
struct ActionMenu: IslandEffect {
  func makeCoordinator() -> ActionMenuKeys { ActionMenuKeys() }

  func update(_ widget: Widget, _ coordinator: ActionMenuKeys, environment: EnvironmentValues) {
    coordinator.follow(widget, isEnabled: environment.isEnabled)
  }

  func didUpdate(_ island: IslandWidget, at node: ViewNode, _ coordinator: ActionMenuKeys) { coordinator.node = node }

  static func dismantle(_ coordinator: ActionMenuKeys) { coordinator.end() }
}

/// What the keys for menus do in a view that offers something.
@MainActor
final class ActionMenuKeys: ShortcutMember {
  private(set) weak var widget: Widget?
  weak var node: ViewNode?
  private let menu = PointMenu()
  private var isEnabled = true
  private var membership: WindowMembership?

  /// After the shortcuts of controls.
  var isMenu: Bool { true }

  func follow(_ widget: Widget, isEnabled: Bool) {
    self.isEnabled = isEnabled
    self.widget = widget
    let membership = membership ?? WindowMembership(of: self, at: widget)
    if self.membership == nil { followKeysOfTexts(in: widget) }
    self.membership = membership
    membership.follow()
  }

  /// A text that is edited takes the keys for a menu of its own, which has what is offered as well.
  private func followKeysOfTexts(in widget: Widget) {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    // Connected for as long as there is the widget, whatever is updated at the moment.
    HandlerGroup().collect {
      Signals.connect(keys, answering: "key-pressed") { [weak self] in
        self?.fillMenuOfText($0[0, as: UInt32.self], $0[2, as: UInt32.self])
        return false
      }
    }
    gtk_widget_add_controller(widget.widgetObject, keys)
  }

  private func fillMenuOfText(_ key: UInt32, _ state: UInt32) {
    guard ContextClickCoordinator.isForMenus(key, state), let focus = focusHere, Widget(focus).isText else { return }
    TextActionMenu.show(isEnabled ? OfferedAction.all(at: focus) : [], in: focus)
  }

  func action(for event: OpaquePointer) -> (() -> Void)? {
    let state = gdk_event_get_modifier_state(event).rawValue
    guard isEnabled, ContextClickCoordinator.isForMenus(gdk_key_event_get_keyval(event), state), let focus = focusHere
    else { return nil }
    let offered = OfferedAction.all(at: focus)
    return offered.isEmpty ? nil : { [weak self] in self?.open(offered, below: focus) }
  }

  /// What has the focus, if that is in the view or around it.
  private var focusHere: UnsafeMutablePointer<GtkWidget>? {
    guard let root = membership?.root, let view = widget?.widgetObject, let focus = gtk_root_get_focus(root)
    else { return nil }
    let isHere = gtk_widget_is_ancestor(focus, view) != 0 || gtk_widget_is_ancestor(view, focus) != 0
    return isHere || focus == view ? focus : nil
  }

  private func open(_ offered: [OfferedAction], below focus: UnsafeMutablePointer<GtkWidget>) {
    guard let widget, let node, node.isMounted else { return }
    let corner = CGPoint(x: 0, y: Int(gtk_widget_get_height(focus)))
    let point = focus.point(corner, in: widget.widgetObject) ?? .zero
    menu.open({ AnyView(OfferedActionItems(actions: offered)) }, at: point, of: widget, from: node)
  }

  /// The view has gone.
  func end() {
    membership?.end()
    menu.end()
  }
}
