/// The node of `if … else` and `switch`: the branch taken is the identity (ID2, ID4).
final class ConditionalNode<First: View, Second: View>: ValueNode<_ConditionalContent<First, Second>> {
  // A field for each branch: the type of one for both would have to be searched for in each update.
  private var first: Node<First>?
  private var second: Node<Second>?

  private var child: ViewNode? { first ?? second }

  override func mount(_ phase: inout EvaluatePhase) {
    switch view.branch {
    case .first(let content): (first, second) = (First._makeNode(content, at: site()), nil)
    case .second(let content): (first, second) = (nil, Second._makeNode(content, at: site()))
    }
    child?.mount(&phase)
  }

  override func update(_ newView: _ConditionalContent<First, Second>, _ phase: inout EvaluatePhase) {
    view = newView
    switch newView.branch {
    case .first(let content): if let first { return first.update(content, &phase) }
    case .second(let content): if let second { return second.update(content, &phase) }
    }
    if child?.mayLeave ?? true { replaceChild(&phase) }
  }

  private func replaceChild(_ phase: inout EvaluatePhase) {
    child?.leave(&phase, isReplaced: true, as: isFirst)
    expectArrival()
    mount(&phase)
    child?.arrive(&phase, as: isFirst)
    layoutItemsDidChange()
  }

  /// Whether the branch that is there is the first.
  private var isFirst: Bool { first != nil }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
}

extension _ConditionalContent {
  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    ConditionalNode<First, Second>(view, at: site)
  }
}
