import Foundation

/// A row of a lazy container that has an element, and where it is.
@MainActor
final class LazyRow {
  let row: ListRowNode
  let element: any IslandElement
  /// Among all rows.
  var position: Int
  /// Where the container has put it.
  var place = (line: 0, column: 0)
  /// The latest size; nil if nothing in the row takes part in layout, or it is not built.
  private(set) var size: CGSize?
  /// Along the lines, where it was put, with what is in it.
  private(set) var extent: ClosedRange<CGFloat>?

  /// The lines that it is in; none from when its element is let go of.
  weak var lines: LazyLines?
  /// Where it is in the container, and where on its way there it is shown.
  var frame: CGRect?
  var origin = CGPoint.zero
  /// The end of the way that has begun.
  var target = CGPoint.zero
  let fade = LazyFade()

  init(_ row: ListRowNode, _ element: any IslandElement, at position: Int, in lines: LazyLines) {
    (self.row, self.element, self.position, self.lines) = (row, element, position, lines)
  }

  /// Measures the row. Tells how long it is, if it is built: nothing where it shows nothing.
  func measure(_ proposal: ProposedViewSize, along axis: Axis) -> CGFloat?? {
    guard row.isBuilt else { return nil }
    row.tellViewCount()
    size = row.size(for: proposal, in: element)
    return .some(size?[axis])
  }

  /// Puts the row into a room of the lines, in which its guide is that of the room by an alignment, so much nearer to the start of
  /// the container.
  func put(
    in room: CGRect, by alignment: Alignment, _ proposal: ProposedViewSize, along axis: Axis, shiftedBy shift: CGFloat,
    on way: FormerLines?
  ) {
    guard size != nil, let size = row.size(for: proposal, in: element) else {
      extent = size == nil && row.isBuilt ? room.range(along: axis) : nil
      frame = nil
      return element.leaveOut()
    }
    var origin = CGPoint(
      x: room.minX + row.start(by: alignment.horizontal.key, size, for: proposal, in: room.size),
      y: room.minY + row.start(by: alignment.vertical.key, size, for: proposal, in: room.size))
    origin[axis] -= shift
    extent = room.range(along: axis)
    let frame = LayoutMirror.onScreen(CGRect(origin: origin, size: size))
    row.place(element, in: shown(at: frame, on: way), for: proposal, size: size)
  }
}

extension CGRect {
  /// The whole pixels that it has.
  fileprivate func range(along axis: Axis) -> ClosedRange<CGFloat> {
    let start = origin[axis]
    return start.rounded()...max(start, start + size[axis]).rounded()
  }
}
