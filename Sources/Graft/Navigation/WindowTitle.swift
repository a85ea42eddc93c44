import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// Gives the window around it a title, and its own back at the end.
struct WindowTitle: GtkWidgetRepresentable {
  let title: String?

  func makeCoordinator() -> WindowTitleCoordinator { WindowTitleCoordinator() }

  /// A widget without a size, by which the window is found.
  func makeGtkWidget(context: Context) -> Widget {
    let widget = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    let coordinator = context.coordinator
    widget.connect("notify::root") { coordinator.enter($0.widget.window) }
    return widget
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    context.coordinator.title = title
    context.coordinator.show(in: gtkWidget.window)
  }

  static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: WindowTitleCoordinator) {
    coordinator.leave(gtkWidget.window)
  }
}

/// What a navigation container has done to the title of its window, which it does not keep.
@MainActor
final class WindowTitleCoordinator {
  var title: String?
  private var isGiven = false
  /// The title that the window had before it was given one.
  private var ownTitle: String?

  /// The container is in another window by now.
  func enter(_ window: Widget?) {
    isGiven = false
    show(in: window)
  }

  /// Gives the window the title, or its own where there is none.
  func show(in window: Widget?) {
    guard let window else { return }
    guard let title else { return leave(window) }
    if !isGiven { ownTitle = window.windowTitle }
    isGiven = true
    window.windowTitle = title
  }

  /// Gives the window its own title back.
  func leave(_ window: Widget?) {
    if isGiven { window?.windowTitle = ownTitle }
    isGiven = false
  }
}

extension Widget {
  /// The window that the widget is in.
  fileprivate var window: Widget? {
    guard let root = gtk_widget_get_root(widgetObject), root.isA(gtk_window_get_type())
    else { return nil }
    return Widget(root)
  }

  fileprivate var windowTitle: String? {
    get { gtk_window_get_title(windowPointer).map { String(cString: $0) } }
    set { if newValue != windowTitle { gtk_window_set_title(windowPointer, newValue.map(CText.shown)) } }
  }

  private var windowPointer: UnsafeMutablePointer<GtkWindow> { object.cast() }
}
