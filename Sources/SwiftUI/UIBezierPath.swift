import Graft

/// A path under the name that source for UIKit uses, from which `Path(_:)` takes its `cgPath`. As UIKit documents it; nothing is
/// drawn with it.
public class UIBezierPath {
  private var path: Path

  /// A path without elements.
  public init() { path = Path() }

  /// A path with the elements of another one.
  public init(cgPath: CGPath) { path = Path(cgPath) }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect)) }

  /// The ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect)) }

  /// A rectangle with corners of one radius in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: Path(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
  }

  /// A rectangle of which some corners are rounded, by the width of a size in points.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
      topTrailing: radius(.topRight))
    self.init(cgPath: Path(roundedRect: rect, cornerRadii: radii).cgPath)
  }

  /// A part of a circle between two angles in radians, on the screen clockwise if it is said to be so.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The path, which does not change with this one.
  public var cgPath: CGPath { path.cgPath }

  /// Whether there are no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the curves.
  public var bounds: CGRect { path.boundingRect }

  /// Where the next line would start.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a point lies inside.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

  /// Begins a subpath.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a curve of the third degree from the current point.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve of the second degree from the current point.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: end, control: controlPoint) }

  /// Adds an arc between two angles in radians, on the screen clockwise if it is said to be so, and a line to its start.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }

  /// Closes the subpath by a line to its start.
  public func close() { path.closeSubpath() }

  /// Adds the elements of another path.
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }

  /// Moves all points.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Draws nothing: there is never a context of UIKit's, as is also so outside of its views.
  public func fill() {}

  /// Draws nothing, as `fill()` does.
  public func stroke() {}
}

/// Corners of a rectangle under the name that source for UIKit uses.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
