import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

extension View {
  /// Runs an action on a key with modifiers, wherever the focus is in the window, and on a button of the mouse over the view. The
  /// action tells whether it has taken the key.
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
}

/// The controllers of a key, which are installed once.
@MainActor
private final class WindowKeyControllers {
  private var action: (() -> Bool)?

  func follow(_ wish: WindowKey, on widget: Widget) {
    let isNew = action == nil
    action = wish.action
    guard isNew else { return }
    Shortcut.add(key: wish.key, modifiers: wish.modifiers, to: widget) { [weak self] in self?.action?() ?? false }
    if let button = wish.button { gtk_widget_add_controller(widget.widgetObject, click(button)) }
  }

  private func click(_ button: UInt32) -> OpaquePointer? {
    let click = gtk_gesture_click_new()
    gtk_gesture_single_set_button(click, button)
    if let click { Signals.connect(click, "pressed") { [weak self] in _ = self?.action?() } }
    return click
  }
}
