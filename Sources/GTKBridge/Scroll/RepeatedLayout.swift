import CGTK
import GTKSupport

/// Lays content out once more before the frame is painted, asked for while GTK lays it out: until that is over it forgets what it is
/// asked for.
@MainActor
final class RepeatedLayout {
  private var connection: SignalConnection?

  isolated deinit { connection?.disconnect() }

  func ask(for widget: UnsafeMutablePointer<GtkWidget>) {
    guard connection == nil, let clock = gtk_widget_get_frame_clock(widget) else { return }
    let reference = ObjectReference(retaining: widget.objectAddress)
    connection = Signals.connect(clock, "layout", after: true) { [weak self] in
      self?.connection?.disconnect()
      self?.connection = nil
      let parent = gtk_widget_get_parent(reference.object.cast())
      parent.map(gtk_widget_queue_allocate)
    }
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
  }
}
