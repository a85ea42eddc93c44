/// The node of a `ForEach`: a child for each element, found again by the element's id and its occurrence.
///
/// Elements are visited by their indices: where types are not known in advance, `zip` looks its own up for each pair.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ValueNode<ForEach<Data, ID, Content>>
{
  private typealias Row = ForEachRow<Data.Element, Content>

  private struct Child {
    let key: RowKey<ID>
    let node: ForEachRowNode<Data.Element, Content>
  }

  private var children: [Child] = []
  private var keys = RowKeys<ID>()
  private var runs = RowRuns()
  private lazy var isGrouped = rowGrouping != nil

  override func mount(_ phase: inout EvaluatePhase) {
    children = makeChildren { key, element in makeChild(key, element, &phase) }
    if isGrouped { updateRuns(&phase) }
  }

  override func update(_ newView: ForEach<Data, ID, Content>, _ phase: inout EvaluatePhase) {
    let previous = view
    view = view.replaced(by: newView, at: self)
    if isSameRange(as: previous) { return updateContent(&phase) }
    if updateInPlace(&phase) { return }
    reconcile(&phase)
    if isGrouped { updateRuns(&phase) }
    layoutItemsDidChange()
    if hasPreferences { graph.preferences.invalidate() }
    phase.orderChanged(in: island)
  }

  /// Whether the rows are those of a constant range, whose elements need no look then.
  private func isSameRange(as previous: ForEach<Data, ID, Content>) -> Bool {
    view.isConstantRange && view.data.startIndex == previous.data.startIndex
      && view.data.endIndex == previous.data.endIndex
  }

  /// All rows have the same closure, so one of them tells whether it is another one now.
  private func updateContent(_ phase: inout EvaluatePhase) {
    guard let row = children.first?.node.view else { return }
    let content = view.content
    if FieldTable.of(Row.self).areEqual(row, Row(content: content, element: row.element)) { return }
    for child in children { child.node.update(content: content, &phase) }
  }

  /// Updates the rows when the ids are the same in the same order.
  private func updateInPlace(_ phase: inout EvaluatePhase) -> Bool {
    // Each once, as a part of a value whose type is not known in advance is searched for.
    let (view, children, content, rowID) = (view, children, view.content, view.rowID)
    guard
      children.count == view.data.count,
      children.allSatisfy(with: view.data, { $0.key.id.isSameID(as: rowID($1)) })
    else { return false }
    var index = view.data.startIndex
    for child in children {
      child.node.update(Row(content: content, element: view.data[index]), &phase)
      view.data.formIndex(after: &index)
    }
    return true
  }

  private func updateRuns(_ phase: inout EvaluatePhase) {
    runs.update(children.map(\.node), &phase) { RowRunNode(at: site()) }
  }

  private func reconcile(_ phase: inout EvaluatePhase) {
    var old: [RowKey<ID>: Child] = [:]
    old.reserveCapacity(children.count)
    for child in children { old[child.key] = child }
    let previous = children
    children = makeChildren { key, element in
      guard let child = old.removeValue(forKey: key) else {
        let child = makeChild(key, element, &phase)
        child.node.arrive(&phase)
        return child
      }
      child.node.update(Row(content: view.content, element: element), &phase)
      return child
    }
    guard !old.isEmpty else { return }
    for child in previous where old[child.key] != nil { child.node.leave(&phase) }
  }

  /// A child for each element.
  private func makeChildren(_ child: (RowKey<ID>, Data.Element) -> Child) -> [Child] {
    let data = view.data
    var index = data.startIndex
    return keys.keys(of: view, at: self).map { key in
      defer { data.formIndex(after: &index) }
      return child(key, data[index])
    }
  }

  private func makeChild(
    _ key: RowKey<ID>, _ element: Data.Element, _ phase: inout EvaluatePhase
  ) -> Child {
    let row = Row(content: view.content, element: element)
    let node = ForEachRowNode(row, at: site(), isGrouped: isGrouped)
    node.mount(&phase)
    return Child(key: key, node: node)
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    for run in runs.runs { run.unmount(&phase) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for child in children { body(child.node) }
  }

  override func scrollTarget(_ id: AnyHashable) -> ScrollTarget? {
    if let id = id.base as? ID, let child = children.first(where: { $0.key.id == id }) { return .view(child.node) }
    return super.scrollTarget(id)
  }

  override func collectLeaves(_ leaves: inout [any LeafNode]) {
    if isGrouped { leaves += runs.runs } else { super.collectLeaves(&leaves) }
  }

  override func collectOwnLayers(_ layers: inout [DepthLayer]) {
    guard isGrouped else { return super.collectOwnLayers(&layers) }
    layers += runs.runs.map(\.layer)
  }

  override func collectAllLeaves(_ leaves: inout [any LeafNode]) {
    leaves += runs.runs
    super.collectAllLeaves(&leaves)
  }

  override func collectItems(_ items: inout [any LayoutItem]) {
    guard isGrouped else { return super.collectItems(&items) }
    // Runs that are no longer scrolled stay runs, as rows do not change how they are shown.
    let stack = rowGrouping
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
