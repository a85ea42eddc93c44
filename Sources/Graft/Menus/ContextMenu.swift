import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

extension View {
  /// Opens a menu at the pointer on a secondary click or a long press on the view, and at the view on the Menu key or Shift+F10
  /// while it has the focus. Of menus in one another the innermost opens, and none that has no items. On the view of a row of a
  /// list it is the menu of the whole row. Claims MN13 and LS28.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: @escaping () -> MenuItems) -> some View {
    modifier(ContextMenuOpening(items: menuItems))
  }

  /// Opens a menu on a secondary click; the desktop shows no preview. Claim MN13.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { contextMenu(menuItems: menuItems) }

  /// Opens a menu on a secondary click: the older form.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    self.contextMenu { if let contextMenu { contextMenu.items() } }
  }
}

/// The items of a context menu: the older form.
public struct ContextMenu<MenuItems: View> {
  let items: () -> MenuItems

  /// The views of the block as items.
  public init(@ViewBuilder menuItems: @escaping () -> MenuItems) { items = menuItems }
}

/// A view that opens a menu on itself.
private struct ContextMenuOpening<Items: View>: ViewModifier {
  let items: () -> Items
  @State private var opening: Opening?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.swipesViews) private var swipesViews
  @Environment(\.actionsAround) private var actionsAround
  @Environment(\.menuAround) private var menuAround

  func body(content: Content) -> some View {
    let item = Binding {
      opening
    } set: {
      opening = $0
    }
    ModifiedItems(
      content: content.environment(\.menuAround, menuInside),
      modifier: ContextClick { [$opening] point, actions in
        $opening.wrappedValue = Opening(id: ($opening.wrappedValue?.id ?? 0) + 1, point: point, actions: actions)
      }
    )
    .background {
      MenuAnchor(
        presentation: Presentation(item: item, onDismiss: nil) { menu(offering: $0.actions) },
        place: .point(opening?.point ?? .zero), content: { menu(offering: []) })
    }
    .rowTraits { [items, isEnabled] in $0[RowOwnMenu.self] = isEnabled ? { AnyView(items()) } : nil }
  }

  /// What views in this one that are swiped have in their menus, which open in place of this one. Claim LS47.
  private var menuInside: (() -> AnyView)? {
    swipesViews && isEnabled ? { [items] in AnyView(items()) } : menuAround
  }

  @ViewBuilder
  private func menu(offering actions: [OfferedAction]) -> some View {
    items()
    if !actionsAround.isEmpty { RowActionItems(actions: actionsAround) }
    OfferedActionItems(actions: actions)
  }

  private struct Opening: Identifiable {
    let id: Int
    let point: CGPoint
    let actions: [OfferedAction]
  }
}

/// That a secondary click, a long press or the keys for menus do something.
private struct ContextClick: IslandEffect {
  /// Opens the menu at a point; on a key, with what is offered at the focus (AX8).
  let open: (CGPoint, [OfferedAction]) -> Void

  func makeCoordinator() -> ContextClickCoordinator { ContextClickCoordinator() }

  func update(_ widget: Widget, _ coordinator: ContextClickCoordinator, environment: EnvironmentValues) {
    let open: (CGPoint) -> Bool = { [weak coordinator] in
      self.open($0, coordinator?.actionsOfKey ?? [])
      return true
    }
    coordinator.open = environment.isEnabled ? open : nil
    coordinator.install(on: widget)
  }
}

/// The controllers of a view with a context menu.
@MainActor
final class ContextClickCoordinator {
  /// Opens the menu at a point, and tells whether there is one.
  var open: ((CGPoint) -> Bool)?
  /// Where the menu opens on a key, if not below the view.
  var keyPoint: () -> CGPoint? = { nil }
  /// Whether the click counts before what is inside of the widget sees it.
  var precedesInside = false
  private var press: MenuPress?
  /// What is offered at the focus, while the menu is opened by a key.
  private(set) var actionsOfKey: [OfferedAction] = []

  func install(on widget: Widget) {
    guard press == nil else { return }
    addClick(to: widget)
    press = MenuPress(on: widget) { [weak self] in self?.open?($0) == true }
    addKeys(to: widget)
  }

  private func addClick(to widget: Widget) {
    guard let click = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(click, UInt32(GDK_BUTTON_SECONDARY))
    if precedesInside { gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE) }
    Signals.connect(click, "pressed") { [weak self] arguments in self?.begin(click, at: arguments.point(at: 1)) }
    gtk_widget_add_controller(widget.widgetObject, click)
  }

  private func begin(_ gesture: OpaquePointer, at point: CGPoint) {
    if open?(point) == true { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
  }

  /// Whether a key with what is held opens menus.
  static func isForMenus(_ key: UInt32, _ state: UInt32) -> Bool {
    let isShifted = state & GDK_SHIFT_MASK.rawValue != 0
    return Int32(key) == GDK_KEY_Menu || Int32(key) == GDK_KEY_F10 && isShifted
  }

  private func addKeys(to widget: Widget) {
    guard let keys = gtk_event_controller_key_new() else { return }
    Signals.connect(keys, answering: "key-pressed") { [weak self, weak widget] arguments in
      let (key, state) = (arguments[0, as: UInt32.self], arguments[2, as: UInt32.self])
      guard ContextClickCoordinator.isForMenus(key, state), let self, let open, let widget else { return false }
      let focus = gtk_widget_get_root(widget.widgetObject).flatMap { gtk_root_get_focus($0) }
      actionsOfKey = focus.map { OfferedAction.all(at: $0) } ?? []
      defer { actionsOfKey = [] }
      return open(keyPoint() ?? CGPoint(x: 0, y: Int(gtk_widget_get_height(widget.widgetObject))))
    }
    gtk_widget_add_controller(widget.widgetObject, keys)
  }
}
