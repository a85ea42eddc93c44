import Foundation

extension Path {
  /// A closed rectangle, as `addRect(_:transform:)` adds it.
  public init(_ rect: CGRect) { addRect(rect) }

  /// A closed ellipse, as `addEllipse(in:transform:)` adds it.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Adds a closed rectangle that begins at its upper left corner and goes clockwise on the screen (SH25).
  ///
  /// A negative size counts as its positive counterpart; a rectangle that is null or not finite adds nothing.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(.rectangle(rect.standardized), transform: transform)
  }

  /// Adds closed rectangles in their order.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that touches the sides of a rectangle: closed, from three o'clock clockwise on the screen (SH25).
  ///
  /// A negative size counts as its positive counterpart; a rectangle that is null or not finite adds nothing.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(.ellipse(rect.standardized), transform: transform)
  }

  /// Adds the elements of another path, whose first is a move; unless all its points come to finite ones, nothing.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    append(path.elements, transform: transform)
  }
}
