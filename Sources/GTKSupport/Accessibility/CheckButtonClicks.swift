import CGTK

/// What a click on a check button is: assistive technologies can make one, of which GTK 4.8 offers them nothing, and what is in
/// the label can have one for itself.
@MainActor
package enum CheckButtonClicks {
  /// Offers an action in every check button that is made from now on.
  package static func install() { _ = isInstalled }

  private static let isInstalled: Bool = {
    guard let made = g_type_class_ref(gtk_check_button_get_type()) else { return false }
    gtk_widget_class_install_action(made.assumingMemoryBound(to: GtkWidgetClass.self), "toggle.click", nil) {
      widget, _, _ in
      gtk_widget_activate(widget)
    }
    return true
  }()

  /// Leaves the press that goes on to a widget in the label of a check button; nothing elsewhere. The button hears of the release
  /// first, and would take it.
  package static func leavePress(to widget: UnsafeMutablePointer<GtkWidget>) {
    guard let button = gtk_widget_get_ancestor(widget, gtk_check_button_get_type()) else { return }
    for click in Widget(retaining: button).controllers where click.isA(gtk_gesture_click_get_type()) {
      gtk_gesture_set_state(click.object.cast(), GTK_EVENT_SEQUENCE_DENIED)
    }
  }
}
