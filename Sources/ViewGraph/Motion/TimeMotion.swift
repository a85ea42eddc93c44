/// The time of an animation without anything that is shown.
private struct ElapsedShare: Animatable {
  var animatableData: Double
}

/// What keeps a mover that shows nothing.
private final class MotionKey {}

extension ViewNode {
  /// Runs an action when the animation of a transaction is logically complete that begins now, or when the view has gone.
  /// Tells whether it will.
  package final func waitForEnd(of transaction: Transaction, _ action: @escaping () -> Void) -> Bool {
    guard transaction.animation != nil, graph.host?.animates == true else { return false }
    let completion = AnimationCompletion(.logicallyComplete, action)
    var transaction = transaction
    transaction.completions = [completion]
    _ = graph.moved(
      to: ElapsedShare(animatableData: 1), from: ElapsedShare(animatableData: 0), keptBy: MotionKey(), of: self,
      in: transaction
    ) { _ in }
    completion.end()
    graph.motion.tellBeginning(in: graph)
    return true
  }
}
