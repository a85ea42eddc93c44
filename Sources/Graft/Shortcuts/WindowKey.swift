import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

extension View {
  /// Runs an action on a key with modifiers, wherever the focus is in the window, and on a button of the mouse over the view. The
  /// action tells whether it has taken the key. Of several for one key those of the views around the focus are asked first, from
  /// the nearest outwards.
  func onWindowKey(
    _ key: Int32, _ modifiers: GdkModifierType, orMouseButton button: UInt32? = nil, _ action: @escaping () -> Bool
  ) -> some View {
    ModifiedItems(
      content: self, modifier: WindowKey(key: key, modifiers: modifiers, button: button, action: action))
  }
}

private struct WindowKey: IslandEffect {
  let key: Int32
  let modifiers: GdkModifierType
  let button: UInt32?
  let action: () -> Bool

  func makeCoordinator() -> WindowKeyControllers { WindowKeyControllers() }

  func update(_ widget: Widget, _ coordinator: WindowKeyControllers, environment: EnvironmentValues) {
    coordinator.follow(self, on: widget)
  }

  static func dismantle(_ coordinator: WindowKeyControllers) { coordinator.end() }
}

/// The controllers of a key, which are installed once.
@MainActor
private final class WindowKeyControllers {
  /// Those of all windows, by their widgets.
  private static var all: [UnsafeMutablePointer<GtkWidget>: [WindowKeyControllers]] = [:]

  private var wish: WindowKey?
  private weak var widget: Widget?
  private var place: UnsafeMutablePointer<GtkWidget>?

  func follow(_ wish: WindowKey, on widget: Widget) {
    let isNew = self.wish == nil
    self.wish = wish
    guard isNew else { return }
    self.widget = widget
    place = widget.widgetObject
    Self.all[widget.widgetObject, default: []].append(self)
    Shortcut.add(key: wish.key, modifiers: wish.modifiers, to: widget) { [weak self] in self?.take() ?? false }
    if let button = wish.button { gtk_widget_add_controller(widget.widgetObject, click(button)) }
  }

  func end() {
    guard let place = exchange(&place, with: nil) else { return }
    Self.all[place]?.removeAll { $0 === self }
    if Self.all[place]?.isEmpty == true { Self.all[place] = nil }
  }

  private func take() -> Bool {
    for other in aroundFocus {
      if other === self { break }
      if other.wish?.action() == true { return true }
    }
    return wish?.action() ?? false
  }

  /// Those for the same key around what has the focus in the window, from the nearest outwards.
  private var aroundFocus: [WindowKeyControllers] {
    guard let widget, let root = gtk_widget_get_root(widget.widgetObject) else { return [] }
    var (found, next): ([WindowKeyControllers], UnsafeMutablePointer<GtkWidget>?) = ([], gtk_root_get_focus(root))
    while let widget = next {
      found += (Self.all[widget] ?? []).filter(hasSameKey)
      next = gtk_widget_get_parent(widget)
    }
    return found
  }

  private func hasSameKey(_ other: WindowKeyControllers) -> Bool {
    other.wish?.key == wish?.key && other.wish?.modifiers == wish?.modifiers
  }

  private func click(_ button: UInt32) -> OpaquePointer? {
    let click = gtk_gesture_click_new()
    gtk_gesture_single_set_button(click, button)
    if let click { Signals.connect(click, "pressed") { [weak self] in _ = self?.wish?.action() } }
    return click
  }
}
