/// The node of a view that another view stands for, which its place decides.
package final class StandInNode<Content: View, Shown: View>: ValueNode<Content> {
  private let shown: (Content) -> Shown
  private var child: Node<Shown>?

  /// Makes the node; the closure makes the other view.
  package init(_ view: Content, at site: NodeSite, _ shown: @escaping (Content) -> Shown) {
    self.shown = shown
    super.init(view, at: site)
  }

  override func mount(_ phase: inout EvaluatePhase) {
    let node = Shown._makeNode(shown(view), at: site())
    child = node
    node.mount(&phase)
  }

  override func update(_ newView: Content, _ phase: inout EvaluatePhase) {
    view = newView
    child?.update(shown(newView), &phase)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
}
