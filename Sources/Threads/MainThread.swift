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

  /// Runs what belongs to the main actor where only the caller knows that it is there, as in a function that C calls.
  ///
  /// As `MainActor.assumeIsolated`, which goes through a dozen functions of Swift's runtime. In a frame they are called so often,
  /// and are so seldom still at hand in the processor, that they were a tenth of what a small one costs. On another thread it is
  /// asked after all: where no GLib loop runs, the main actor may have gone there, and else the program ends.
  @inlinable
  package static func assumeIsolated<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    guard isCurrent else { return try MainActor.assumeIsolated(body) }
    // The isolation is no part of how a function is called, only of who may.
    return try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> Result).self)() }
  }
}
