/// Which tokens learn that their motion is complete (MO42).
package struct MotionCompletions: Equatable, Sendable {
  /// Those whose own animation counts as complete.
  package internal(set) var logical: [Int]

  /// Those whose property has come to rest.
  package internal(set) var removed: [Int]

  /// What tokens learn in one frame.
  package init(logical: [Int] = [], removed: [Int] = []) { (self.logical, self.removed) = (logical, removed) }

  /// Whether none learns anything.
  package var isEmpty: Bool { logical.isEmpty && removed.isEmpty }
}

/// The tokens that wait, in the order in which they came, and what they are to be told next.
struct WaitingTokens {
  private struct Waiter {
    let token: Int
    /// The motion that it waits for.
    let id: Int
    var isLogicallyComplete = false
  }

  private var waiters: [Waiter] = []
  private var completions = MotionCompletions()

  mutating func add(_ token: Int, for id: Int) { waiters.append(Waiter(token: token, id: id)) }

  /// Whether one of them waits until a motion counts as complete.
  func contains(_ id: Int) -> Bool { waiters.contains { $0.id == id && !$0.isLogicallyComplete } }

  /// A motion counts as complete.
  mutating func complete(_ id: Int) {
    if !waiters.isEmpty { complete { $0 == id } }
  }

  /// All motions count as complete, but for the one that is to begin.
  mutating func completeAll(but id: Int?) {
    if !waiters.isEmpty { complete { $0 != id } }
  }

  /// All motions are over.
  mutating func removeAll() -> MotionCompletions {
    completeAll(but: nil)
    completions.removed = waiters.map(\.token)
    waiters = []
    return takeCompletions()
  }

  mutating func takeCompletions() -> MotionCompletions {
    defer { completions = MotionCompletions() }
    return completions
  }

  private mutating func complete(_ isMeant: (Int) -> Bool) {
    for index in waiters.indices where !waiters[index].isLogicallyComplete && isMeant(waiters[index].id) {
      waiters[index].isLogicallyComplete = true
      completions.logical.append(waiters[index].token)
    }
  }
}
