/// A view that is built when its row is shown, where it is one row of a list or a lazy container, and at once elsewhere: the header or
/// footer of a section. Claim LZ32.
package struct DeferredRow<Content: View>: WrapperView {
  package let content: Content
  /// The type of what is in the content, which decides how many rows of a list there are.
  private let inside: any View.Type
  /// Whether the content may be a row where what is in it is none.
  private let mayHaveMore: Bool

  /// A view around one of a type.
  package init(content: Content, around inside: any View.Type, mayHaveMore: Bool = false) {
    (self.content, self.inside, self.mayHaveMore) = (content, inside, mayHaveMore)
  }

  /// How many rows of a container it is, if that is known to be one or none.
  private func rowCount(in list: ListRowsNode) -> Int? {
    if list.keepsAllRows { return nil }
    // In a lazy container several views are one row, in which they are stacked.
    if list.rowStack != nil { return RowTypes.rowCount(Content.self) == 1 ? 1 : nil }
    // What else is no row may do something all the same.
    if inside == EmptyView.self { return mayHaveMore ? nil : 0 }
    return !RowTypes.isErased(inside) && RowTypes.rowCount(inside) == 1 ? 1 : nil
  }

  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    guard let parent = site.parent, parent.marks.contains(.makesRows), let list = parent.enclosingList,
      let rowCount = view.rowCount(in: list)
    else { return WrapperNode(view, at: site) }
    return DeferredRowNode(view, rowCount: rowCount, at: site)
  }
}

/// The node of such a row, or of none.
final class DeferredRowNode<Content: View>: ValueNode<DeferredRow<Content>> {
  let rowCount: Int
  private var known: ListRowNode?
  private var node: Node<Content>?

  init(_ view: DeferredRow<Content>, rowCount: Int, at site: NodeSite) {
    self.rowCount = rowCount
    super.init(view, at: site)
    marks.insert(.isListSection)
  }

  override func update(_ newView: DeferredRow<Content>, _ phase: inout EvaluatePhase) {
    view = newView
    if known?.isAsleep == false { node?.update(newView.content, &phase) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { known.map(body) }
}

extension DeferredRowNode: ElementCounting {
  var hasElements: Bool { rowCount > 0 }
}

extension DeferredRowNode: ListSection {
  var isAnyInSight: Bool { known?.isInSight == true }

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
  var isOneView: Bool { true }

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
