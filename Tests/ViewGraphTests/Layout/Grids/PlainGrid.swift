import Foundation

@testable import ViewGraph

/// A grid reckoned without tables: each question is answered by going through all cells anew.
@MainActor
struct PlainGrid {
  struct Cell {
    let leaf: LayoutLeaf
    var span = 1
    var unsized: Axis.Set = []
    var anchor: UnitPoint?
  }

  /// The cells of each row; a row by itself is one of a cell with no span.
  let rows: [[Cell]]
  let gap: CGFloat
  private var widths: [CGFloat] = []
  private var heights: [CGFloat] = []

  init(_ rows: [[Cell]], gap: CGFloat, for proposal: ProposedViewSize) {
    (self.rows, self.gap) = (rows, gap)
    widths = lengths(.horizontal, count: count, proposal.width)
    heights = lengths(.vertical, count: rows.count, proposal.height)
  }

  private var count: Int { max(rows.map { $0.map { max(1, $0.span) }.reduce(0, +) }.max() ?? 0, 0) }

  // MARK: Lines

  private func lengths(_ axis: Axis, count: Int, _ offer: CGFloat?) -> [CGFloat] {
    guard let offer else { return all(axis, count, nil) }
    let room = max(0, offer - gap * CGFloat(max(0, count - 1)))
    if room == 0 || room == .infinity { return all(axis, count, room) }
    let least = (0..<count).map { need(axis, single(axis, $0), 0) }
    let lengths = divided(axis, room, least)
    return axis == .horizontal && lengths.reduce(0, +) > room ? divided(axis, room, all(axis, count, 0)) : lengths
  }

  private func divided(_ axis: Axis, _ room: CGFloat, _ least: [CGFloat]) -> [CGFloat] {
    let most = all(axis, least.count, .infinity)
    var (left, waiting, lengths) = (room, Set(least.indices), least)
    while let line = waiting.min(by: { isBefore($0, $1, least, most) }) {
      let share = left / CGFloat(waiting.count)
      let cells = single(axis, line)
      let length = cells.isEmpty && axis == .horizontal ? min(share, most[line]) : need(axis, cells, share)
      lengths[line] = axis == .horizontal ? max(least[line], length) : length
      left = max(0, left - lengths[line])
      waiting.remove(line)
    }
    let over = max(0, room - lengths.reduce(0, +))
    return axis == .horizontal ? stretched(lengths) { $0 + over } : lengths
  }

  private func isBefore(_ left: Int, _ right: Int, _ least: [CGFloat], _ most: [CGFloat]) -> Bool {
    func range(_ line: Int) -> CGFloat { most[line] == .infinity ? .infinity : most[line] - least[line] }
    if range(left) != range(right) { return range(left) < range(right) }
    return least[left] != least[right] ? least[left] > least[right] : left < right
  }

  private func all(_ axis: Axis, _ count: Int, _ offer: CGFloat?) -> [CGFloat] {
    let lengths = (0..<count).map { need(axis, single(axis, $0), offer) }
    return axis == .horizontal ? stretched(lengths) { _ in offer } : lengths
  }

  private func need(_ axis: Axis, _ cells: [(Cell, columns: Range<Int>)], _ offer: CGFloat?) -> CGFloat {
    cells.map { cell, columns in
      axis == .horizontal
        ? cell.leaf.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
        : cell.leaf.sizeThatFits(ProposedViewSize(width: extent(columns, widths), height: offer)).height
    }.max() ?? 0
  }

  private func stretched(_ lengths: [CGFloat], offer: (CGFloat) -> CGFloat?) -> [CGFloat] {
    var lengths = lengths
    for span in 2...max(2, count) {
      for (cell, columns) in rows.indices.flatMap(cells) {
        guard columns.count == span, !cell.unsized.contains(.horizontal) else { continue }
        let proposal = ProposedViewSize(width: offer(extent(columns, lengths)), height: nil)
        let missing = cell.leaf.sizeThatFits(proposal).width - extent(columns, lengths)
        for column in columns where missing > 0 { lengths[column] += missing / CGFloat(span) }
      }
    }
    return lengths
  }

  // MARK: Cells

  private func cells(inRow row: Int) -> [(Cell, columns: Range<Int>)] {
    var column = 0
    return rows[row].map { cell in
      defer { column += cell.span }
      return (cell, cell.span == 0 ? 0..<count : column..<(column + cell.span))
    }
  }

  private func single(_ axis: Axis, _ line: Int) -> [(Cell, columns: Range<Int>)] {
    if axis == .vertical { return cells(inRow: line).filter { !$0.0.unsized.contains(.vertical) } }
    return rows.indices.flatMap(cells).filter { $1 == line..<line + 1 && !$0.unsized.contains(.horizontal) }
  }

  private func extent(_ lines: Range<Int>, _ lengths: [CGFloat]) -> CGFloat {
    lengths[lines].reduce(gap * CGFloat(max(0, lines.count - 1)), +)
  }

  // MARK: Answers

  var size: CGSize {
    CGSize(width: extent(widths.indices, widths), height: extent(heights.indices, heights))
  }

  /// The frames of the items in the middle of their cells, or where their anchors are.
  var frames: [CGRect] {
    rows.indices.flatMap { row in
      cells(inRow: row).map { cell, columns in
        let room = CGSize(width: extent(columns, widths), height: heights[row])
        let size = cell.leaf.sizeThatFits(ProposedViewSize(room))
        let anchor = cell.anchor ?? .center
        let x = widths[..<columns.lowerBound].map { $0 + gap }.reduce(0, +)
        let y = heights[..<row].map { $0 + gap }.reduce(0, +)
        let start = CGPoint(x: x + (room.width - size.width) * anchor.x, y: y + (room.height - size.height) * anchor.y)
        return CGRect(origin: start, size: size)
      }
    }
  }
}
