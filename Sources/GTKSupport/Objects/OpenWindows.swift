import CGTK

/// The windows of the process.
@MainActor
package enum OpenWindows {
  /// Those that GTK lists, the oldest first.
  package static var all: [UnsafeMutablePointer<GtkWidget>] {
    guard let list = gtk_window_get_toplevels() else { return [] }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(item) }
      return item.cast(to: GtkWidget.self)
    }
  }

  /// Those that can be seen; one in which pictures are made cannot.
  package static var visible: [UnsafeMutablePointer<GtkWidget>] { all.filter { gtk_widget_get_visible($0) != 0 } }

  /// The one that the keyboard is for, if it is the process's.
  package static var active: UnsafeMutablePointer<GtkWidget>? { all.first { gtk_window_is_active($0.cast()) != 0 } }
}

extension Widget {
  /// The window that the widget is in.
  package var window: UnsafeMutablePointer<GtkWidget>? {
    guard let root = gtk_widget_get_root(widgetObject), root.isA(gtk_window_get_type()) else { return nil }
    return root.cast()
  }
}
