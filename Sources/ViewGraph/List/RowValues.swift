/// A view that says by which values the row of a list is selected in which it is. Of those the list takes the first that is of its
/// kind, before the id that the row has in a `ForEach`.
package struct RowValuesView<Content: View>: WrapperView {
  package let content: Content
  let values: [AnyHashable]

  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { RowValuesNode(view, at: site) }
}

extension View {
  /// Says by which values the row around this view is selected, by the first of several views that do.
  package func rowValues(_ values: [AnyHashable]) -> some View { RowValuesView(content: self, values: values) }
}

/// The node of such a view.
final class RowValuesNode<Content: View>: WrapperNode<RowValuesView<Content>> {
  override func mount(_ phase: inout EvaluatePhase) {
    super.mount(&phase)
    enclosingRow?.say(view.values, from: self)
  }

  override func update(_ newView: RowValuesView<Content>, _ phase: inout EvaluatePhase) {
    super.update(newView, &phase)
    enclosingRow?.say(view.values, from: self)
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    enclosingRow?.forgetValues(from: self)
  }
}

/// What views say in a row.
struct SaidValues {
  weak var sayer: ViewNode?
  var values: [AnyHashable] = []
}

extension ListRowNode {
  fileprivate func say(_ values: [AnyHashable], from node: ViewNode) {
    guard said.sayer == nil || said.sayer === node else { return }
    changeSaid(SaidValues(sayer: node, values: values))
  }

  fileprivate func forgetValues(from node: ViewNode) { if said.sayer === node { changeSaid(SaidValues()) } }

  private func changeSaid(_ new: SaidValues) {
    guard let list = enclosingList else { return said = new }
    let former = list.selectionValue(in: section, at: index)
    said = new
    list.haveSaidValues = true
    if list.selectionValue(in: section, at: index) != former { list.rowValuesDidChange() }
  }
}
