import CGTK

/// What the frames of half a second have cost, up to the latest.
struct FrameCosts {
  private var frames: [(end: ContinuousClock.Instant, cost: Duration)] = []

  var count: Int { frames.count }

  var longest: Duration { frames.map(\.cost).max() ?? .zero }

  /// Of one frame; zero before the first.
  var mean: Duration { frames.isEmpty ? .zero : frames.reduce(.zero) { $0 + $1.cost } / frames.count }

  /// A frame ends now.
  mutating func add(_ cost: Duration) {
    let now = ContinuousClock.now
    frames.removeAll { now - $0.end > .milliseconds(500) }
    frames.append((now, cost))
  }
}

/// How long the main thread has worked since the program began. While it waits it does not.
@MainActor var mainThreadWork: Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
