/// The node of a builder block: one child for each statement, each at its own place.
final class TupleNode<each Content: View>: Node<TupleView<repeat each Content>> {
  private var children: (repeat Node<each Content>)?

  override func mount(_ phase: inout EvaluatePhase) {
    let site = site()
    let nodes = (repeat (each Content)._makeNode(each view.content, at: site))
    children = nodes
    for node in repeat each nodes { node.mount(&phase) }
  }

  override func update(_ newView: TupleView<repeat each Content>, _ phase: inout EvaluatePhase) {
    view = newView
    guard let children else { return }
    repeat (each children).update(each newView.content, &phase)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    guard let children else { return }
    repeat body(each children)
  }
}
