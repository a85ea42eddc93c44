/// The node of a `ForEach` in a list: it knows the ids of its elements, and builds the rows that are shown.
final class ListForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ValueNode<ForEach<Data, ID, Content>>, ElementCounting, Identifying
{
  private typealias Row = ForEachRow<Data.Element, Content>

  /// A row that the toolkit has asked for.
  private struct Known {
    let row: ListRowNode
    var node: ForEachRowNode<Data.Element, Content>?
  }

  private var keys: [DiffKey<ID>] = []
  /// The keys that the list knows of, if they are others by now.
  private var announcedKeys: [DiffKey<ID>]?
  /// By their positions.
  private var known: [Int: Known] = [:]
  private var rowKeys = RowKeys<ID>()

  override func mount(_ phase: inout EvaluatePhase) { keys = rowKeys.keys(of: view, at: self) }

  override func update(_ newView: ForEach<Data, ID, Content>, _ phase: inout EvaluatePhase) {
    view = view.replaced(by: newView, at: self)
    if !hasSameIDs { changeRows(&phase) }
    for (row, node) in shown { node.update(Row(content: view.content, element: element(row.index)), &phase) }
  }

  private var hasSameIDs: Bool {
    keys.count == view.data.count && zip(keys, view.data).allSatisfy { $0.id.isSameID(as: view.rowID($1)) }
  }

  private func element(_ index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  /// The rows that are awake, in order.
  private var shown: [(row: ListRowNode, node: ForEachRowNode<Data.Element, Content>)] {
    let awake = known.values.compactMap { known in known.node.map { (known.row, $0) } }.filter { !$0.0.isAsleep }
    return awake.sorted { $0.0.index < $1.0.index }
  }

  private func changeRows(_ phase: inout EvaluatePhase) {
    let old = keys
    keys = rowKeys.keys(of: view, at: self)
    announcedKeys = announcedKeys ?? old
    renumber(since: old, &phase)
    graph.orderDidChange(below: self)
    layoutItemsDidChange()
  }

  /// Gives each known row its new index, and ends those whose elements are gone.
  private func renumber(since old: [DiffKey<ID>], _ phase: inout EvaluatePhase) {
    var matches = KeyMatches(from: old, to: keys, byOccurrence: rowKeys.haveRepeated)
    let before = known.sorted { $0.key < $1.key }
    known = [:]
    for (index, row) in before {
      if let found = matches.newPosition(of: index) {
        row.row.index = found
        known[found] = row
      } else {
        rowKeys.check(old[index], at: self)
        end(row, &phase)
      }
    }
  }

  private func end(_ row: Known, _ phase: inout EvaluatePhase) {
    row.row.unmount(&phase)
    phase.changes.afterwards.append(row.row.letGo)
  }

  /// The rows, whether they were built or not.
  var hasElements: Bool { !keys.isEmpty }

  func place(of id: AnyHashable) -> IdentifiedPlace? {
    keys.position(of: id).map { IdentifiedPlace(node: self, row: $0) }
  }

  func id(of node: ViewNode) -> AnyHashable? {
    known.first { $0.value.node === node }.map { AnyHashable(keys[$0.key].id) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for row in known.values.map(\.row).sorted(by: { $0.index < $1.index }) { body(row) }
  }
}

extension ListForEachNode: ListSection {
  var rowCount: Int { keys.count }

  func row(at index: Int) -> ListRowNode {
    if let row = known[index]?.row { return row }
    let row = ListRowNode(source: self, index: index, at: site())
    known[index] = Known(row: row)
    return row
  }

  /// A row that was never shown has no tag yet.
  func selectionValue(at index: Int) -> AnyHashable? {
    known[index]?.node?.tagBelow ?? AnyHashable(keys[index].id)
  }

  func offset(at index: Int) -> Int? { index }

  var edits: RowEdits { view.edits }

  func innerNode(at index: Int) -> ViewNode? { known[index]?.node }

  func innerView(at index: Int) -> (any View)? { view.content(element(index)) }

  func takeChange() -> CommonEnds? {
    defer { announcedKeys = nil }
    return announcedKeys.map { CommonEnds(of: $0, and: keys) }
  }

  /// Each row has views that do it.
  func collectRowItems() {}
}

extension ListForEachNode: ListRowSource {
  func build(_ row: ListRowNode, _ phase: inout EvaluatePhase) {
    let view = Row(content: view.content, element: element(row.index))
    let node = ForEachRowNode(view, at: row.site(), isGrouped: false)
    known[row.index]?.node = node
    row.root = node
    node.mount(&phase)
  }

  func refresh(_ row: ListRowNode, _ phase: inout EvaluatePhase) {
    known[row.index]?.node?.update(Row(content: view.content, element: element(row.index)), &phase)
  }

  func discard(_ row: ListRowNode, _ phase: inout EvaluatePhase) {
    if let known = known.removeValue(forKey: row.index) { end(known, &phase) }
  }
}
