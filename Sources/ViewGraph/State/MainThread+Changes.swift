import Dispatch
import Threads

extension MainThread {
  /// Runs `body` at once when this is the main thread, otherwise in a later turn of the main actor, under the transaction
  /// of this moment.
  package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainThread.assumeIsolated(body)
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
    if isCurrent { return MainThread.assumeIsolated { body(owner) } }
    run {
      body(owner)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak owner] in
        MainThread.assumeIsolated { if let owner { body(owner) } }
      }
    }
  }
}
