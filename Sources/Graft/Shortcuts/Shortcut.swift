import CGTK
import GTKSupport
import Threads

/// A key with modifiers that does something anywhere in its window.
@MainActor
enum Shortcut {
  /// A controller for what triggers it, which it takes over. The action tells whether it has taken the key.
  static func controller(
    trigger: OpaquePointer?, _ action: @escaping @MainActor () -> Bool
  ) -> OpaquePointer? {
    let controller = gtk_shortcut_controller_new()
    gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
    gtk_shortcut_controller_add_shortcut(controller, gtk_shortcut_new(trigger, callback(action)))
    return controller
  }

  /// Has a widget take a key while it is shown: what is covered takes none (NV22).
  static func add(
    key: Int32, modifiers: GdkModifierType, to widget: Widget, _ action: @escaping @MainActor () -> Bool
  ) {
    gtk_widget_add_controller(
      widget.widgetObject,
      controller(trigger: gtk_keyval_trigger_new(UInt32(key), modifiers)) { [weak widget] in
        guard let widget, gtk_widget_get_mapped(widget.widgetObject) != 0 else { return false }
        return action()
      })
  }

  private static func callback(_ action: @escaping @MainActor () -> Bool) -> OpaquePointer? {
    gtk_callback_action_new(
      { _, _, data in
        guard let data else { return 0 }
        nonisolated(unsafe) let address = data
        return MainThread.assumeIsolated { Unmanaged<Action>.fromOpaque(address).takeUnretainedValue().run() ? 1 : 0 }
      }, Unmanaged.passRetained(Action(action)).toOpaque(),
      { data in data.map { Unmanaged<Action>.fromOpaque($0).release() } })
  }

  private final class Action {
    let run: @MainActor () -> Bool

    init(_ run: @escaping @MainActor () -> Bool) { self.run = run }
  }
}
