/// The view of a transition, around which its bodies may stand.
struct TransitionContent<Content: View>: WrapperView {
  let content: Content

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { TransitionContentNode(view, at: site) }
}

/// A node that is shown somewhere else in the tree than where it is.
@MainActor
protocol TransitionContentHolding: ViewNode {
  /// Where it is shown; where it is, if nowhere else.
  var slot: TransitionSlotNode? { get set }
}

/// The node of the view of a transition: its islands and layouts are those around the slot in which it is shown.
final class TransitionContentNode<Content: View>: WrapperNode<TransitionContent<Content>>, TransitionContentHolding {
  weak var slot: TransitionSlotNode?

  override var contentIsland: Island? { slot?.contentIsland ?? super.contentIsland }

  override var contentPasses: LayoutPasses { slot?.contentPasses ?? super.contentPasses }

  /// Rows are items each, whatever transition there is: bodies stand around each of them.
  override var contentLayout: SurroundingLayout {
    SurroundingLayout(idealAxes: (slot?.contentLayout ?? super.contentLayout).idealAxes)
  }

  override var contentAxis: Axis? { slot?.contentAxis ?? super.contentAxis }

  override var contentLeafModifier: (any LeafModifying)? { slot?.contentLeafModifier ?? super.contentLeafModifier }
}

/// What stands in a transition's body for the view.
struct TransitionSlot: View {
  let content: any TransitionContentHolding

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { TransitionSlotNode(view, at: site) }
}

/// The node in whose place the view of a transition is shown.
final class TransitionSlotNode: ValueNode<TransitionSlot>, DepthOrdering {
  /// The view, unless it is shown in another slot.
  private var content: (any TransitionContentHolding)? { view.content.slot === self ? view.content : nil }

  override func mount(_ phase: inout EvaluatePhase) {
    let others = view.content.slot
    view.content.slot = self
    if let others, others.isMounted { others.layoutItemsDidChange() }
    // What is around the view here may say another place in depth.
    phase.orderChanged(in: island)
  }

  func collectOwnLayers(_ layers: inout [DepthLayer]) { content?.collectLayers(&layers) }

  override func collectItemNodes(_ items: inout [ViewNode]) { content?.collectItemNodes(&items) }

  override func collectItems(_ items: inout [any LayoutItem]) { content?.collectItems(&items) }

  override func collectLeaves(_ leaves: inout [any LeafNode]) { content?.collectLeaves(&leaves) }
}

/// The node of what the bodies of a transition make of a view.
final class TransitionFrameNode: ViewNode {
  private let content: any TransitionContentHolding
  private var bodies: [TransitionBody]
  private var phase: TransitionPhase
  private var child: Node<AnyView>?
  /// Whether the bodies would show the view elsewhere while it goes.
  private(set) var isHeld = false

  init(
    around content: any TransitionContentHolding, _ bodies: [TransitionBody], in phase: TransitionPhase,
    at site: NodeSite
  ) {
    (self.content, self.bodies, self.phase) = (content, bodies, phase)
    super.init(at: site)
  }

  /// Where the view is shown.
  var slot: TransitionSlotNode? { content.slot }

  override func mount(_ phase: inout EvaluatePhase) {
    let node = AnyView._makeNode(shown, at: site())
    child = node
    node.mount(&phase)
  }

  /// Shows the view in another phase.
  func show(_ transitionPhase: TransitionPhase, _ phase: inout EvaluatePhase) {
    self.phase = transitionPhase
    child?.update(shown, &phase)
  }

  /// Takes newer bodies.
  func show(_ bodies: [TransitionBody], _ phase: inout EvaluatePhase) {
    self.bodies = bodies
    child?.update(shown, &phase)
  }

  private var shown: AnyView {
    bodies.reduce(AnyView(TransitionSlot(content: content))) { $1.view(of: $0, in: phase) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    // The view may go on without it.
    content.slot = nil
  }

  /// Whether a node of the bodies shows the view that goes, and so stays there.
  func holds(_ node: ViewNode) -> Bool {
    guard phase == .didDisappear, hasSlot(in: node) else { return false }
    isHeld = true
    return true
  }

  /// Whether a node of the bodies shows the view.
  func hasSlot(in node: ViewNode) -> Bool {
    guard let slot else { return false }
    let around = sequence(first: slot as ViewNode) { $0.parent }
    return around.prefix { $0 !== self }.contains { $0 === node }
  }

  // MARK: What turns round

  /// Is as another one is at the moment, which has the same views.
  func adopt(_ other: TransitionFrameNode) {
    if let child, let otherChild = other.child { child.adoptShown(of: otherChild) }
  }
}

extension ViewNode {
  /// Shows what another node shows, here and below, as far as both have views of the same types.
  fileprivate final func adoptShown(of other: ViewNode) {
    guard type(of: self) == type(of: other) else { return }
    takeShown(of: other)
    var others: [ViewNode] = []
    other.forEachChild { others.append($0) }
    var rest = others[...]
    forEachChild { child in rest.popFirst().map(child.adoptShown) }
  }
}

extension NodeSite {
  /// Whether what is made here is in the body of a transition, and not in the view that comes and goes by it.
  @MainActor package var isInTransitionBody: Bool { parent?.transitionFrame != nil }
}

extension ViewNode {
  /// Whether the view of a transition is shown here while it goes. What a body shows instead takes its place no more (MO55).
  final var holdsWhatGoes: Bool { transitionFrame?.holds(self) ?? false }

  /// What the bodies of a transition make of a view, if this node is in it, and not in the view.
  final var transitionFrame: TransitionFrameNode? {
    guard graph.root?.marks.contains(.transitions) == true else { return nil }
    var node: ViewNode? = self
    while let current = node, !(current is any TransitionContentHolding) {
      if let frame = current as? TransitionFrameNode { return frame }
      node = current.parent
    }
    return nil
  }
}
