import Foundation

/// Views that come or go by a transition. What is drawn of them changes from frame to frame, and nothing else does.
@MainActor
package final class RunningTransition {
  /// Whether the views go.
  package let isRemoval: Bool
  /// The leaves of the views, in one island.
  package private(set) var leaves: [any LeafNode] = []
  /// The view that comes or goes.
  let node: ViewNode
  /// What keeps the views that go.
  weak var departure: Departure?
  private(set) var hasEnded = false
  /// Who waits for the end, and has not been told yet.
  var waiting: [AnimationCompletion] = []
  private weak var holder: (any TransitionHolder)?
  private let parts: [MovingPart]
  private let isMirrored: Bool
  /// Where the view is, or was before it went.
  private let place: () -> CGRect?
  private var start: Double?
  private var elapsed = 0.0

  /// An effect with its animation.
  private struct MovingPart {
    let part: TransitionPart
    let animation: Animation
    /// How far away the view was when it began to go.
    let start: Double
  }

  /// A transition, or none if no effect of it has an animation.
  init?(_ unit: TransitionUnit, isRemoval: Bool, in transaction: Transaction) {
    let parts = isRemoval ? unit.transition.removal : unit.transition.insertion
    let arrival = unit.node.arrival
    self.parts = parts.compactMap { part in
      let own = transaction.disablesAnimations ? nil : part.animation
      guard let animation = own ?? transaction.animation else { return nil }
      return MovingPart(part: part, animation: animation, start: arrival?.amount(of: part.kind) ?? 0)
    }
    guard !self.parts.isEmpty else { return nil }
    self.isRemoval = isRemoval
    node = unit.node
    let lastFrame = unit.frame
    self.place = isRemoval ? { lastFrame } : { unit.frame }
    isMirrored = unit.node.scope.values.layoutDirection == .rightToLeft
    waiting = transaction.completions
  }

  /// Notes which leaves the views have.
  func collectLeaves() {
    for item in node.itemNodes { (item.modifiersAround.last ?? item).collectLeaves(&leaves) }
  }
}

// MARK: - The course

extension RunningTransition {
  /// Begins, with what holds the leaves. Tells whether there is anything to see.
  func begin() -> Bool {
    if !isRemoval { collectLeaves() }
    leaves.removeAll { !$0.hasElement }
    holder = leaves.first?.island?.holder as? any TransitionHolder
    holder?.begin(self)
    return holder != nil
  }

  /// Comes to a moment, in seconds. It starts with the first.
  func advance(to moment: Double) {
    elapsed = moment - (start ?? moment)
    start = start ?? moment
    holder?.advance(self)
  }

  /// Ends it now, with those that go together with it.
  package func finish() {
    let graph = node.graph
    graph.end(graph.motion.running.filter { $0 === self || departure != nil && $0.departure === departure })
  }

  func end() {
    hasEnded = true
    holder?.end(self)
  }

  var isComplete: Bool { parts.allSatisfy { elapsed >= $0.animation.duration } }

  var isLogicallyComplete: Bool { parts.allSatisfy { elapsed >= $0.animation.logicalDuration } }

  /// How the leaves are drawn at the moment, which have this frame altogether.
  package func effect(on leaves: CGRect) -> TransitionEffect {
    let frame = place() ?? leaves
    return parts.reduce(.none) { effect, moving in
      effect.followed(by: moving.part.effect(amount(of: moving), in: frame, isMirrored: isMirrored))
    }
  }

  private func amount(of moving: MovingPart) -> Double {
    let progress = moving.animation.progress(at: elapsed)
    return isRemoval ? moving.start + (1 - moving.start) * progress : 1 - progress
  }

  private func amount(of kind: TransitionPart.Kind) -> Double {
    parts.first { $0.part.kind == kind }.map(amount) ?? 0
  }
}

extension ViewNode {
  /// The transition by which this view comes at the moment: what goes before it is there starts from where it is.
  fileprivate var arrival: RunningTransition? {
    graph.existing(Motion.self)?.running.first { !$0.isRemoval && $0.node === self }
  }
}
