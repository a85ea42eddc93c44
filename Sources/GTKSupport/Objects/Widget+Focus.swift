import CGTK

/// The focus of a window, as one widget in it knows it.
extension Widget {
  /// What has the focus of the window, if that is the widget or in it.
  package var focusInside: UnsafeMutablePointer<GtkWidget>? {
    guard let root = gtk_widget_get_root(widgetObject), let focus = gtk_root_get_focus(root) else { return nil }
    return focus == widgetObject || gtk_widget_is_ancestor(focus, widgetObject) != 0 ? focus : nil
  }

  /// Takes the focus away from the widget and what is in it. GTK would keep what is hidden or taken out with the focus until a
  /// frame comes, and for good where something around it is before that.
  package func loseFocus() {
    if focusInside != nil { gtk_root_set_focus(gtk_widget_get_root(widgetObject), nil) }
  }
}
