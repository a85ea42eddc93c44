/// The node of a view that only wraps another one, such as `Group`.
final class PassThroughNode<Wrapper: View, Content: View>: Node<Wrapper> {
  private let content: KeyPath<Wrapper, Content>
  private let isEqual: ((Wrapper, Wrapper) -> Bool)?
  private let child: Node<Content>

  init(
    _ view: Wrapper, at site: NodeSite, content: KeyPath<Wrapper, Content>,
    isEqual: ((Wrapper, Wrapper) -> Bool)? = nil
  ) {
    self.content = content
    self.isEqual = isEqual
    // The child needs its parent, which does not exist yet; a wrapper adds nothing of its own to the place.
    child = Content._makeNode(view[keyPath: content], at: site)
    super.init(view, at: site)
  }

  override func mount(_ phase: inout EvaluatePhase) { child.mount(&phase) }

  override func update(_ newView: Wrapper, _ phase: inout EvaluatePhase) {
    if let isEqual, isEqual(view, newView) { return }
    view = newView
    child.update(newView[keyPath: content], &phase)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { body(child) }
}
