import Animations
import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// Brings a distance to another with the frames of a window; at once where the user wants nothing to move.
@MainActor
final class FrameMotion {
  /// In seconds.
  private static let duration = 0.2

  private let end: CGFloat
  private let step: (CGFloat) -> Void
  private let completion: () -> Void
  private var clock: (object: ObjectReference, frames: SignalConnection)?

  /// Tells each distance on the way of a widget, and then that the end is reached.
  init(
    of widget: UnsafeMutablePointer<GtkWidget>, from start: CGFloat, to end: CGFloat, step: @escaping (CGFloat) -> Void,
    completion: @escaping () -> Void
  ) {
    (self.end, self.step, self.completion) = (end, step, completion)
    guard start != end, UserAnimations.areOn, gtk_widget_get_mapped(widget) != 0,
      let clock = gtk_widget_get_frame_clock(widget)
    else {
      finish()
      return
    }
    let begin = gdk_frame_clock_get_frame_time(clock)
    let frames = HandlerGroup().collect {
      Signals.connect(clock, "update") { [weak self] in
        let passed = Double(gdk_frame_clock_get_frame_time(clock) - begin) / 1_000_000
        self?.move(from: start, at: passed / Self.duration)
      }
    }
    self.clock = (ObjectReference(retaining: clock.objectAddress), frames)
    gdk_frame_clock_begin_updating(clock)
  }

  private func move(from start: CGFloat, at share: Double) {
    guard share < 1 else { return finish() }
    step(start + (end - start) * UnitCurve.easeOut.value(at: share))
  }

  private func finish() {
    stop()
    step(end)
    completion()
  }

  /// Leaves the distance where it is.
  func stop() {
    guard let (object, frames) = exchange(&clock, with: nil) else { return }
    frames.disconnect()
    gdk_frame_clock_end_updating(object.object.cast())
  }
}
