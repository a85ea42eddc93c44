import Foundation

/// A row of a list: the island whose element the toolkit puts into the list while the row is near what can be seen.
///
/// The row of an element of a `ForEach` is built when it is first shown. A row that is scrolled away sleeps: its state
/// stays, its elements are given back, and nothing in it is evaluated until it is shown again (ID29).
package final class ListRowNode: RowIslandNode, Covering {
  /// What stands for the row in the toolkit's model, which tells rows apart by it.
  package var token: AnyObject?
  /// The position in its `ForEach`.
  var index = 0
  /// The id of its element; nil for none.
  var id: AnyHashable?
  private weak var source: (any ListRowSource)?
  /// The list that the row is of.
  private weak var list: ListRowsNode?
  /// The cells of a table's row that were asked for, by their columns.
  var cells: [RowColumn: RowIslandNode] = [:]
  /// Whether the toolkit shows the row.
  package private(set) var isShown = false
  /// Whether the views are those of another element until the next round.
  private(set) var isOthers = false
  private var isWaiting = false
  /// Whether the row is where it can be seen, without which nothing in it has appeared; and whether that has been told.
  package private(set) var isInSight = true
  private var wasInSight = true
  /// The layouts that actions had waited for when the views of the row came; what appears with these waits for the next.
  private var firstGeneration: UInt32?

  /// The row of a view that is there.
  init(root: ViewNode, at site: NodeSite) {
    super.init(at: site)
    take(root)
    begin()
  }

  /// The row of an element, to be built when it is shown.
  init(source: any ListRowSource, index: Int, at site: NodeSite) {
    self.source = source
    self.index = index
    super.init(at: site)
    begin()
  }

  private func begin() {
    marks.insert(.isListSection)
    list = enclosingList
    guard list?.rowsAppearInSight == true else { return }
    (isInSight, wasInSight) = (false, false)
    announce(.covers)
  }

  // MARK: The toolkit's side

  /// The toolkit shows the row. What is in its element comes in the next round, if it is not there yet.
  package func show() -> any IslandElement {
    setShown(true)
    return element
  }

  /// The toolkit shows the row no longer.
  package func hide() { setShown(false) }

  /// The toolkit shows a cell of the row, whose views come in the next round if they are not there yet. A row that is a view
  /// without cells, as the header of a section, is in that of the column which the toolkit says is for it.
  package func show(cell column: RowColumn, isForWhole: Bool) -> RowIslandNode {
    setShown(true)
    return isForWhole && isWhole ? self : cell(column)
  }

  /// The toolkit shows cells of the row in which it was shown before. Tells whether it may: a row that is a view without cells can be
  /// in that of another column by now.
  package func showCellsAgain() -> Bool {
    guard hasCells else { return false }
    setShown(true)
    return true
  }

  /// Whether the row is no view without cells.
  package var hasCells: Bool { viewInList == nil }

  /// The row has come to where it can be seen, or has gone from there: what is in it appears and disappears.
  package func setInSight(_ isInSight: Bool) {
    guard isInSight != self.isInSight else { return }
    self.isInSight = isInSight
    wait()
  }

  /// Layout has put the row where it can be seen, or not. What waits for that layout appears after it; what does not is told
  /// in a cycle.
  package func wasPlaced(inSight isInSight: Bool) {
    guard let generation = exchange(&firstGeneration, with: nil), generation == graph.effects.generation else { return }
    (self.isInSight, wasInSight) = (isInSight, isInSight)
    if isInSight { viewInList?.tellAround(true, of: self, graph.effects) }
  }

  func covers(_ node: ViewNode) -> Bool { !isInSight }

  private func setShown(_ isShown: Bool) {
    // Toolkits bind what is shown again and again, and all of it where one row comes or goes.
    if isShown == self.isShown, !isOthers, root != nil { return }
    self.isShown = isShown
    wait()
  }

  private func wait() {
    guard !isWaiting, isMounted else { return }
    isWaiting = true
    list?.rowIsWaiting(self)
  }

  /// The row is that of another element from now on, whose views those that it has become.
  func becomeOther(at index: Int) {
    self.index = index
    isOthers = true
    begin()
  }

  /// The node of the view that the row is, among those of the list; nil for the row of an element.
  var viewInList: ViewNode? { standsAroundView ? root : source.flatMap { $0.isOneView ? $0 : nil } }

  /// What the row belongs to in its list.
  var section: any ListSection { source ?? self }

  /// Whether both are rows of elements of one `ForEach`.
  func isOfSource(of other: ListRowNode) -> Bool { source != nil && source === other.source }

  override func unmount(_ phase: inout EvaluatePhase) {
    noteRemoval()
    super.unmount(&phase)
  }

  // MARK: Building and sleeping

  /// Builds, wakes or puts to sleep what is in the row, as the toolkit shows it by now or not.
  func adoptVisibility(_ phase: inout EvaluatePhase) {
    isWaiting = false
    guard isMounted else { return }
    if isShown {
      appear(&phase)
    } else {
      isInSight = false
      disappear(&phase)
    }
    tellSight(phase.effects)
  }

  private func tellSight(_ effects: EffectQueue) {
    guard isInSight != wasInSight else { return }
    wasInSight = isInSight
    if let root, !root.isAsleep { root.tellAppeared(isInSight, effects) }
    // The views may be gone by now.
    viewInList?.tellAround(isInSight, of: self, effects)
  }

  private func appear(_ phase: inout EvaluatePhase) {
    guard let root else {
      firstGeneration = phase.effects.generation
      source?.build(self, &phase)
      return layoutItemsDidChange()
    }
    if root.isAsleep { firstGeneration = phase.effects.generation }
    if exchange(&isOthers, with: false) {
      firstGeneration = phase.effects.generation
      source?.adopt(self, &phase)
      self.root?.resetElements(&phase)
    }
    guard root.isAsleep else { return }
    setAsleep(false)
    phase.wake(root, islands(below: root))
    source?.refresh(self, &phase)
    root.enqueueDirty()
    root.tellAppeared(true, phase.effects)
  }

  private func disappear(_ phase: inout EvaluatePhase) {
    guard let root, !root.isAsleep else { return }
    if let source, !root.anyKeepsProperties { return source.discard(self, &phase) }
    root.tellAppeared(false, phase.effects)
    phase.sleep(root, islands(below: root))
    setAsleep(true)
  }

  private func setAsleep(_ isAsleep: Bool) {
    for node in [self, root] {
      if isAsleep { node?.marks.insert(.isAsleep) } else { node?.marks.remove(.isAsleep) }
    }
    announce(.sleepers)
  }

  private func islands(below root: ViewNode) -> [Island] {
    var islands = [rowIsland]
    root.forEachIsland { islands.append($0) }
    return islands
  }

  override var stack: StackLayout { list?.rowStack ?? super.stack }

  /// Tells the `ForEach` that the row is of how many views its element gives.
  func tellViewCount() { source?.compare(viewCount) }
}

extension ListRowNode: ListSection {
  var rowCount: Int { 1 }

  var isAnyInSight: Bool { isInSight }

  func row(at index: Int) -> ListRowNode { self }

  func selectionValue(at index: Int) -> AnyHashable? { root?.tagAround ?? root?.tagBelow ?? elementAround?.id }

  func element(at index: Int) -> RowElement? { elementAround }

  func innerNode(at index: Int) -> ViewNode? { root }

  func takeChange() -> CommonEnds? { nil }

  func collectRowItems() {
    collectItemsAnew()
    contentIsland?.holder?.layoutDidChange()
  }
}

extension ViewNode {
  /// The row of a list that is this view.
  final var row: ListRowNode? { surrounding as? ListRowNode }

  /// The nearest row of a list around this node.
  package final var enclosingRow: ListRowNode? {
    for node in sequence(first: self, next: \.parent) {
      if let row = node as? ListRowNode ?? node.row { return row }
    }
    return nil
  }

  /// The nearest list around this node.
  package final var enclosingList: ListRowsNode? {
    for case let list as ListRowsNode in sequence(first: self, next: \.parent) { return list }
    return nil
  }
}
