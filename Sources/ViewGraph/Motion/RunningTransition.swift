import Foundation

/// Views that come or go by a transition. What is drawn of them changes from frame to frame, and nothing else does.
@MainActor
package final class RunningTransition {
  /// Whether the views go, and not only what is drawn of them changes.
  package let isRemoval: Bool
  /// The leaves of the views, in one island.
  package private(set) var leaves: [any LeafNode] = []
  /// The view that comes or goes.
  let node: ViewNode
  /// Whether a frame has shown it.
  fileprivate var hasStarted: Bool { start != nil }
  /// What keeps the views that go.
  weak var departure: Departure?
  private(set) var hasEnded = false
  /// Who waits for the end, and has not been told yet.
  var waiting: [AnimationCompletion] = []
  /// Whether bodies of the program's own transitions move the view, and whether they are still on their way.
  private var hasBodies = false
  private var hasMovingBodies = false
  private weak var holder: (any TransitionHolder)?
  private var parts: [MovingPart]
  private let isMirrored: Bool
  /// Where the view is, or was before it went.
  private let place: () -> CGRect?
  private var start: Double?
  private var elapsed = 0.0

  /// A transition, which begins from what is shown of the view at the moment, by effect; none if nothing of it has an animation.
  init?(
    _ unit: TransitionUnit, isRemoval: Bool, after shown: [(part: TransitionPart, amount: Double)]?,
    in transaction: Transaction
  ) {
    parts = MovingPart.all(of: unit.transition, isRemoval: isRemoval, after: shown, in: transaction)
    guard !parts.isEmpty || isRemoval && unit.movesBodies(isRemoval: true, in: transaction) else { return nil }
    self.isRemoval = isRemoval
    node = unit.node
    let lastFrame = unit.frame
    self.place = isRemoval ? { lastFrame } : { unit.frame }
    isMirrored = unit.node.scope.values.layoutDirection == .rightToLeft
    waiting = transaction.completions
  }

  /// The removal of a view that is gone at once, and is kept unseen with others that go for longer.
  init(hiding unit: TransitionUnit, in transaction: Transaction) {
    (parts, isRemoval, node, isMirrored) = ([], true, unit.node, false)
    place = { nil }
    waiting = transaction.completions
  }

  /// The way of a view that takes the place of another one.
  init(matching node: MatchedNode, along way: MatchedWay, in transaction: Transaction) {
    parts = MovingPart.all(along: way, in: transaction)
    (isRemoval, self.node, isMirrored) = (false, node, false)
    place = { [place = node.place] in place.frame }
    waiting = transaction.completions
    node.way = self
  }

  /// The way of a view that is still shown.
  convenience init(
    matching old: DepartedSource, along way: MatchedWay, of departure: Departure, in transaction: Transaction
  ) {
    self.init(matching: old.node, along: way, in: transaction)
    (self.departure, leaves, holder) = (departure, old.leaves, old.holder as? any TransitionHolder)
  }

  /// Notes which leaves the views have.
  func collectLeaves() {
    if let matched = node as? MatchedNode { return matched.collectLeaves(&leaves) }
    for item in node.itemNodes { (item.modifiersAround.last ?? item).collectLeaves(&leaves) }
  }

  /// Has leaves that views which come have got since they began come with the others, as those that are made for a size do.
  func takeInNewLeaves() {
    guard !isRemoval, departure == nil, node.isMounted else { return }
    let former = leaves
    let known = Set(former.map { ObjectIdentifier($0) })
    leaves = []
    collectLeaves()
    let new = leaves.filter { $0.hasElement && !known.contains(ObjectIdentifier($0)) }
    leaves = former + new
    if !new.isEmpty { holder?.join(new, in: self) }
  }
}

extension Transaction {
  /// By what an effect of a transition moves in an update: its own animation, unless the update disables those of views.
  func transitionAnimation(of part: TransitionPart) -> Animation? {
    (disablesAnimations ? nil : part.animation) ?? animation
  }
}

/// An effect of a transition with its animation.
@MainActor
private struct MovingPart {
  let part: TransitionPart
  let animation: Animation
  /// How far away the view is at the beginning and at the end, from 0 for where it is to 1.
  let start: Double
  let end: Double

  func amount(at elapsed: Double) -> Double { start + (end - start) * animation.progress(at: elapsed) }

  static func all(along way: MatchedWay, in transaction: Transaction) -> [MovingPart] {
    let part = TransitionPart(kind: .matched(way))
    return transaction.animation.map { [MovingPart(part: part, animation: $0, start: 0, end: 1)] } ?? []
  }

  /// The effects of one side of a transition, from what is shown at the moment, by effect.
  static func all(
    of transition: AnyTransition, isRemoval: Bool, after shown: [(part: TransitionPart, amount: Double)]?,
    in transaction: Transaction
  ) -> [MovingPart] {
    transition.parts(isRemoval: isRemoval).ways(isRemoval: isRemoval, after: shown).compactMap { way in
      guard way.start != way.end, let animation = transaction.transitionAnimation(of: way.part) else { return nil }
      return MovingPart(part: way.part, animation: animation, start: way.start, end: way.end)
    }
  }
}

extension TransitionUnit {
  /// Whether bodies of the program's own transitions move on one side.
  @MainActor
  func movesBodies(isRemoval: Bool, in transaction: Transaction) -> Bool {
    let bodies = owner?.frameNode == nil ? [] : transition.bodies(isRemoval: isRemoval)
    return bodies.contains { transaction.animation != nil || !transaction.disablesAnimations && $0.animation != nil }
  }
}

// MARK: - Bodies

extension RunningTransition {
  /// Lets the view fade, as its bodies have nothing for what goes.
  func fade(by animation: Animation?) {
    guard let animation else { return }
    parts.append(MovingPart(part: TransitionPart(kind: .opacity), animation: animation, start: 0, end: 1))
  }

  /// Who is to be told when the bodies have come to rest.
  func bodiesBegin() -> AnimationCompletion {
    (hasBodies, hasMovingBodies) = (true, true)
    let moving = AnimationCompletion(.removed) { [weak self] in self?.bodiesDidEnd() }
    UpdateScheduler.shared.afterUpdates { moving.end() }
    return moving
  }

  private func bodiesDidEnd() {
    hasMovingBodies = false
    guard isComplete, !hasEnded, !staysAtItsEnd else { return }
    node.graph.endBetweenRounds(together)
  }
}

// MARK: - The course

extension RunningTransition {
  /// Begins, with what holds the leaves. Tells whether there is anything to see.
  func begin() -> Bool {
    if leaves.isEmpty { collectLeaves() }
    leaves.removeAll { !$0.hasElement }
    holder = holder ?? (leaves.first?.island ?? islandOfLaterLeaves)?.holder as? any TransitionHolder
    holder?.begin(self)
    return holder != nil
  }

  /// The island of views that have nothing to show before a layout has told how large they are.
  private var islandOfLaterLeaves: Island? { !isRemoval && node.awaitsContent ? node.island : nil }

  /// Comes to a moment, in seconds. It starts with the first.
  func advance(to moment: Double) {
    elapsed = moment - (start ?? moment)
    start = start ?? moment
    holder?.advance(self)
  }

  /// Ends it now, with those that go together with it.
  package func finish() { node.graph.end(together) }

  /// Whether it shows something in an element, and what is in it goes or is this leaf.
  fileprivate func isIn(_ other: (any LeafHolder)?, removingOrShowing leaf: any LeafNode) -> Bool {
    holder != nil && holder === other && (isRemoval || leaves.contains { $0 === leaf })
  }

  /// Whether it shows something in one of some elements.
  func isIn(anyOf holders: Set<ObjectIdentifier>) -> Bool {
    holder.map { holders.contains(ObjectIdentifier($0)) } ?? false
  }

  /// This transition, and those of what goes together with it.
  var together: [RunningTransition] {
    node.graph.motion.running.filter { $0 === self || departure != nil && $0.departure === departure }
  }

  func end() {
    hasEnded = true
    if let matched, matched.way === self { matched.way = nil }
    holder?.end(self)
  }

  var isComplete: Bool { !hasMovingBodies && node.asking { parts.allSatisfy { elapsed >= $0.animation.duration } } }

  /// Whether something else that goes together with it is still on its way: what is gone waits for that, unseen.
  var staysAtItsEnd: Bool { departure != nil && together.contains { !$0.isComplete } }

  /// Whether nothing of the view was to be seen from the start.
  var isHidden: Bool { isRemoval && parts.isEmpty && !hasBodies }

  var isLogicallyComplete: Bool {
    !hasMovingBodies && node.asking { parts.allSatisfy { elapsed >= $0.animation.logicalDuration } }
  }

  /// How the leaves are drawn at the moment, which have this frame altogether.
  package func effect(on leaves: CGRect) -> TransitionEffect {
    if isRemoval, isComplete { return TransitionEffect(opacity: 0) }
    let frame = place() ?? leaves
    return amounts.reduce(.none) { effect, moving in
      effect.followed(by: moving.part.effect(moving.amount, in: frame, isMirrored: isMirrored))
    }
  }

  /// The view that takes the place of another one, or whose place another one takes.
  private var matched: MatchedNode? {
    if case .matched? = parts.first?.part.kind { node as? MatchedNode } else { nil }
  }

  /// Whether views are laid out anew on the way, and not only drawn elsewhere.
  package var placesViews: Bool { matched != nil }

  /// Lays the view out where it is seen at the moment.
  package func placeViews() { matched?.placeAgain() }

  /// Where that view is seen, among the leaves of its island.
  var matchedFrame: CGRect? {
    guard case .matched(let way)? = parts.first?.part.kind else { return nil }
    return way.frame(at: amounts[0].amount, in: holder)
  }

  /// How far away the view is at the moment, by effect.
  var amounts: [(part: TransitionPart, amount: Double)] {
    node.asking { parts.map { ($0.part, $0.amount(at: elapsed)) } }
  }
}

extension LeafNode {
  /// Has this view be where it belongs at the end of the update, if it is still coming, and what still goes beside it be gone.
  package func endTransitionsBeside() {
    let over = transitionsBeside
    if over.isEmpty { return }
    UpdateScheduler.shared.afterUpdates { [graph] in graph.endBetweenRounds(over) }
  }

  /// Has what went beside this view before the update be gone at its end, and what begins to go be where it was going until
  /// then.
  package func endFormerTransitionsBeside() {
    let beside = transitionsBeside
    let over = beside.filter(\.hasStarted)
    if over.isEmpty { return }
    let leaves = beside.filter { !$0.hasStarted }.flatMap(\.leaves)
    UpdateScheduler.shared.afterUpdates { [graph] in graph.endBetweenRounds(over, movingIn: leaves) }
  }

  /// Has this view, which comes, be at its place at the end of the update, and what goes for it be gone, if anything does.
  package func endReplacement() {
    guard transitionsBeside.contains(where: { !$0.hasStarted }) else { return }
    // Its own has not begun yet.
    UpdateScheduler.shared.afterUpdates { [self] in graph.endBetweenRounds(transitionsBeside) }
  }

  private var transitionsBeside: [RunningTransition] {
    graph.existing(Motion.self)?.running.filter { $0.isIn(island?.holder, removingOrShowing: self) } ?? []
  }
}

extension Graph {
  /// Ends transitions, and what moves in some leaves, with all that follows from that.
  fileprivate func endBetweenRounds(_ transitions: [RunningTransition], movingIn leaves: [any LeafNode] = []) {
    UpdateScheduler.shared.perform {
      keepingHost {
        if !leaves.isEmpty { for completed in motion.showEnd(in: leaves) { completed.tell() } }
        end(transitions)
        finishRound()
      }
    }
  }
}
