import Foundation
import OpenCombine
import OpenCombineDispatch
import OpenCombineFoundation

extension Publisher {
  /// Delivers values in turns of a run loop.
  ///
  /// On Linux a block that is given to a run loop does not wake it, so a value that another thread sends would wait for
  /// the next event. `DispatchQueue.main` wakes the main loop, whose turns are those of `RunLoop.main`: values for that one
  /// go this way. As Combine documents it.
  public func receive(
    on scheduler: RunLoop, options: RunLoop.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    if scheduler === RunLoop.main { return receive(on: DispatchQueue.main).eraseToAnyPublisher() }
    return Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options).eraseToAnyPublisher()
  }
}
