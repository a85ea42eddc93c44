import Foundation

/// The toolkit's side of a lazy container.
@MainActor
package protocol LazyHolder: AnyObject {
  /// What can be seen along the axis of the lines, in the container's coordinates; nil where nothing around scrolls, so that all
  /// is there.
  func visible(along axis: Axis) -> LazySight?
  /// Holds the element of a row behind that of another, or first; one in front is painted over all others.
  func hold(_ element: any IslandElement, after previous: (any IslandElement)?, isInFront: Bool)
  func letGo(_ element: any IslandElement)
  /// Shows the element of a row with an opacity.
  func show(_ element: any IslandElement, opacity: Double)
  /// Shows what was painted of a row that is gone, in a frame of the container, in another frame, and has it go.
  func leave(
    _ row: ListRowNode, keptBy key: AnyObject, from frame: CGRect, to place: CGRect, of rows: ListRowsNode,
    in transaction: Transaction)
  /// No longer shows what was painted of a row whose element is back, and tells how and where that was shown.
  func takeBack(_ row: ListRowNode) -> (removal: RowRemoval, frame: CGRect)?
  /// Whether the keyboard's focus is in the element of a row, which must not be let go of then.
  func hasFocus(_ element: any IslandElement) -> Bool
  /// Whether what is added at the end comes into sight, because the end is.
  func keepsEnd(along axis: Axis) -> Bool
  /// Scrolls so that what can be seen begins elsewhere in the container.
  func scroll(to start: CGFloat, along axis: Axis)
  /// The container is of another length than it was measured with.
  func lengthDidChange()
  /// Rows lie elsewhere in the container.
  func placesDidChange()
}

/// What can be seen of a lazy container along its lines.
package struct LazySight: Equatable {
  package let range: ClosedRange<CGFloat>
  /// Whether all that is scrolled begins where it can be seen, and whether it ends there.
  package let isAtStart: Bool
  package let isAtEnd: Bool

  package init(_ range: ClosedRange<CGFloat>, isAtStart: Bool, isAtEnd: Bool) {
    (self.range, self.isAtStart, self.isAtEnd) = (range, isAtStart, isAtEnd)
  }

  var start: CGFloat { range.lowerBound }
  var end: CGFloat { range.upperBound }
  var length: CGFloat { end - start }
}
