import Dispatch
import Foundation
import Synchronization

/// Getting to the main thread.
package enum MainThread {
  /// Which thread it is; 0 until it has asked once.
  private static let identity = Atomic<pthread_t>(0)

  /// Whether this is the main thread. Foundation asks the kernel twice each time, which would be most of what a write costs.
  package static var isCurrent: Bool {
    let known = identity.load(ordering: .relaxed)
    if known != 0 { return known == pthread_self() }
    guard Thread.isMainThread else { return false }
    identity.store(pthread_self(), ordering: .relaxed)
    return true
  }

  /// Runs `body` at once when this is the main thread, otherwise in a later turn of the main actor, under the transaction
  /// of this moment.
  package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      let ambient = AmbientTransaction.current
      Task { @MainActor in AmbientTransaction.with(ambient, body) }
    }
  }

  /// Tells of a change that is about to be made. Another thread may store the new value only after the old one was read
  /// again, and nobody tells when it has: `@Published` tells its subscribers before it stores. So `body` runs once more a
  /// tenth of a second later.
  static func runBeforeChange<Owner: AnyObject & Sendable>(
    of owner: Owner, _ body: @escaping @MainActor @Sendable (Owner) -> Void
  ) {
    if isCurrent { return MainActor.assumeIsolated { body(owner) } }
    run {
      body(owner)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak owner] in
        MainActor.assumeIsolated { if let owner { body(owner) } }
      }
    }
  }
}
