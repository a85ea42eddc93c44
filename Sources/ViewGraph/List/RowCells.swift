/// A column of cells, by where it stands among the others, from the outside in. It is compared for each cell that is shown: where two
/// differ that is found without a look at the places, and copies of one are the same without that, too.
package struct RowColumn: Hashable {
  private let place: [AnyHashable]
  private let hash: Int

  /// The column at a place.
  package init(at place: [AnyHashable]) { (self.place, hash) = (place, place.hashValue) }

  package static func == (left: RowColumn, right: RowColumn) -> Bool {
    left.hash == right.hash && left.place == right.place
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// The views of a row that are shown in different columns, each in an island of its own. They are one row wherever they stand in
/// a list, and nothing outside of lists.
package struct RowCells: View {
  /// A view, and the column that it is for.
  package struct Cell {
    let column: RowColumn
    let content: AnyView

    /// A view for a column.
    package init(column: RowColumn, content: AnyView) {
      self.column = column
      self.content = content
    }
  }

  let cells: [Cell]

  /// The cells of a row, whose columns are different ones.
  package init(_ cells: [Cell]) { self.cells = cells }

  package static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { RowCellsNode(view, at: site) }

  package var body: Never { fatalError("cells have no body") }
}

/// The node of the cells of a row.
final class RowCellsNode: ValueNode<RowCells>, DepthOrdering, TagHiding {
  private var nodes: [RowColumn: Node<AnyView>] = [:]

  override var isLaidOut: Bool { true }

  override func mount(_ phase: inout EvaluatePhase) {
    for cell in view.cells { mount(cell, &phase) }
  }

  private func mount(_ cell: RowCells.Cell, _ phase: inout EvaluatePhase) {
    let node = AnyView._makeNode(cell.content, at: site())
    nodes[cell.column] = node
    if let row = enclosingRow {
      let around = row.cell(cell.column)
      around.take(node)
      node.surrounding = around
      around.becomeStale()
    }
    node.mount(&phase)
  }

  override func update(_ newView: RowCells, _ phase: inout EvaluatePhase) {
    view = newView
    let columns = Set(newView.cells.map(\.column))
    for column in nodes.keys where !columns.contains(column) { end(column, &phase) }
    for cell in newView.cells {
      if let node = nodes[cell.column] { node.update(cell.content, &phase) } else { mount(cell, &phase) }
    }
  }

  /// The toolkit makes another cell where the column comes back.
  private func end(_ column: RowColumn, _ phase: inout EvaluatePhase) {
    nodes.removeValue(forKey: column)?.unmount(&phase)
    enclosingRow?.cells[column] = nil
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for cell in view.cells { nodes[cell.column].map(body) }
  }

  // MARK: Each in its island

  override func forEachOwnIsland(_ body: (Island) -> Void) {
    forEachChild { ($0.surrounding as? RowIslandNode)?.forEachOwnIsland(body) }
  }

  override func layoutItemsDidChange() { forEachChild { ($0.surrounding as? RowIslandNode)?.layoutItemsDidChange() } }

  override var contentLayout: SurroundingLayout { SurroundingLayout() }

  override func collectItems(_ items: inout [any LayoutItem]) {}

  override func collectItemNodes(_ items: inout [ViewNode]) {}

  override func collectLeaves(_ leaves: inout [any LeafNode]) {}

  func collectOwnLayers(_ layers: inout [DepthLayer]) {}
}

extension ListRowNode {
  /// The cell of a column, whether its views are there or not.
  func cell(_ column: RowColumn) -> RowIslandNode {
    if let known = cells[column] { return known }
    let made = RowIslandNode(at: site())
    cells[column] = made
    return made
  }

  /// Exchanges the views of the row while the toolkit shows its cells.
  func exchangingViews(_ body: () -> Void) {
    for cell in cells.values { cell.awaitsOtherView = true }
    body()
    for cell in cells.values { cell.awaitsOtherView = false }
  }

  /// Whether the row is a view without cells.
  var isWhole: Bool { viewInList != nil && root?.holdsCells != true }
}

extension ViewNode {
  /// Whether this node is what a cell of a row shows.
  var isContentOfCell: Bool { parent is RowCellsNode }

  /// Whether this node, or the one that it stands around, has the cells of a row.
  fileprivate var holdsCells: Bool {
    if self is RowCellsNode { return true }
    var children: [ViewNode] = []
    forEachChild { children.append($0) }
    return children.count == 1 && children[0].holdsCells
  }
}
