/// The node of `if … else` and `switch`: the branch taken is the identity (ID2, ID4).
final class ConditionalNode<First: View, Second: View>: ValueNode<_ConditionalContent<First, Second>> {
  private enum Child {
    case first(Node<First>)
    case second(Node<Second>)

    var node: ViewNode {
      switch self {
      case .first(let node): node
      case .second(let node): node
      }
    }
  }

  private var child: Child?

  override func mount(_ phase: inout EvaluatePhase) {
    child =
      switch view.branch {
      case .first(let content): .first(First._makeNode(content, at: site()))
      case .second(let content): .second(Second._makeNode(content, at: site()))
      }
    child?.node.mount(&phase)
  }

  override func update(_ newView: _ConditionalContent<First, Second>, _ phase: inout EvaluatePhase) {
    view = newView
    switch (child, newView.branch) {
    case (.first(let node), .first(let content)): node.update(content, &phase)
    case (.second(let node), .second(let content)): node.update(content, &phase)
    default: if child?.node.mayLeave ?? true { replaceChild(&phase) }
    }
  }

  private func replaceChild(_ phase: inout EvaluatePhase) {
    child?.node.leave(&phase, isReplaced: true, as: isFirst)
    expectArrival()
    mount(&phase)
    child?.node.arrive(&phase, as: isFirst)
    layoutItemsDidChange()
  }

  /// Whether the branch that is there is the first.
  private var isFirst: Bool {
    if case .first = child { true } else { false }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { (child?.node).map(body) }
}

extension _ConditionalContent {
  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    ConditionalNode<First, Second>(view, at: site)
  }
}
