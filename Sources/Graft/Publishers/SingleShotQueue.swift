import Dispatch
import OpenCombine
import OpenCombineDispatch
import Synchronization

/// The main queue, on which what is scheduled at intervals runs once.
///
/// OpenCombine's `timeout` never cancels the timer that has told it of the end, which would wake the program for ever.
struct SingleShotQueue: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = DispatchQueue.SchedulerOptions

  var now: SchedulerTimeType { DispatchQueue.main.ocombine.now }

  var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.ocombine.minimumTolerance }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DispatchQueue.main.ocombine.schedule(options: options, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    DispatchQueue.main.ocombine.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> Cancellable {
    let shot = SingleShot(action)
    DispatchQueue.main.asyncAfter(deadline: date.dispatchTime) { shot.fire() }
    return AnyCancellable { shot.cancel() }
  }
}

/// An action that runs once, or never. It is let go of then: it may keep whoever could cancel it.
private final class SingleShot: Sendable {
  /// Runs on the main thread only.
  private struct Action: @unchecked Sendable {
    let run: () -> Void
  }

  private let action: Mutex<Action?>

  init(_ action: @escaping () -> Void) {
    let action = Action(run: action)
    self.action = Mutex(action)
  }

  func fire() { take()?.run() }

  func cancel() { _ = take() }

  private func take() -> Action? {
    action.withLock { action in
      defer { action = nil }
      return action
    }
  }
}
