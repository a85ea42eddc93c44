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
  /// The latest value of the view. Stored privately, and exchanged where it is set: Swift checks each access at run time
  /// if another module can reach the storage, or if a value may end its life during one of them.
  private final var latest: Content

  init(_ view: Content, at site: NodeSite) {
    latest = view
    super.init(at: site)
  }

  /// The latest value of the view. What changes a part of it, as installing its properties does, changes a copy.
  package final var view: Content {
    get { latest }
    set { endLife(of: exchange(&latest, with: newValue)) }
  }

  /// Changes a part of the view. Cheaper than to set the part in a subclass, which would have to look up the view's type.
  final func changeView(_ change: (inout Content) -> Void) {
    var changed = latest
    change(&changed)
    endLife(of: exchange(&latest, with: consume changed))
  }

  override func update(_ newView: Content, _ phase: inout EvaluatePhase) { view = newView }

  final override func takeShown(of other: ViewNode) {
    if other.isOnItsWay, let other = other as? ValueNode<Content> { view = other.view }
  }
}
