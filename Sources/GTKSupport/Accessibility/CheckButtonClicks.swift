import CGTK

/// What lets assistive technologies click a check button, of which GTK 4.8 offers them nothing.
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
}
