/// The node of a view that only wraps another one, such as `Group`.
final class PassThroughNode<Wrapper: View, Content: View>: ValueNode<Wrapper> {
  private let content: KeyPath<Wrapper, Content>
  private let isEqual: ((Wrapper, Wrapper) -> Bool)?
  private var child: Node<Content>?

  init(
    _ view: Wrapper, at site: NodeSite, content: KeyPath<Wrapper, Content>,
    isEqual: ((Wrapper, Wrapper) -> Bool)? = nil
  ) {
    self.content = content
    self.isEqual = isEqual
    super.init(view, at: site)
  }

  override func mount(_ phase: inout EvaluatePhase) {
    let node = Content._makeNode(view[keyPath: content], at: site())
    child = node
    node.mount(&phase)
  }

  override func update(_ newView: Wrapper, _ phase: inout EvaluatePhase) {
    if let isEqual, isEqual(view, newView) { return }
    view = newView
    child?.update(newView[keyPath: content], &phase)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
}

extension EquatableView {
  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    PassThroughNode(view, at: site, content: \.content, isEqual: { $0.content == $1.content })
  }
}

extension Group {
  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    PassThroughNode(view, at: site, content: \.content)
  }
}
