/// A view that says by which values the row of a list is selected in which it is. Of those the list takes the first that is of its
/// kind, before the id that the row has in a `ForEach`.
package struct RowValuesView<Content: View>: WrapperView {
  package let content: Content
  let values: [AnyHashable]

  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { RowValuesNode(view, at: site) }
}

extension View {
  /// Says by which values the row is selected that this view is.
  package func rowValues(_ values: [AnyHashable]) -> some View { RowValuesView(content: self, values: values) }
}

@MainActor
private protocol RowValuesSaying: ViewNode {
  var values: [AnyHashable] { get }
}

/// The node of such a view: its list is told when it says something else.
final class RowValuesNode<Content: View>: WrapperNode<RowValuesView<Content>>, RowValuesSaying {
  var values: [AnyHashable] { view.values }

  override func mount(_ phase: inout EvaluatePhase) {
    super.mount(&phase)
    enclosingList?.rowValuesDidChange()
  }

  override func update(_ newView: RowValuesView<Content>, _ phase: inout EvaluatePhase) {
    let former = view.values
    super.update(newView, &phase)
    if values != former { enclosingList?.rowValuesDidChange() }
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    enclosingList?.rowValuesDidChange()
    super.unmount(&phase)
  }
}

extension ViewNode {
  private var ownRowValues: [AnyHashable]? { (self as? any RowValuesSaying)?.values }

  /// What is said by the row that this node is the outermost of: around it, no further out than its list, or below it, where it is
  /// one view.
  var rowValues: [AnyHashable] { saidAround(\.ownRowValues) ?? saidBelow(\.ownRowValues) ?? [] }
}
