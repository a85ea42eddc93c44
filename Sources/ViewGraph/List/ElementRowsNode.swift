/// The node of a `ForEach` in a list whose elements are several rows each, as many whatever their values are: each row is built when it
/// is shown, from its part of what the element's content gives. Claim LS1.
final class ElementRowsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ValueNode<ForEach<Data, ID, Content>>, RowElements, ElementCounting, Identifying
{
  private typealias Parts = ElementParts<Data, Content>

  private let partCount: Int
  private var rows: ListForEachNode<Parts, PartID<ID>, AnyView>?

  init(_ view: ForEach<Data, ID, Content>, partCount: Int, at site: NodeSite) {
    self.partCount = partCount
    super.init(view, at: site)
    marks.insert(.saysOfRows)
  }

  private var parts: ForEach<Parts, PartID<ID>, AnyView> {
    let parts = Parts(elements: view.elements, content: view.content, partCount: partCount)
    return ForEach(parts, rowID: Parts.partID(view.rowID), isConstantRange: false, content: { $0.view })
  }

  override func mount(_ phase: inout EvaluatePhase) {
    view.reportContradictingCount(at: self)
    let node = ListForEachNode(parts, of: self, partCount: partCount, at: site())
    rows = node
    node.mount(&phase)
  }

  override func update(_ newView: ForEach<Data, ID, Content>, _ phase: inout EvaluatePhase) {
    view = view.replaced(by: newView, at: self)
    view.reportContradictingCount(at: self)
    rows?.update(parts, &phase)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { rows.map(body) }

  // MARK: The elements

  var elementCount: Int { view.elements.count }

  var hasElements: Bool { elementCount > 0 }

  var edits: RowEdits { view.edits }

  func elementID(at index: Int) -> AnyHashable? {
    guard index < elementCount else { return nil }
    return AnyHashable(rows?.knownID(at: index * partCount)?.id ?? view.rowID(view.elements.element(at: index)))
  }

  /// The first row of the element.
  func place(of id: AnyHashable) -> IdentifiedPlace? {
    guard let rows else { return nil }
    return view.offset(of: id, among: elementCount).map { IdentifiedPlace(node: rows, row: $0 * partCount) }
  }

  func id(of node: ViewNode) -> AnyHashable? { nil }
}
