import Synchronization

/// A clock whose time passes only when a test says so.
///
/// Give it to what sleeps, in the place of `ContinuousClock`: a view takes `any Clock<Duration>` as a parameter or from
/// an environment value of its own. With `drivingGTK(_:)`, GTK's animations and timeouts follow it as well.
///
/// ```swift
/// let clock = TestClock()
/// let mounted = try await MountedView(Countdown(from: 3, clock: clock))
/// await clock.advance(by: .seconds(2))
/// #expect(mounted.root.texts == ["1"])
/// ```
///
/// May be used from any thread; time is advanced on the main thread.
public final class TestClock: Clock {
  /// A moment, as the time since the clock was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let sinceStart: Duration

    /// The moment a while later.
    public func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }

    /// How long after this one another moment is.
    public func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }

    /// Whether a moment is before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.sinceStart < right.sinceStart }
  }

  private let sleepers = Mutex(Sleepers())

  /// A clock at its start.
  public init() {}

  /// The moment that it is.
  public var now: Instant { sleepers.withLock(\.now) }

  /// Any difference counts.
  public var minimumResolution: Duration { .zero }

  /// How many tasks sleep by this clock.
  public var sleeperCount: Int { sleepers.withLock { $0.count } }

  /// Sleeps until a test has advanced the clock to a moment, or the task is cancelled, which throws.
  public nonisolated(nonsending) func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = sleepers.withLock { $0.takeNumber() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // Cancelled before it could sleep, or the moment is past already.
        let result = sleepers.withLock {
          Task.isCancelled ? .failure(CancellationError()) : $0.add(continuation, number, until: deadline)
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      sleepers.withLock { $0.remove(number) }?.resume(throwing: CancellationError())
    }
    sleepers.withLock { $0.wakeUp() }
  }

  /// The first moment at which a task wants to wake.
  var nextDeadline: Instant? { sleepers.withLock(\.nextDeadline) }

  /// Whether somebody was woken and is not yet awake.
  var hasWaking: Bool { sleepers.withLock { $0.waking > 0 } }

  /// Makes it that moment and wakes those who slept until then. Tells whether there are any.
  func move(to moment: Instant) -> Bool {
    let woken = sleepers.withLock { $0.move(to: moment) }
    for sleeper in woken { sleeper.resume() }
    return !woken.isEmpty
  }
}
