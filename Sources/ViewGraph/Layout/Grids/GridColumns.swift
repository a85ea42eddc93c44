import Foundation

/// The columns of a grid, measured for a width that is offered to it.
///
/// Items in one column make it as wide as they are, for whatever height. Those that reach over several columns then widen
/// these where they have no room, each by as much.
@MainActor
struct GridColumns {
  private let table: GridTable
  private(set) var lines: GridLines
  /// What is lined up in each column.
  private(set) var extents: [GridExtent]
  /// The cells of one column each, and those of several, shortest first.
  private let single: [[GridCell]]
  private let spanning: [GridCell]

  init(of table: GridTable, for width: CGFloat?) {
    self.table = table
    let cells = table.cells.filter { $0.isSized(.horizontal) }
    var single = [[GridCell]](repeating: [], count: table.columnCount)
    for cell in cells where cell.columns.count == 1 { single[cell.columns.lowerBound].append(cell) }
    self.single = single
    spanning = cells.filter { $0.columns.count > 1 }.sorted { $0.columns.count < $1.columns.count }
    extents = Array(repeating: GridExtent(), count: table.columnCount)
    lines = GridLines([], gap: table.grid.horizontalSpacing)
    measure(width)
  }

  private mutating func measure(_ width: CGFloat?) {
    guard let width else { return offerToAll(nil) }
    let room = GridLines.room(in: width, count: single.count, gap: table.grid.horizontalSpacing)
    if room == 0 || room == .infinity { offerToAll(room) } else { divide(room) }
  }

  private mutating func offerToAll(_ offer: CGFloat?) {
    extents = single.map { extent(of: $0, for: offer) }
    lines = widened(extents.map(\.length)) { _ in offer }
  }

  private mutating func divide(_ room: CGFloat) {
    let minima = widths(for: 0)
    let maxima = widened(widths(for: .infinity)) { _ in .infinity }.lengths
    divide(room, minima, maxima)
    // Flexible columns make room for what others need together.
    if lines.lengths.reduce(0, +) > room { divide(room, widened(minima) { _ in 0 }.lengths, maxima) }
  }

  private mutating func divide(_ room: CGFloat, _ minima: [CGFloat], _ maxima: [CGFloat]) {
    var lengths = minima
    GridLines.divide(room, minima: minima, maxima: maxima) { column, share in
      extents[column] = extent(of: single[column], for: share)
      // A column of nothing but items that reach over others has what these may need.
      let length = single[column].isEmpty ? min(share, maxima[column]) : extents[column].length
      lengths[column] = max(minima[column], length)
      return lengths[column]
    }
    let left = max(0, room - lengths.reduce(0, +))
    lines = widened(lengths) { $0 + left }
  }

  /// What the cells of one column need in each.
  private func widths(for offer: CGFloat) -> [CGFloat] {
    single.map { cells in cells.reduce(0) { max($0, width(of: $1, for: offer)) } }
  }

  /// Columns that hold the items over several of them, which are offered what a closure says for the width of theirs.
  private func widened(_ widths: [CGFloat], offer: (CGFloat) -> CGFloat?) -> GridLines {
    var lines = GridLines(widths, gap: table.grid.horizontalSpacing)
    for cell in spanning {
      lines.make(cell.columns, hold: width(of: cell, for: offer(lines.length(of: cell.columns))))
    }
    return lines
  }

  private func width(of cell: GridCell, for offer: CGFloat?) -> CGFloat {
    cell.item.includedLength(.horizontal, for: ProposedViewSize(width: offer, height: nil))
  }

  private func extent(of cells: [GridCell], for offer: CGFloat?) -> GridExtent {
    cells.extent(.horizontal, in: table) { _ in ProposedViewSize(width: offer, height: nil) }
  }
}
