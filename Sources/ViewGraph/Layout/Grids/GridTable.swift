import Foundation

/// An item in a grid, and where it is.
@MainActor
struct GridCell {
  let item: any LayoutItem
  let row: Int
  /// Whether the item is a row by itself.
  let isRow: Bool
  /// The columns over which it reaches.
  fileprivate(set) var columns: Range<Int>
  private let unsizedAxes: Axis.Set
  /// The point of the item that lies on that of the cell; nil where it is lined up with others.
  let anchor: UnitPoint?

  fileprivate init(_ item: any LayoutItem, row: Int, isRow: Bool, column: Int) {
    self.item = item
    self.row = row
    self.isRow = isRow
    let span = isRow ? 1 : item.gridValue(GridCellSpan.self)?.count ?? 1
    columns = column..<(column + span)
    unsizedAxes = item.gridValue(GridUnsizedAxes.self)?.axes ?? []
    anchor = item.gridValue(GridCellAnchor.self)?.point
  }

  /// Whether the item has a say in the lengths along an axis.
  func isSized(_ axis: Axis) -> Bool { !unsizedAxes.contains(Axis.Set(axis)) }

  /// Whether the item is lined up with others in its row or column.
  func isLinedUp(_ axis: Axis) -> Bool {
    anchor == nil && (axis == .vertical || columns.count == 1 && !isRow)
  }
}

/// The items of a grid in rows and columns.
@MainActor
struct GridTable {
  /// In the order of the items that take part.
  private(set) var cells: [GridCell] = []
  let grid: GridArrangement
  /// As many as the longest row has.
  private(set) var columnCount = 0
  private var rowAlignments: [VerticalAlignment] = []
  private var columnAlignments: [Int: HorizontalAlignment] = [:]

  /// Items of one row follow each other.
  init(_ grid: GridArrangement, items: [any LayoutItem]) {
    self.grid = grid
    cells.reserveCapacity(items.count)
    var row: GridRowPlace?
    for item in items where item.takesPart() {
      let place = item.gridValue(GridRowPlace.self)
      if place == nil || place !== row { rowAlignments.append(place?.alignment ?? grid.alignment.vertical) }
      let column = place != nil && place === row ? cells.last?.columns.upperBound ?? 0 : 0
      row = place
      add(GridCell(item, row: rowAlignments.count - 1, isRow: place == nil, column: column))
    }
    for index in cells.indices where cells[index].isRow { cells[index].columns = 0..<columnCount }
  }

  private mutating func add(_ cell: GridCell) {
    cells.append(cell)
    columnCount = max(columnCount, cell.columns.upperBound)
    let column = cell.columns.lowerBound
    if !cell.isRow, columnAlignments[column] == nil {
      columnAlignments[column] = cell.item.gridValue(GridColumnAlignment.self)?.alignment
    }
  }

  var rowCount: Int { rowAlignments.count }

  /// The guide that the item of a cell is lined up at.
  func guide(_ axis: Axis, of cell: GridCell) -> AlignmentKey {
    guard axis == .horizontal else { return rowAlignments[cell.row].key }
    let own = cell.isRow ? nil : columnAlignments[cell.columns.lowerBound]
    return (own ?? grid.alignment.horizontal).key
  }
}
