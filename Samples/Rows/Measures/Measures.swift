import Graft
import Observation

/// What is measured of a window while it is used: what its frames cost, and how many widgets it has.
@Observable @MainActor
final class Measures {
  /// What is shown: it is read four times a second.
  private(set) var reading = Reading()

  struct Reading: Equatable {
    var frames = 0
    /// In tenths of milliseconds, as all that is shown.
    var mean = 0.0
    var longest = 0.0
    var widgets = 0
  }

  /// What is in the window that is measured.
  @ObservationIgnored var widget: Widget?
  @ObservationIgnored private var frames = FrameCosts()
  @ObservationIgnored private var workBefore = mainThreadWork
  /// Whether frames came that do more than show what was read.
  @ObservationIgnored private var hasNewFrames = false
  @ObservationIgnored private var isShowing = false

  // snippet: what a frame has cost
  /// A frame was painted. What the main thread has worked since the one before was for this one.
  func frameWasPainted() {
    let work = mainThreadWork
    frames.add(work - workBefore)
    workBefore = work
    noteFrame()
  }
  // snippet end

  /// Reads what was measured, until the task is cancelled.
  func follow() async {
    while !Task.isCancelled {
      read()
      try? await Task.sleep(for: .milliseconds(250))
    }
  }

  /// A frame that shows what was read gives nothing to read: at rest nothing changes any more.
  private func noteFrame() {
    if !isShowing { hasNewFrames = true }
    isShowing = false
  }

  private func read() {
    var new = reading
    if hasNewFrames { (new.frames, new.mean, new.longest) = (frames.count, frames.mean.tenths, frames.longest.tenths) }
    hasNewFrames = false
    // To count widgets is no work of a frame.
    let start = mainThreadWork
    new.widgets = widget?.widgetsInWindow ?? 0
    workBefore += mainThreadWork - start
    guard new != reading else { return }
    (reading, isShowing) = (new, true)
  }
}

extension Duration {
  /// In milliseconds, to a tenth.
  fileprivate var tenths: Double { (self / .microseconds(100)).rounded() / 10 }
}
