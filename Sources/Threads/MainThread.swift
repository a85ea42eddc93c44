import Foundation
import Synchronization

/// The thread of the main actor.
package enum MainThread {
  /// Which thread it is; 0 until it has asked once.
  @usableFromInline static let identity = Atomic<pthread_t>(0)

  /// Whether this is the main thread. Foundation asks the kernel twice each time, which would be most of what a write costs.
  @inlinable package static var isCurrent: Bool {
    let known = identity.load(ordering: .relaxed)
    return known != 0 ? known == pthread_self() : learn()
  }

  @usableFromInline
  static func learn() -> Bool {
    guard Thread.isMainThread else { return false }
    identity.store(pthread_self(), ordering: .relaxed)
    return true
  }

  /// Runs what belongs to the main actor in a function that C calls on the main thread. On another thread the program ends.
  ///
  /// As `MainActor.assumeIsolated`, which goes through a dozen functions of Swift's runtime to find the same out. In a frame they
  /// are called so often, and are so seldom still at hand in the processor, that they were a tenth of what a small one costs.
  @inlinable
  package static func assumeIsolated<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    guard isCurrent else { fatalError("the main actor is used on a thread that is not the main thread") }
    // The isolation is no part of how a function is called, only of who may.
    return try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> Result).self)() }
  }
}
