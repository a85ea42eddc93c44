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
    if let window = root.window { gtk_window_close(window.cast()) }
  }
}

extension OpenWindows {
  /// Destroys those that can be seen but for some, so that the next test has none of them; what a message says of each.
  static func destroyVisible(besides others: [UnsafeMutablePointer<GtkWidget>]) -> [String] {
    visible.filter { !others.contains($0) }.map { window in
      let title: String = Widget(window)["title"]
      gtk_window_destroy(window.cast())
      return "left open: a window" + (title.isEmpty ? "" : " '\(title)'")
    }
  }
}
