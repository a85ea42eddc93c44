import CGTK
import Graft

/// Tells of each frame of the window that it is in. It is a widget, as GTK gives the clock of a window's frames to those.
struct FrameWatch: GtkWidgetRepresentable {
  let measures: Measures

  func makeGtkWidget(context: Context) -> Widget {
    let widget = Widget(typeName: "GtkBox")
    let watch = context.coordinator
    widget.connect("realize") { watch.begin(measures, $0.widget) }
    widget.connect("unrealize") { watch.end() }
    return widget
  }

  func updateGtkWidget(_ widget: Widget, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator() }

  /// Listens to a clock, which there is while the widget is in a window.
  @MainActor
  final class Coordinator {
    private var connection: SignalConnection?

    func begin(_ measures: Measures, _ widget: Widget) {
      guard let clock = gtk_widget_get_frame_clock(widget.widgetPointer) else { return }
      measures.widget = widget
      connection = Signals.connect(clock, "after-paint") { measures.frameWasPainted() }
    }

    func end() { connection?.disconnect() }
  }
}

extension Widget {
  /// How many widgets are in the window around this one, each of which was made, measured and given a place.
  var widgetsInWindow: Int {
    gtk_widget_get_root(widgetPointer).map { Self.count(UnsafeMutablePointer($0)) } ?? 0
  }

  private static func count(_ widget: UnsafeMutablePointer<GtkWidget>) -> Int {
    var (count, child) = (1, gtk_widget_get_first_child(widget))
    while let found = child {
      count += self.count(found)
      child = gtk_widget_get_next_sibling(found)
    }
    return count
  }
}
