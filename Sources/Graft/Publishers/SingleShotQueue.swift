import Dispatch
import OpenCombine
import OpenCombineDispatch

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
    let timer = DispatchWorkItem(block: action)
    DispatchQueue.main.asyncAfter(deadline: date.dispatchTime, execute: timer)
    return AnyCancellable { timer.cancel() }
  }
}
