import Foundation

/// The rows of a grid, measured for a height that is offered to it when the widths of its columns are known.
@MainActor
struct GridRows {
  private let table: GridTable
  private(set) var lines: GridLines
  /// What is lined up in each row.
  private(set) var extents: [GridExtent]
  private let columns: GridLines
  private let cells: [[GridCell]]

  init(of table: GridTable, in columns: GridLines, for height: CGFloat?) {
    self.table = table
    self.columns = columns
    var cells = [[GridCell]](repeating: [], count: table.rowCount)
    for cell in table.cells where cell.isSized(.vertical) { cells[cell.row].append(cell) }
    self.cells = cells
    extents = []
    lines = GridLines([], gap: table.grid.verticalSpacing)
    measure(height)
  }

  private mutating func measure(_ height: CGFloat?) {
    guard let height else { return offerToAll(nil) }
    let room = GridLines.room(in: height, count: cells.count, gap: table.grid.verticalSpacing)
    if room == 0 || room == .infinity || cells.count == 1 { offerToAll(room) } else { divide(room) }
  }

  private mutating func offerToAll(_ offer: CGFloat?) {
    take(cells.map { extent(of: $0, for: offer) })
  }

  private mutating func divide(_ room: CGFloat) {
    var extents = cells.map { extent(of: $0, for: 0) }
    let maxima = cells.map { extent(of: $0, for: .infinity).length }
    GridLines.divide(room, minima: extents.map(\.length), maxima: maxima) { row, share in
      extents[row] = extent(of: cells[row], for: share)
      return extents[row].length
    }
    take(extents)
  }

  private mutating func take(_ extents: [GridExtent]) {
    self.extents = extents
    lines = GridLines(extents.map(\.length), gap: table.grid.verticalSpacing)
  }

  private func extent(of cells: [GridCell], for offer: CGFloat?) -> GridExtent {
    cells.extent(.vertical, in: table) { ProposedViewSize(width: columns.length(of: $0.columns), height: offer) }
  }
}

extension [GridCell] {
  /// What the items of a line need along an axis for what a closure offers each.
  @MainActor
  func extent(_ axis: Axis, in table: GridTable, offer: (GridCell) -> ProposedViewSize) -> GridExtent {
    var extent = GridExtent()
    for cell in self { extent.add(cell, axis, for: offer(cell), in: table) }
    return extent
  }
}

extension GridExtent {
  /// Adds an item as long as it is for what it is offered.
  @MainActor
  fileprivate mutating func add(_ cell: GridCell, _ axis: Axis, for offer: ProposedViewSize, in table: GridTable) {
    let key = table.guide(axis, of: cell)
    if !cell.isLinedUp(axis) { return add(cell.item.includedLength(axis, for: offer)) }
    if let share = key.share, !cell.item.mayHave(key) {
      let length = cell.item.includedLength(axis, for: offer)
      return add(length, guide: AlignmentKey.finite(length * share))
    }
    let size = cell.item.includedSize(for: offer)
    add(size[axis], guide: cell.item.guide(key, size, for: offer))
  }
}
