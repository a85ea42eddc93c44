import Foundation
import Paths
import Testing

/// Numbers that are no coordinates, angles or lengths.
struct BadInputTests {
  private static let bad: [CGFloat] = [.nan, .infinity, -.infinity]
  private static let line = Path.lines(point(0, 0), point(10, 10))

  @Test("SH35 segments with a coordinate that is not finite are left out", arguments: bad)
  func segments(bad: CGFloat) {
    var path = Self.line
    path.addLine(to: point(bad, 5))
    path.addQuadCurve(to: point(20, 5), control: point(5, bad))
    path.addCurve(to: point(20, 5), control1: point(5, 5), control2: point(bad, 5))
    path.addArc(center: point(bad, 0), radius: 5, startAngle: .zero, endAngle: .degrees(9), clockwise: true)
    path.addArc(tangent1End: point(bad, 0), tangent2End: point(5, 5), radius: 5)
    #expect(path == Self.line)
    #expect(path.boundingRect == rect(0, 0, 10, 10))
  }

  @Test("SH35 shapes with a coordinate that is not finite are left out", arguments: bad)
  func shapes(bad: CGFloat) {
    var path = Self.line
    path.addRect(rect(0, bad, 5, 5))
    path.addRect(rect(0, 0, 5, 5), transform: CGAffineTransform(scaleX: bad, y: 1))
    path.addEllipse(in: rect(0, 0, 5, bad))
    path.addRoundedRect(in: rect(bad, 0, 5, 5), cornerSize: CGSize(width: 1, height: 1))
    path.addPath(Self.line, transform: CGAffineTransform(translationX: bad, y: 1))
    path.addRect(.null)
    #expect(path == Self.line)
  }

  @Test("SH35 after a move to no finite point nothing is drawn up to the next move")
  func moves() {
    var path = Self.line
    path.move(to: point(.nan, 0))
    #expect(path.currentPoint == nil)
    path.addLine(to: point(100, 100))
    path.closeSubpath()
    path.addLines([point(.nan, 0), point(20, 0), point(.infinity, 0), point(30, 0)])
    #expect(path.description == "0 0 m 10 10 l 20 0 m 30 0 l")
  }

  @Test("SH35 a path of bad coordinates alone has the null rectangle")
  func nothing() {
    #expect(Path.lines(point(.nan, 0), point(0, .infinity)).boundingRect.isNull)
    #expect(Path(rect(.nan, 0, 1, 1)).boundingRect.isNull)
    #expect(Self.line.applying(CGAffineTransform(scaleX: .nan, y: 1)).boundingRect.isNull)
  }

  @Test("SH35 arcs of endless angles and radii, or radii below 0, are left out", arguments: bad + [-1])
  func arcs(bad: CGFloat) {
    var path = Self.line
    path.addArc(center: .zero, radius: bad, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    path.addRelativeArc(center: .zero, radius: bad, startAngle: .zero, delta: .degrees(90))
    guard !bad.isFinite else { return #expect(path == Self.line) }
    path.addArc(center: .zero, radius: 5, startAngle: .radians(bad), endAngle: .zero, clockwise: false)
    path.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .radians(bad), clockwise: true)
    path.addRelativeArc(center: .zero, radius: 5, startAngle: .zero, delta: .radians(bad))
    #expect(path == Self.line)
  }

  @Test("SH35 an arc of a huge angle comes to an end")
  func hugeAngles() {
    let arc = Path {
      $0.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .radians(1e300), clockwise: false)
    }
    // A curve is beside its circle by up to 0.03 % of the radius.
    #expect(arc.all.count < 10 && arc.boundingRect.isClose(to: -5, -5, 10, 10, within: 0.003))
  }

  @Test("SH35 coordinates further out than 10¹⁸ are held there")
  func farAway() {
    let path = Path.lines(point(-.greatestFiniteMagnitude, 0), point(1e300, 5))
    #expect(path.boundingRect == rect(-1e18, 0, 2e18, 5))
    #expect(Path(.infinite).contains(point(1e17, -1e17)))
    #expect(Path(.infinite).boundingRect == rect(-1e18, -1e18, 2e18, 2e18))
  }

  @Test("SH35 no point that is not finite is inside")
  func points() {
    for bad in Self.bad { #expect(!Path(.infinite).contains(point(bad, 0))) }
  }

  @Test("SH35 a line width that is not above 0, or not finite, paints nothing", arguments: bad + [0, -5])
  func widths(width: CGFloat) {
    #expect(Self.line.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round)).isEmpty)
  }

  @Test("SH35 huge strokes, and miter limits that are none, come to finite outlines")
  func strokes() {
    let corner = Path.lines(point(-1e300, 0), point(1e300, 3), point(0, 1e300))
    for limit in Self.bad + [0, -1] {
      let style = StrokeStyle(lineWidth: 1e300, lineCap: .round, miterLimit: limit, dash: [1])
      let bounds = corner.strokedPath(style).boundingRect
      #expect(bounds.width.isFinite && bounds.height.isFinite && !bounds.isNull)
    }
  }

  @Test("SH35 curves over the whole range have a length, a box, an inside and an outline")
  func hugeCurves() {
    let path = Path {
      $0.move(to: point(-1e300, 0))
      $0.addCurve(to: point(1e300, 0), control1: point(0, 1e300), control2: point(1e-300, -1e300))
      $0.addQuadCurve(to: .zero, control: point(1e300, 1e300))
    }
    #expect(path.boundingRect.width == 2e18)
    #expect(!path.trimmedPath(from: 0.25, to: 0.75).isEmpty)
    #expect(!path.contains(point(0, 2e18)))
    #expect(!path.strokedPath(StrokeStyle(lineWidth: 3, dash: [2, 1])).isEmpty)
  }

  @Test("SH35 radii of corners that are no numbers are sharp corners")
  func radii() {
    #expect(Path(roundedRect: rect(0, 0, 9, 9), cornerRadius: .nan) == Path(rect(0, 0, 9, 9)))
    let radii = RectangleCornerRadii(topLeading: -.infinity, bottomTrailing: .nan)
    #expect(Path(roundedRect: rect(0, 0, 9, 9), cornerRadii: radii) == Path(rect(0, 0, 9, 9)))
    #expect(Path(roundedRect: .infinite, cornerRadius: 5).boundingRect.width.isFinite)
  }
}
