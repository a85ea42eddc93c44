/// The time of an animation without anything that is shown.
private struct ElapsedShare: Animatable {
  var animatableData: Double
}

/// What keeps a mover that shows nothing.
private final class MotionKey {}

extension ViewNode {
  /// Has a share go from 0 to 1 by the animation of the update that runs, and tells of it in each frame. Returns what is shown
  /// now: 1 where nothing moves.
  package final func movedShare(keptBy key: AnyObject, _ present: @escaping (Double) -> Void) -> Double {
    moved(to: ElapsedShare(animatableData: 1), from: ElapsedShare(animatableData: 0), keptBy: key) {
      present($0.animatableData)
    }.animatableData
  }

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
