/// A view that comes and goes by a transition.
struct TransitionView<Content: View>: View {
  let content: Content
  let transition: AnyTransition

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { TransitionNode(view, at: site) }
}

extension View {
  /// Sets how the view comes and goes when its identity begins and ends in an animated change; by `.opacity` unless
  /// said otherwise. Claims AN9, AN10.
  ///
  /// It is meant for the view that itself comes or goes, not for one in a stack that does. Costs nothing until then.
  public func transition(_ t: AnyTransition) -> some View { TransitionView(content: self, transition: t) }
}

/// The node of `.transition`. It does nothing: who begins or ends an identity asks for it.
final class TransitionNode<Content: View>: ValueNode<TransitionView<Content>> {
  private var child: Node<Content>?

  override func mount(_ phase: inout EvaluatePhase) {
    graph.motion.hasTransitions = true
    let node = Content._makeNode(view.content, at: site())
    child = node
    node.mount(&phase)
  }

  override func update(_ newView: TransitionView<Content>, _ phase: inout EvaluatePhase) {
    view = newView
    child?.update(newView.content, &phase)
  }

  override var statedTransition: AnyTransition? { view.transition }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
}
