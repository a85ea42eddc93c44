import Foundation

/// How a line is drawn along a path. As SwiftUI documents it.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line in points, half of it on either side; with one that is not above 0 nothing is drawn.
  public var lineWidth: CGFloat

  /// How the line ends.
  public var lineCap: CGLineCap

  /// How the line looks at corners.
  public var lineJoin: CGLineJoin

  /// How many line widths a point may be long, from its inner to its outer end, before it is cut off straight.
  public var miterLimit: CGFloat

  /// The lengths of what is painted and of what is left out in turn, in points; empty for a solid line.
  public var dash: [CGFloat]

  /// How far into the pattern the line begins, in points.
  public var dashPhase: CGFloat

  /// A style of the given numbers.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}
