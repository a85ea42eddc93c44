import Threads

/// When an animation counts as complete. As SwiftUI documents it.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isLogical: Bool

  /// When what is shown has come near to where it goes; a spring may still move a little. Claim AN13.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)

  /// When nothing moves any more. Claim AN13.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}

/// Runs `body`; the updates caused by what it writes are told of the animation, and `completion` runs when all that they
/// move has come to rest, also if nothing moves. Claim AN13.
///
/// The completion runs once, on the main thread.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let awaited = AnimationCompletion(completionCriteria, completion)
  var transaction = Transaction(animation: animation)
  transaction.completions = (AmbientTransaction.current?.transaction.completions ?? []) + [awaited]
  defer {
    // What the body has written is in its views then.
    MainThread.run { UpdateScheduler.shared.afterUpdates { awaited.end() } }
  }
  return try withTransaction(transaction, body)
}

/// What runs when all that one call has moved has come to rest.
final class AnimationCompletion: Sendable {
  let criteria: AnimationCompletionCriteria
  nonisolated(unsafe) private let action: () -> Void
  /// The call itself, and what it has brought to move that is not at its end: changes and transitions.
  @MainActor private var pending = 1
  @MainActor private var isOver = false

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  @MainActor
  func begin() { pending += 1 }

  @MainActor
  func end() {
    pending -= 1
    guard pending == 0, !isOver else { return }
    // A transaction that is kept may move more later.
    isOver = true
    UpdateScheduler.shared.afterUpdates { [self] in action() }
  }
}

extension RunningTransition {
  /// Tells those who wait for it by a criterion, or by any if it has ended.
  func tell(_ criteria: AnimationCompletionCriteria) {
    let told = waiting.filter { criteria == .removed || $0.criteria == criteria }
    waiting.removeAll { completion in told.contains { $0 === completion } }
    for completion in told { completion.end() }
  }
}

extension Transaction {
  /// Runs a function once when all that the updates of this event move under the transaction has come to rest, also if nothing
  /// moves. Claims MO41 and MO42. As SwiftUI documents it.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    let awaited = AnimationCompletion(criteria, completion)
    completions.append(awaited)
    MainThread.run { UpdateScheduler.shared.afterUpdates { awaited.end() } }
  }

  private struct CompletionsKey: TransactionKey {
    static var defaultValue: [AnimationCompletion] { [] }
  }

  /// Who waits until what the updates move has come to rest.
  var completions: [AnimationCompletion] {
    get { self[CompletionsKey.self] }
    set { self[CompletionsKey.self] = newValue }
  }
}
