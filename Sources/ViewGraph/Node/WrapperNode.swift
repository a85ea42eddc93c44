/// A view that stands around one other.
@MainActor
package protocol WrapperView: View {
  associatedtype Content: View
  /// The view inside.
  var content: Content { get }
}

/// The node of a view that stands around one other. It makes, updates and shows what is inside, such as that of a `Group`;
/// the node of a modifier adds to that what the modifier does.
class WrapperNode<Wrapper: WrapperView>: ValueNode<Wrapper> {
  final private(set) var child: Node<Wrapper.Content>?

  override func mount(_ phase: inout EvaluatePhase) { mountChild(at: site(), &phase) }

  final func mountChild(at site: NodeSite, _ phase: inout EvaluatePhase) {
    let node = Wrapper.Content._makeNode(view.content, at: site)
    child = node
    node.mount(&phase)
  }

  override func update(_ newView: Wrapper, _ phase: inout EvaluatePhase) {
    view = newView
    child?.update(newView.content, &phase)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
}
