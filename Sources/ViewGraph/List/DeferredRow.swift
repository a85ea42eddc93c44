/// A view that is built when it is seen, where it is one row of a lazy container, and at once elsewhere: the header or footer of a
/// section. Claim LZ32.
package struct DeferredRow<Content: View>: WrapperView {
  package let content: Content

  package init(content: Content) { self.content = content }

  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    let isOneRow = site.parent?.marks.contains(.makesRows) == true && RowTypes.rowCount(Content.self) == 1
    let isInLazyContainer = isOneRow && site.parent?.enclosingList?.rowStack != nil
    return isInLazyContainer ? DeferredRowNode(view, at: site) : WrapperNode(view, at: site)
  }
}

/// The node of such a row of a lazy container.
final class DeferredRowNode<Content: View>: ValueNode<DeferredRow<Content>> {
  private var known: ListRowNode?
  private var node: Node<Content>?

  override init(_ view: DeferredRow<Content>, at site: NodeSite) {
    super.init(view, at: site)
    marks.insert(.isListSection)
  }

  override func update(_ newView: DeferredRow<Content>, _ phase: inout EvaluatePhase) {
    view = newView
    if known?.isAsleep == false { node?.update(newView.content, &phase) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { known.map(body) }
}

extension DeferredRowNode: ListSection {
  var rowCount: Int { 1 }

  func row(at index: Int) -> ListRowNode {
    let row = known ?? ListRowNode(source: self, index: 0, at: site())
    known = row
    return row
  }

  func knownRow(at index: Int) -> ListRowNode? { known }

  func selectionValue(at index: Int) -> AnyHashable? { nil }

  func element(at index: Int) -> RowElement? { nil }

  func innerNode(at index: Int) -> ViewNode? { node }

  func innerView(at index: Int) -> (any View)? { view.content }

  func takeChange() -> CommonEnds? { nil }

  /// The row has views that do it.
  func collectRowItems() {}
}

extension DeferredRowNode: ListRowSource {
  func build(_ row: ListRowNode, _ phase: inout EvaluatePhase) {
    let made = Content._makeNode(view.content, at: row.site())
    (node, row.root) = (made, made)
    made.mount(&phase)
  }

  func refresh(_ row: ListRowNode, _ phase: inout EvaluatePhase) { node?.update(view.content, &phase) }

  /// It has but one row.
  func adopt(_ row: ListRowNode, _ phase: inout EvaluatePhase) { refresh(row, &phase) }

  func discard(_ row: ListRowNode, _ phase: inout EvaluatePhase) {
    (known, node) = (nil, nil)
    row.unmount(&phase)
    phase.changes.afterwards.append(row.letGo)
  }
}

extension DeferredRowNode: Identifying {
  /// What has an id is found before it is built, as the view of the row says the id itself.
  func place(of id: AnyHashable) -> IdentifiedPlace? {
    let layers = ViewOption.layers(of: view.content)
    return layers.contains { ($0 as? any ExplicitlyIdentified)?.explicitID == id }
      ? IdentifiedPlace(node: self, row: 0) : nil
  }

  func id(of node: ViewNode) -> AnyHashable? { nil }
}
