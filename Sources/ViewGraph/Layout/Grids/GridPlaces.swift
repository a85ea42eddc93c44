import Foundation

/// Where the items of a grid are whose columns and rows are known.
@MainActor
struct GridPlaces {
  private let table: GridTable
  private let columns: GridColumns
  private let rows: GridRows
  private let starts: (columns: [CGFloat], rows: [CGFloat])

  init(table: GridTable, columns: GridColumns, rows: GridRows) {
    (self.table, self.columns, self.rows) = (table, columns, rows)
    starts = (columns.lines.starts, rows.lines.starts)
  }

  /// The place of an item, which is offered the whole of its cell.
  func placement(of cell: GridCell) -> LayoutPlacement {
    let room = CGSize(
      width: columns.lines.length(of: cell.columns), height: rows.lines.length(of: cell.row..<cell.row + 1))
    let offer = ProposedViewSize(room)
    let size = cell.item.includedSize(for: offer)
    func place(_ axis: Axis) -> CGFloat {
      let start = axis == .horizontal ? starts.columns[cell.columns.lowerBound] : starts.rows[cell.row]
      return AlignmentKey.finite(start + self.start(of: cell, axis, size, for: offer, in: room))
    }
    return LayoutPlacement(offset: CGPoint(x: place(.horizontal), y: place(.vertical)), proposal: offer)
  }

  /// How far from the start of its cell an item starts.
  private func start(
    of cell: GridCell, _ axis: Axis, _ size: CGSize, for offer: ProposedViewSize, in room: CGSize
  ) -> CGFloat {
    if let anchor = cell.anchor {
      return AlignmentKey.finite((room[axis] - size[axis]) * (axis == .horizontal ? anchor.x : anchor.y))
    }
    let key = table.guide(axis, of: cell)
    let guide = cell.item.guide(key, size, for: offer)
    let lined = extent(axis, of: cell)?.start(of: size[axis], guide: guide, in: room[axis], share: key.share ?? 0)
    return lined ?? key.offset(of: cell.item, size, for: offer, in: room)
  }

  /// What the item is lined up with, if with anything.
  private func extent(_ axis: Axis, of cell: GridCell) -> GridExtent? {
    guard cell.isLinedUp(axis) else { return nil }
    return axis == .horizontal ? columns.extents[cell.columns.lowerBound] : rows.extents[cell.row]
  }
}
