import CGTK
import GTKSupport

extension WidgetQuery {
  /// What is shown in windows over the one that the root is in: sheets and dialogs, the one that was opened last at the
  /// end. Each is a query of its own; what is over it is asked of that.
  public var sheets: [WidgetQuery] {
    guard let window = gtk_widget_get_root(root.widgetObject)?.cast(to: GtkWindow.self) else { return [] }
    return OpenWindows.all.filter { gtk_window_get_transient_for($0.cast()) == window }
      .map { WidgetQuery(root: Widget($0)) }
  }

  /// Asks the window that the root is in to close, as its close button or the desktop does.
  public func closeWindow() {
    guard let window = gtk_widget_get_root(root.widgetObject), window.isA(gtk_window_get_type()) else { return }
    gtk_window_close(window.cast())
  }
}

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

  /// Destroys those that can be seen but for some, so that the next test has none of them; what a message says of each.
  static func destroyVisible(besides others: [UnsafeMutablePointer<GtkWidget>]) -> [String] {
    visible.filter { !others.contains($0) }.map { window in
      let title: String = Widget(window)["title"]
      gtk_window_destroy(window.cast())
      return "left open: a window" + (title.isEmpty ? "" : " '\(title)'")
    }
  }
}
