/// The node of a builder block: one child for each statement, each at its own place.
final class TupleNode<each Content: View>: Node<TupleView<repeat each Content>> {
  private var children: (repeat Node<each Content>)?

  init(_ view: TupleView<repeat each Content>, at site: NodeSite) {
    super.init(at: site)
    let inner = self.site()
    children = (repeat (each Content)._makeNode(each view.content, at: inner))
  }

  override func mount(_ phase: inout EvaluatePhase) {
    guard let children else { return }
    for node in repeat each children { node.mount(&phase) }
  }

  override func update(_ newView: TupleView<repeat each Content>, _ phase: inout EvaluatePhase) {
    guard let children else { return }
    repeat (each children).update(each newView.content, &phase)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    guard let children else { return }
    repeat body(each children)
  }
}

extension TupleView {
  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    TupleNode<repeat each Content>(view, at: site)
  }
}
