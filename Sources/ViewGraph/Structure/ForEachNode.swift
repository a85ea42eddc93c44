/// The node of a `ForEach`: a child for each element, found again by the element's id and its occurrence.
///
/// Elements are visited by their indices: where types are not known in advance, `zip` looks its own up for each pair.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ValueNode<ForEach<Data, ID, Content>>, RowDivider, LeafOwning, DepthOrdering, Identifying
{
  private typealias Row = ForEachRow<Data.Element, Content>

  private typealias Child = ForEachRowNode<Data.Element, Content>

  private var children: [Child] = []
  /// The keys of the children, at the same indices.
  private(set) var keys: [DiffKey<ID>] = []
  private var rowKeys = RowKeys<ID>()
  private var runs = RowRuns()
  private lazy var isGrouped = surroundingLayout.groupsRows
  /// Whether rows have another depth, by which they are divided into runs anew.
  private var isUndivided = false

  override func mount(_ phase: inout EvaluatePhase) {
    marks.insert(.saysOfRows)
    let content = view.content
    setChildren(rowKeys.keys(of: view, at: self)) { _, element in
      makeChild(Row(content: content, element: element), &phase)
    }
    if isGrouped { updateRuns(&phase) }
  }

  override func update(_ newView: ForEach<Data, ID, Content>, _ phase: inout EvaluatePhase) {
    let previous = view
    view = view.replaced(by: newView, at: self)
    if view.hasSameElements(as: previous) { return updateContent(&phase) }
    if updateInPlace(&phase) { return }
    reconcile(&phase)
    if isGrouped { updateRuns(&phase) }
    layoutItemsDidChange()
    graph.orderDidChange(below: self)
    phase.orderChanged(in: island)
  }

  /// All rows have the same closure, so one of them tells whether it is another one now.
  private func updateContent(_ phase: inout EvaluatePhase) {
    guard let row = children.first?.view else { return }
    let content = view.content
    if FieldTable.of(Row.self).areEqual(row, Row(content: content, element: row.element)) { return }
    for child in children { child.update(content: content, &phase) }
  }

  /// Updates the rows when the ids are the same in the same order.
  private func updateInPlace(_ phase: inout EvaluatePhase) -> Bool {
    // Each once, as a part of a value whose type is not known in advance is searched for.
    let (data, content, rowID) = (view.data, view.content, view.rowID)
    guard children.count == data.count, keys.allSatisfy(with: data, { $0.id.isSameID(as: rowID($1)) }) else {
      return false
    }
    var index = data.startIndex
    for child in children {
      child.update(Row(content: content, element: data[index]), &phase)
      data.formIndex(after: &index)
    }
    return true
  }

  private func updateRuns(_ phase: inout EvaluatePhase) {
    runs.update(children, &phase) { RowRunNode(at: site()) }
  }

  /// A row lies elsewhere in depth.
  func rowDepthDidChange() {
    if !isUndivided { graph.feature(ItemDivision.self).add(self) }
    isUndivided = true
  }

  func divide(_ phase: inout EvaluatePhase) {
    isUndivided = false
    let before = runs.runs
    updateRuns(&phase)
    if !runs.runs.elementsEqual(before, by: ===) { layoutItemsDidChange() }
    // The same runs may lie elsewhere in depth by now.
    phase.orderChanged(in: island)
  }

  private func reconcile(_ phase: inout EvaluatePhase) {
    let (oldKeys, oldChildren) = (keys, children)
    let newKeys = rowKeys.keys(of: view, at: self)
    let diff = KeyedDiff(from: oldKeys, to: newKeys, byOccurrence: rowKeys.haveRepeated)
    guard diff.removed.allSatisfy({ oldChildren[$0].mayLeave }) else { return }
    let content = view.content
    setChildren(newKeys) { position, element in
      let row = Row(content: content, element: element)
      guard let origin = diff.origins[position] else {
        expectArrival()
        let child = makeChild(row, &phase)
        child.arrive(&phase, as: newKeys[position].id)
        return child
      }
      oldChildren[origin].update(row, &phase)
      return oldChildren[origin]
    }
    let areReplaced = children.count > oldKeys.count - diff.removed.count
    for position in diff.removed {
      rowKeys.check(oldKeys[position], at: self)
      oldChildren[position].leave(&phase, isReplaced: areReplaced, as: oldKeys[position].id)
    }
  }

  /// Takes the keys, and the child that a closure gives for each position and element.
  private func setChildren(_ newKeys: [DiffKey<ID>], _ child: (Int, Data.Element) -> Child) {
    let data = view.data
    var index = data.startIndex
    var children: [Child] = []
    children.reserveCapacity(newKeys.count)
    // Not by `map`, which a closure would be passed to (page Cost).
    for position in newKeys.indices {
      children.append(child(position, data[index]))
      data.formIndex(after: &index)
    }
    self.children = children
    keys = newKeys
    for (index, child) in children.enumerated() { child.index = index }
  }

  private func makeChild(_ row: Row, _ phase: inout EvaluatePhase) -> Child {
    let child = ForEachRowNode(row, at: site(), isGrouped: isGrouped)
    child.mount(&phase)
    return child
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    for run in runs.runs { run.unmount(&phase) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for child in children { body(child) }
  }

  func place(of id: AnyHashable) -> IdentifiedPlace? {
    keys.position(of: id).map { IdentifiedPlace(node: children[$0]) }
  }

  func id(of node: ViewNode) -> AnyHashable? {
    children.firstIndex { $0 === node }.map { AnyHashable(keys[$0].id) }
  }

  override func collectLeaves(_ leaves: inout [any LeafNode]) {
    if isGrouped { leaves += runs.runs } else { super.collectLeaves(&leaves) }
  }

  func collectOwnLayers(_ layers: inout [DepthLayer]) {
    guard isGrouped else { return collectLayersBelow(&layers) }
    layers += runs.runs.map(\.layer)
  }

  var ownLeaves: [any LeafNode] { runs.runs }

  override func collectItems(_ items: inout [any LayoutItem]) {
    guard isGrouped else { return super.collectItems(&items) }
    // Runs that are no longer scrolled stay runs, as rows do not change how they are shown.
    let stack = surroundingLayout.stack
    for run in runs.runs {
      if let stack { run.setLayout(stack) }
      items.append(run)
    }
  }

  override func forEachOwnIsland(_ body: (Island) -> Void) {
    for run in runs.runs { run.forEachOwnIsland(body) }
  }
}

extension Array {
  /// Whether a body holds for each element and the one of another collection at its place, which has as many.
  fileprivate func allSatisfy<Other: Collection>(
    with other: Other, _ body: (Element, Other.Element) -> Bool
  ) -> Bool {
    var index = other.startIndex
    return allSatisfy { element in
      defer { other.formIndex(after: &index) }
      return body(element, other[index])
    }
  }
}

extension ForEach {
  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    site.parent?.marks.contains(.makesRows) == true ? makeListNode(view, at: site) : ForEachNode(view, at: site)
  }
}
