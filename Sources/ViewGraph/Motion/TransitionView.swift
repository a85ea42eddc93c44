/// A view that comes and goes by a transition.
struct TransitionView<Content: View>: WrapperView {
  let content: TransitionContent<Content>
  let transition: AnyTransition

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { TransitionNode(view, at: site) }
}

extension View {
  /// Sets how the view comes and goes when its identity begins and ends in an animated change; by `.opacity` unless
  /// said otherwise. Claims AN9, AN10.
  ///
  /// It is meant for the view that itself comes or goes, not for one in a stack that does (MO60). Costs a step of the layout.
  @_disfavoredOverload
  public func transition(_ t: AnyTransition) -> some View {
    TransitionView(content: TransitionContent(content: self), transition: t)
  }

  /// Sets how the view comes and goes, by a transition of a known type. Claims MO55 to MO58.
  public func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }
}

/// The node of `.transition`: who begins or ends an identity asks for it. The bodies of transitions of the program's own are
/// beside the view and not around it, so that another transition leaves the view as it is.
final class TransitionNode<Content: View>: WrapperNode<TransitionView<Content>>, TransitionStating, TransactionChanging,
  Nesting, DepthOrdering
{
  /// Where the view is, by which transitions move it.
  private let place = GeometryPlace()
  /// What the bodies make of the view; none without any.
  private var frame: TransitionFrameNode?
  private var isLeaving = false
  private var roundOfMove: Int?
  /// The round in which nothing of the bodies moves.
  private var roundOfRest: Int?
  /// Who waits until the bodies are in their phase.
  private var waiting: AnimationCompletion?
  /// Whether those between the view and this node are being told of a change.
  private var isTelling = false

  override func mount(_ phase: inout EvaluatePhase) {
    announce(.transitions)
    announceAnimation()
    super.mount(&phase)
    makeFrame(in: startsAway ? .willAppear : .identity, &phase)
  }

  override func update(_ newView: TransitionView<Content>, _ phase: inout EvaluatePhase) {
    super.update(newView, &phase)
    announceAnimation()
    if let frame { return frame.show(newView.transition.bodies, &phase) }
    makeFrame(in: .identity, &phase)
    if frame != nil { layoutItemsDidChange() }
  }

  private func announceAnimation() {
    if view.transition.hasAnimation { announce(.animatesTransitions) }
  }

  /// What is still to be seen of the bodies is kept for as long as the view is.
  override func unmount(_ phase: inout EvaluatePhase) {
    if isLeaving, let frame, let departure = phase.changes.keeper as? Departure {
      departure.keep(frame)
      self.frame = nil
      phase.orderChanged(in: island)
    }
    super.unmount(&phase)
  }

  private func makeFrame(in transitionPhase: TransitionPhase, _ phase: inout EvaluatePhase) {
    let bodies = view.transition.bodies
    // Rows of lists come and go as the toolkit shows them, and are none of other rows.
    guard !bodies.isEmpty, !marks.contains(.makesRows) else { return }
    guard let content = child as? any TransitionContentHolding else { return }
    announce(.transactions)
    let frame = TransitionFrameNode(around: content, bodies, in: transitionPhase, at: site())
    frame.marks.insert(.modifiesItem)
    self.frame = frame
    frame.mount(&phase)
  }

  /// Whether the view begins in another phase than its own: if it comes by an animation.
  private var startsAway: Bool {
    guard let motion = graph.existing(Motion.self), motion.isArriving else { return false }
    let bodies = statedTransition.transition.bodies(isRemoval: false)
    guard transaction.animation != nil || bodies.contains(where: { $0.animation != nil }) else { return false }
    motion.arrived.append(self)
    return true
  }

  // MARK: The transition

  var statedTransition: StatedTransition {
    let transition = view.transition.adapted(toReducedMotion: scope.values.accessibilityReduceMotion)
    return StatedTransition(transition: transition, place: place, owner: self)
  }

  var frameNode: TransitionFrameNode? { frame }

  func move(to transitionPhase: TransitionPhase, telling waiting: AnimationCompletion?, _ phase: inout EvaluatePhase) {
    isLeaving = transitionPhase == .didDisappear
    (roundOfMove, self.waiting) = (UpdateScheduler.shared.roundCount, waiting)
    graph.motion.transactionIsChanged(always: false)
    frame?.show(transitionPhase, &phase)
  }

  func rest(_ phase: inout EvaluatePhase) {
    roundOfRest = UpdateScheduler.shared.roundCount
    frame?.show(.identity, &phase)
  }

  func change(_ transaction: inout Transaction) {
    if roundOfRest == UpdateScheduler.shared.roundCount {
      (transaction.animation, transaction.disablesAnimations) = (nil, true)
    }
    guard roundOfMove == UpdateScheduler.shared.roundCount else { return }
    if let waiting { transaction.completions.append(waiting) }
  }

  // MARK: The tree

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    frame.map(body)
  }

  func forEachFromOutside(_ body: (ViewNode) -> Void) {
    frame.map(body)
    super.forEachChild(body)
  }

  /// What is laid out and shown: the bodies, with the view in them.
  private var outermost: ViewNode? { frame ?? child }

  override func collectItemNodes(_ items: inout [ViewNode]) { outermost?.collectItemNodes(&items) }

  override func collectLeaves(_ leaves: inout [any LeafNode]) { outermost?.collectLeaves(&leaves) }

  func collectOwnLayers(_ layers: inout [DepthLayer]) {
    // Those in the bodies are asked as well, who do not stand around the view in the tree.
    frame?.slot?.announce(.zIndex)
    outermost?.collectLayers(&layers)
  }

  override func collectItems(_ items: inout [any LayoutItem]) {
    var own: [any LayoutItem] = []
    outermost?.collectItems(&own)
    // Several views are each where their leaves are.
    if own.count != 1 { place.frame = nil }
    guard own.count == 1 else { return items += own }
    items.append(UnaryLayoutItem(layout: ObservedLayout(place: place), content: own[0], passes: own[0].passes))
  }

  /// Those in the bodies that have something for each view look for them anew.
  override func layoutItemsDidChange() {
    guard !isTelling, let slot = frame?.slot else { return super.layoutItemsDidChange() }
    isTelling = true
    slot.layoutItemsDidChange()
    isTelling = false
  }
}
