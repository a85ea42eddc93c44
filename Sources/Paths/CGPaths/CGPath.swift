import Foundation

/// A path under the name that source for Core Graphics uses: a `Path` that is shared, and not copied. As Core Graphics documents
/// it.
///
/// A transform is a value here, which is the identity unless given, and not a pointer to one.
public class CGPath: Equatable {
  final var path: Path

  /// A path with the elements of another one.
  init(_ path: Path) { self.path = path }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(rect).applying(transform ?? .identity))
  }

  /// The ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(ellipseIn: rect).applying(transform ?? .identity))
  }

  /// A rectangle with circular corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform ?? .identity))
  }

  /// Whether there are no elements.
  public final var isEmpty: Bool { path.isEmpty }

  /// Where the next line would start; the origin without one.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around the curves; null of no elements.
  public final var boundingBoxOfPath: CGRect { path.boundingRect }

  /// The smallest rectangle around all points, those included by which curves are controlled; null of no elements.
  public final var boundingBox: CGRect {
    var bounds = Bounds()
    for point in path.elements.flatMap(\.points) { bounds.include(point) }
    return bounds.rect
  }

  /// Whether a point lies inside.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// The same path, which does not change with this one.
  public final func copy() -> CGPath? { CGPath(path) }

  /// The path with its points elsewhere.
  public final func copy(using transform: CGAffineTransform) -> CGPath? { CGPath(path.applying(transform)) }

  /// A path with the same elements that can be added to.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// The outline of the path's stroke.
  public final func copy(
    strokingWithWidth width: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: width, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  /// Whether the elements are the same.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
}

/// What lies inside of a path that surrounds a point several times. As Core Graphics documents it.
public enum CGPathFillRule: Int, Sendable {
  /// What is surrounded more often in one direction than in the other.
  case winding
  /// What is surrounded an odd number of times.
  case evenOdd
}

extension Path {
  /// The elements of a path under Core Graphics' name; what is added to that later is not among them.
  public init(_ path: CGPath) { self = path.path }

  /// The path under Core Graphics' name.
  public var cgPath: CGPath { CGPath(self) }
}

extension Path.Element {
  /// Where it ends, and by which points it is controlled.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let first, let second): [first, second, end]
    case .closeSubpath: []
    }
  }
}
