import ViewGraph

/// A row in the items of a table, each of which shows a cell of it.
@MainActor
final class TableShownRow {
  let node: ListRowNode
  var items: [RowItems.Item] = []
  fileprivate var boundCount = 0
  /// Whether GTK has unbound all of its items, and the row is not hidden yet.
  var isLeft = false

  init(_ node: ListRowNode) { self.node = node }

  /// Whether GTK has bound an item to the row.
  var isBound: Bool { boundCount > 0 }
}

/// A cell of a row in an item.
@MainActor
final class TableShownCell {
  let row: TableShownRow
  let cell: RowIslandNode
  /// Whether GTK has bound the item to the row.
  var isBound = false {
    didSet { if isBound != oldValue { row.boundCount += isBound ? 1 : -1 } }
  }

  init(_ cell: RowIslandNode, of row: TableShownRow) { (self.row, self.cell) = (row, cell) }
}
