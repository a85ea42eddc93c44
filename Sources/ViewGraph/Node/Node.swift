/// The node of a view of a known type.
///
/// On its own it is the node of a view that shows nothing; every other view has a subclass.
public class Node<Content: View>: ViewNode {
  /// Takes a newer value of the view at this place. An override stops at once when nothing differs.
  func update(_ newView: Content, _ phase: inout EvaluatePhase) {}

  package final override var viewType: Any.Type { Content.self }
}

/// The node of a view whose latest value is asked for between updates.
package class ValueNode<Content: View>: Node<Content> {
  /// The latest value of the view.
  package final var view: Content

  init(_ view: Content, at site: NodeSite) {
    self.view = view
    super.init(at: site)
  }

  override func update(_ newView: Content, _ phase: inout EvaluatePhase) { view = newView }
}
