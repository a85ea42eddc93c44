import Foundation
import OpenCombine
import OpenCombineDispatch
import OpenCombineFoundation

// On Linux a block that is given to a run loop does not wake it, so what another thread sends would wait for the next
// event. `DispatchQueue.main` wakes the main loop, whose turns are those of `RunLoop.main`: what is for that one goes
// this way.

extension Publisher {
  /// Delivers values in turns of a run loop. As Combine documents it, but that the type is erased.
  public func receive(
    on scheduler: RunLoop, options: RunLoop.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    if scheduler === RunLoop.main { return receive(on: DispatchQueue.main).eraseToAnyPublisher() }
    return Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options).eraseToAnyPublisher()
  }

  /// Subscribes, cancels and asks for values in turns of a run loop. As Combine documents it, but that the type is erased.
  public func subscribe(
    on scheduler: RunLoop, options: RunLoop.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    if scheduler === RunLoop.main { return subscribe(on: DispatchQueue.main).eraseToAnyPublisher() }
    return Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options).eraseToAnyPublisher()
  }

  /// Delivers a value once no other has come for a while. As Combine documents it, but that the type is erased.
  public func debounce(
    for dueTime: RunLoop.SchedulerTimeType.Stride, scheduler: RunLoop, options: RunLoop.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    if scheduler === RunLoop.main {
      return debounce(for: dueTime.onQueue, scheduler: DispatchQueue.main).eraseToAnyPublisher()
    }
    return Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
      .eraseToAnyPublisher()
  }

  /// Delivers the first or the latest value of each interval. As Combine documents it, but that the type is erased.
  public func throttle(
    for interval: RunLoop.SchedulerTimeType.Stride, scheduler: RunLoop, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    if scheduler === RunLoop.main {
      return throttle(for: interval.onQueue, scheduler: DispatchQueue.main, latest: latest).eraseToAnyPublisher()
    }
    return Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
      .eraseToAnyPublisher()
  }

  /// Ends, or fails, once no value has come for a while. As Combine documents it, but that the type is erased.
  public func timeout(
    _ interval: RunLoop.SchedulerTimeType.Stride, scheduler: RunLoop, options: RunLoop.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    if scheduler === RunLoop.main {
      return timeout(interval.onQueue, scheduler: SingleShotQueue(), customError: customError).eraseToAnyPublisher()
    }
    return Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError
    ).eraseToAnyPublisher()
  }
}

extension RunLoop.SchedulerTimeType.Stride {
  /// The same time for a queue, which counts nanoseconds and knows of no more than some centuries.
  fileprivate var onQueue: DispatchQueue.SchedulerTimeType.Stride { .seconds(Swift.min(timeInterval, 1e9)) }
}
