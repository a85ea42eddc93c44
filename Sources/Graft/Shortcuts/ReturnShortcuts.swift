import CGTK
import GTKSupport

extension WindowShortcuts {
  /// Has a text view leave Return with Control to the window's shortcuts: GTK's begins a line with it, whatever is held. Claim
  /// MN21.
  static func precede(_ view: Widget) {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    Signals.connect(keys, answering: "key-pressed") { [weak view] _ in
      guard let view, let event = gtk_event_controller_get_current_event(keys) else { return false }
      return takeReturn(event, in: view)
    }
    gtk_widget_add_controller(view.widgetObject, keys)
  }

  /// Runs the shortcut of Return with Control, if a text view's window has one; what an input method composes comes first.
  static func takeReturn(_ event: OpaquePointer, in view: Widget) -> Bool {
    guard isReturnWithControl(event), let action = action(for: event, around: view) else { return false }
    if gtk_text_view_im_context_filter_keypress(view.object.cast(), event) == 0 { action() }
    return true
  }

  private static func isReturnWithControl(_ event: OpaquePointer) -> Bool {
    gdk_key_event_get_keyval(event) == UInt32(GDK_KEY_Return)
      && gdk_event_get_modifier_state(event).rawValue & GDK_CONTROL_MASK.rawValue != 0
  }
}
