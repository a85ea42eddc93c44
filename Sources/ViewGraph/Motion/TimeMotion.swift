import Animations

/// The time of an animation without anything that is shown.
private struct ElapsedShare: Animatable {
  var animatableData: Double
}

/// What keeps a mover that shows nothing.
private final class MotionKey {}

extension ViewNode {
  /// Has a share go from 0 to 1 by the animation of the update that runs, or else by one of its own, and tells of it in each
  /// frame. Returns what is shown now: 1 where nothing moves.
  package final func movedShare(
    keptBy key: AnyObject, by own: Animation? = nil, _ present: @escaping (Double) -> Void
  ) -> Double {
    let (old, new) = (ElapsedShare(animatableData: 0), ElapsedShare(animatableData: 1))
    let show: (ElapsedShare) -> Void = { present($0.animatableData) }
    guard let own, !transaction.mayMove else { return moved(to: new, from: old, keptBy: key, show).animatableData }
    return moved(to: new, from: old, by: transaction.disablesAnimations ? nil : own, keptBy: key, show).animatableData
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

/// One course of an animation in which code of the program takes part.
final class ProgressRun {
  /// Whether another one has taken its place.
  var isOver = false
}

extension ViewNode {
  /// Tells code of the program how far the animation of a transaction has come: now, in each frame, and at last that it is
  /// there. What the view was told of before ends. Without an animation it is there now.
  package final func takePart(in transaction: Transaction, _ progress: @escaping (Double) -> Void) {
    graph.existing(Motion.self)?.endProgress(of: self)
    guard transaction.animation != nil, graph.host?.animates == true else { return progress(1) }
    let run = ProgressRun()
    graph.motion.progressRuns[ObjectIdentifier(self)] = run
    let shown = graph.moved(
      to: ElapsedShare(animatableData: 1), from: ElapsedShare(animatableData: 0), keptBy: run, of: self,
      in: transaction
    ) { if !run.isOver { progress($0.animatableData) } }
    graph.motion.tellBeginning(in: graph)
    progress(shown.animatableData)
  }
}
