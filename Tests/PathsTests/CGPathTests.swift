import Foundation
import Paths
import Testing

/// Paths under Core Graphics' names.
struct CGPathTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test("a path that is added to becomes what a Path becomes by the same functions")
  func sameElements() {
    let (path, transform) = (CGMutablePath(), CGAffineTransform(translationX: 5, y: 0))
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0), transform: transform)
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 5))
    path.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 22, y: 5), control2: CGPoint(x: 28, y: 5))
    path.addArc(center: CGPoint(x: 30, y: 10), radius: 10, startAngle: -.pi / 2, endAngle: 0, clockwise: false)
    path.addRoundedRect(in: square, cornerWidth: 2, cornerHeight: 3)
    path.closeSubpath()
    let expected = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 15, y: 0))
      $0.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 5))
      $0.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 22, y: 5), control2: CGPoint(x: 28, y: 5))
      $0.addArc(
        center: CGPoint(x: 30, y: 10), radius: 10, startAngle: .degrees(-90), endAngle: .zero, clockwise: false)
      $0.addRoundedRect(in: square, cornerSize: CGSize(width: 2, height: 3), style: .circular)
      $0.closeSubpath()
    }
    #expect(Path(path) == expected)
    #expect(expected.cgPath == path)
  }

  @Test("a copy does not change with its path, and a path made of one does not either")
  func copies() throws {
    let path = CGMutablePath()
    path.addRect(square)
    let (copy, taken) = (try #require(path.copy()), Path(path))
    path.addEllipse(in: square)
    #expect(copy == CGPath(rect: square) && taken == Path(square) && copy != path)
    let further = try #require(copy.mutableCopy())
    further.addPath(copy, transform: CGAffineTransform(translationX: 20, y: 0))
    #expect(further.boundingBox == CGRect(x: 0, y: 0, width: 30, height: 10) && copy.boundingBox == square)
  }

  @Test("a path is asked where it is, with and without the points that control its curves")
  func questions() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.boundingBox.isNull && path.currentPoint == .zero)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(path.currentPoint == CGPoint(x: 100, y: 0))
    let rings = CGMutablePath()
    rings.addRects([square, square.insetBy(dx: 2, dy: 2)])
    let middle = CGPoint(x: 5, y: 5)
    #expect(rings.contains(middle) && !rings.contains(middle, using: .evenOdd))
    #expect(
      rings.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        .boundingBoxOfPath == square.insetBy(dx: -1, dy: -1))
  }
}
