import CGTK
import Graft

/// A host for the view of one side, so that the frames in which it is painted can be told from those of the page.
struct Pane<Content: View>: GtkWidgetControllerRepresentable {
  let side: Side
  let content: (Bool) -> Content

  func makeCoordinator() -> FrameCounter { FrameCounter() }

  func makeGtkWidgetController(context: Context) -> GtkHostingController<Told<Content>> {
    let host = GtkHostingController(rootView: Told(side: side, content: content))
    context.coordinator.count(host.widget) { side.countFrame() }
    return host
  }

  /// The view follows its side by itself.
  func updateGtkWidgetController(_ host: GtkHostingController<Told<Content>>, context: Context) {}
}

/// The view of a side, told of each change.
struct Told<Content: View>: View {
  let side: Side
  let content: (Bool) -> Content

  var body: some View { content(side.isOn) }
}

/// Counts the frames in which a widget was painted anew: GTK tells those who would paint its picture elsewhere.
@MainActor
final class FrameCounter {
  private var picture: ObjectReference?
  private var lastFrame: gint64 = 0

  func count(_ widget: Widget, _ count: @escaping @MainActor () -> Void) {
    guard let paintable = gtk_widget_paintable_new(widget.widgetPointer) else { return }
    let picture = ObjectReference(taking: paintable.objectAddress)
    picture.connect("invalidate-contents") { [unowned self] in
      if isAnotherFrame(of: widget) { count() }
    }
    self.picture = picture
  }

  /// By the time that it shows: while a script lets time stand, there may be several paintings of one frame.
  private func isAnotherFrame(of widget: Widget) -> Bool {
    guard let clock = gtk_widget_get_frame_clock(widget.widgetPointer),
      let timings = gdk_frame_clock_get_current_timings(clock)
    else { return false }
    let frame = gdk_frame_timings_get_frame_time(timings)
    defer { lastFrame = frame }
    return frame != lastFrame
  }
}
