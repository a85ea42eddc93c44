/// The node of a `ForEach` in a list: it builds the rows that are shown, and reads no more of the data than these need and what
/// tells a change. Claims DT1 to DT4.
final class ListForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ValueNode<ForEach<Data, ID, Content>>, ElementCounting, Identifying
{
  private typealias Row = ForEachRow<Data.Element, Content>
  private typealias Rows = KnownRows<ID, ForEachRowNode<Data.Element, Content>>

  /// How many elements there were at the last update; a collection that is no value may have others by now.
  private(set) var rowCount = 0
  /// What is as the list knows it, if not all is.
  private var unannounced: CommonEnds?
  /// Those that the toolkit has asked for.
  private var known = Rows()
  private var rowKeys = RowKeys<ID>()
  private var viewCounts = ViewCounts()
  /// The state of a collection that tells its changes.
  private var revision: KnownRevision?
  /// What was read when the toolkit asked for a row, and is asked for once more for what is said of the row (DT8).
  private var asked: (index: Int, element: Data.Element)?
  /// Whose elements the rows are, if not this node's, and how many of them are one's.
  private weak var owner: (any RowElements)?
  private let partCount: Int

  init(
    _ view: ForEach<Data, ID, Content>, of owner: (any RowElements)? = nil, partCount: Int = 1, at site: NodeSite
  ) {
    (self.owner, self.partCount) = (owner, partCount)
    super.init(view, at: site)
    marks.formUnion([.isListSection, .saysOfRows])
  }

  override func mount(_ phase: inout EvaluatePhase) {
    rowCount = view.elements.count
    view.reportContradictingCount(at: self)
    revision = KnownRevision(of: view.data)
  }

  override func update(_ newView: ForEach<Data, ID, Content>, _ phase: inout EvaluatePhase) {
    let former = view
    asked = nil
    view = view.replaced(by: newView, at: self)
    view.reportContradictingCount(at: self)
    if let told = toldChanges { changeRows(told, &phase) } else { changeRows(from: former, &phase) }
    revision = KnownRevision(of: view.data)
    updateRows(&phase)
  }

  private func updateRows(_ phase: inout EvaluatePhase) {
    let (elements, content, type) = (view.elements, view.content, Rows.Row.self)
    // Rows may come and go meanwhile.
    for row in known.all where !row.row.isAsleep {
      guard let node = type.found(row)?.node, isThere(row.row.index, in: elements) else { continue }
      node.update(Row(content: content, element: elements.element(at: row.row.index)), &phase)
    }
  }

  /// Where rows are by now; nil where each is where it was.
  private func matches(from former: ForEach<Data, ID, Content>) -> ForEachMatches<Data, ID, Content>? {
    if let near = nearChange(from: former) { return ForEachMatches(near) }
    return ForEachChange(from: former, count: rowCount, to: view)
      .map { ForEachMatches(of: $0, byOccurrence: rowKeys.haveRepeated) }
  }

  /// What the elements tell; nil where they tell nothing, or what cannot be.
  private var toldChanges: ToldChanges? {
    guard let changes = revision?.changes(to: view.data) else { return nil }
    if let told = ToldChanges(changes, from: rowCount, to: view.elements.count) { return told }
    Diagnostics.report(
      .contradictingChanges, at: self,
      "a collection tells changes that do not lead from \(rowCount) elements to \(view.elements.count); they are compared"
    )
    return nil
  }

  /// The element at a position; nil, with a report, if it is gone since the last update.
  private func element(_ index: Int) -> Data.Element? {
    let elements = view.elements
    guard isThere(index, in: elements) else { return nil }
    return asked.flatMap { $0.index == index ? $0.element : nil } ?? elements.element(at: index)
  }

  /// Whether there is an element at a position; reports one that is gone since the last update. The elements are given, as the
  /// view is of a type that is searched for.
  private func isThere(_ index: Int, in elements: ComparedElements<Data>) -> Bool {
    let count = elements.count
    if index < count { return true }
    Diagnostics.report(
      .missingElement, at: self,
      "a collection of \(rowCount) elements has \(count), which the list was not told of; have the view evaluated")
    return false
  }

  private func changeRows(_ told: ToldChanges, _ phase: inout EvaluatePhase) {
    if told.isEmpty { return }
    renumber(&phase) { position, _ in told.newPosition(of: position) }
    rowsDidChange(told.ends)
  }

  private func changeRows(from former: ForEach<Data, ID, Content>, _ phase: inout EvaluatePhase) {
    guard var matches = matches(from: former) else { return }
    renumber(&phase) { position, row in matches.newPosition(of: position, (row as? Rows.Row)?.key) }
    rowKeys.report(matches.repeatedKeys, at: self)
    rowsDidChange(matches.ends)
  }

  private func rowsDidChange(_ ends: CommonEnds) {
    unannounced = unannounced?.followed(by: ends) ?? ends
    rowCount = view.elements.count
    graph.orderDidChange(below: self)
    layoutItemsDidChange()
  }

  /// What is found of rows near where they were. Nil where elements tell their changes, or all ids are compared: in lists they are
  /// unless that took seconds.
  private func nearChange(from former: ForEach<Data, ID, Content>) -> NearChange<ID>? {
    let count = view.elements.count
    let leastCount = enclosingList?.rowStack == nil ? NearChange<ID>.leastCountInLists : NearChange<ID>.leastCount
    guard revision == nil, !rowKeys.haveRepeated, min(rowCount, count) > leastCount,
      rowCount != count || !view.hasSameElements(as: former)
    else { return nil }
    var rows: [NearChange<ID>.Row] = []
    known.forEach { index, row in
      rows.append(NearChange<ID>.Row(position: index, key: row.key, isKept: row.node?.isAnyMissed == true))
    }
    return NearChange(rows, among: rowCount, in: count) { view.rowID(view.elements.element(at: $0)) }
  }

  /// Gives each known row its new index, and ends those whose elements are gone.
  private func renumber(
    _ phase: inout EvaluatePhase, newPosition: (_ position: Int, _ row: PlacedRow) -> Int?
  ) {
    for row in known.renumber(newPosition) {
      if let key = row.key { rowKeys.check(key, at: self) }
      end(row, &phase)
    }
  }

  private func end(_ row: Rows.Row, _ phase: inout EvaluatePhase) {
    row.row.unmount(&phase)
    phase.changes.afterwards.append(row.row.letGo)
  }

  /// The id of an element of which the toolkit has asked for a row.
  func knownID(at index: Int) -> ID? { known[index]?.key?.id }

  /// The rows, whether they were built or not.
  var hasElements: Bool { rowCount > 0 }

  func place(of id: AnyHashable) -> IdentifiedPlace? {
    view.offset(of: id, among: rowCount).map { IdentifiedPlace(node: self, row: $0) }
  }

  func id(of node: ViewNode) -> AnyHashable? {
    known.first { $0.node === node }?.key.map { AnyHashable($0.id) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for row in known.all { body(row.row) }
  }
}

extension ListForEachNode: ListSection {
  func row(at index: Int) -> ListRowNode {
    if let row = known[index]?.row { return row }
    let row = ListRowNode(source: self, index: index, at: site())
    know(row, at: index)
    return row
  }

  private func know(_ row: ListRowNode, at index: Int, node: ForEachRowNode<Data.Element, Content>? = nil) {
    asked = nil
    asked = element(index).map { (index, $0) }
    let key = asked.map { DiffKey(view.rowID($0.element)) }
    row.id = key.map { AnyHashable($0.id) }
    if let key, known.hasKey(key) { rowKeys.report(key, at: self) }
    known.insert(Rows.Row(row: row, key: key, node: node), at: index)
  }

  func reuse(_ row: ListRowNode, at index: Int) -> Bool {
    guard known[index] == nil, let former = known[row.index], former.row === row, let node = former.node else {
      return false
    }
    known.remove(at: row.index)
    row.becomeOther(at: index)
    know(row, at: index, node: node)
    return true
  }

  func knownRow(at index: Int) -> ListRowNode? { known[index]?.row }

  /// A row that was never shown has no tag yet, and one that was another's still has that one's.
  func selectionValue(at index: Int) -> AnyHashable? {
    let known = known[index]
    return (known?.row.isOthers == true ? nil : known?.node?.tagBelow) ?? element(at: index)?.id
  }

  func element(at index: Int) -> RowElement? { RowElement(elements: owner ?? self, offset: index / partCount) }

  func innerNode(at index: Int) -> ViewNode? { known[index]?.node }

  func innerView(at index: Int) -> (any View)? { element(index).map(view.content) }

  func takeChange() -> CommonEnds? { exchange(&unannounced, with: nil) }

  /// Each row has views that do it.
  func collectRowItems() {}
}

extension ListForEachNode: ListRowSource {
  func build(_ row: ListRowNode, _ phase: inout EvaluatePhase) {
    asked = nil
    guard let element = element(row.index) else { return }
    let view = Row(content: view.content, element: element)
    let node = ForEachRowNode(view, at: row.site(), isGrouped: false)
    known.setNode(node, at: row.index)
    row.root = node
    node.mount(&phase)
  }

  func refresh(_ row: ListRowNode, _ phase: inout EvaluatePhase) {
    guard let element = element(row.index) else { return }
    known[row.index]?.node?.update(Row(content: view.content, element: element), &phase)
  }

  /// What would move, or is that of no element, is made anew, as in a row that was never another's.
  func adopt(_ row: ListRowNode, _ phase: inout EvaluatePhase) {
    if !row.transaction.mayMove, row.index < view.elements.count { return refresh(row, &phase) }
    row.exchangingViews {
      known[row.index]?.node?.unmount(&phase)
      known.setNode(nil, at: row.index)
      build(row, &phase)
    }
    row.layoutItemsDidChange()
  }

  func compare(_ viewCount: Int) { viewCounts.compare(viewCount, at: self) }

  func discard(_ row: ListRowNode, _ phase: inout EvaluatePhase) {
    if let known = known.remove(at: row.index) { end(known, &phase) }
  }
}
