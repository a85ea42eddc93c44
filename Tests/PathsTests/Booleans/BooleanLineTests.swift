import Foundation
import Paths
import Testing

/// Lines inside and outside of areas.
struct BooleanLineTests {
  private static let area = Path(rect(0, 0, 10, 10))

  @Test("a line through an area is cut into what is inside and what is outside of it")
  func cut() {
    let line = Path.lines(point(-5, 5), point(15, 5))
    #expect(line.lineIntersection(Self.area).description == "0 5 m 10 5 l")
    #expect(line.lineSubtraction(Self.area).description == "-5 5 m 0 5 l 10 5 m 15 5 l")
  }

  @Test("an open subpath is not closed, and closed ones that are cut become open")
  func open() {
    let corner = Path.lines(point(5, -5), point(5, 5), point(15, 5))
    #expect(corner.lineIntersection(Self.area).description == "5 0 m 5 5 l 10 5 l")
    let square = Path(rect(5, 5, 10, 10))
    #expect(square.lineIntersection(Self.area).description == "5 10 m 5 5 l 10 5 l")
    #expect(square.lineSubtraction(Self.area).description == "10 5 m 15 5 l 15 15 l 5 15 l 5 10 l")
  }

  @Test("a closed subpath that does not meet the area's edge stays closed, or is left out")
  func whole() {
    let (inner, outer) = (Path(rect(2, 2, 5, 5)), Path(rect(20, 0, 5, 5)))
    #expect(inner.lineIntersection(Self.area) == inner && inner.lineSubtraction(Self.area).isEmpty)
    #expect(outer.lineSubtraction(Self.area) == outer && outer.lineIntersection(Self.area).isEmpty)
    let circle = Path(ellipseIn: rect(1, 1, 8, 8))
    #expect(circle.lineIntersection(Self.area) == circle)
    #expect(circle.lineSubtraction(Path()) == circle)
  }

  @Test("the edge of an area is filled")
  func edge() {
    let line = Path.lines(point(-5, 0), point(15, 0))
    #expect(line.lineIntersection(Self.area).description == "0 0 m 10 0 l")
    #expect(Self.area.lineIntersection(Self.area) == Self.area)
    #expect(Self.area.lineSubtraction(Self.area).isEmpty)
  }

  @Test("lines that cross themselves, or go there and back, stay one")
  func crossing() {
    let eight = Path.lines(point(1, 1), point(9, 9), point(9, 1), point(1, 9))
    #expect(eight.lineIntersection(Self.area) == eight)
    let back = Path.lines(point(1, 1), point(9, 1), point(5, 1))
    #expect(back.lineIntersection(Self.area) == back)
  }

  @Test("what is left of a curve is a curve")
  func curve() {
    let circle = Path(ellipseIn: rect(-50, -50, 100, 100))
    let quarter = circle.lineIntersection(Path(rect(0, 0, 100, 100)))
    #expect(quarter.all.count == 2 && quarter.boundingRect.isClose(to: 0, 0, 50, 50, within: 1e-6))
    let part = circle.lineSubtraction(Path(rect(0, -100, 100, 200)))
    #expect(part.boundingRect.isClose(to: -50, -50, 50, 100, within: 1e-6))
  }

  @Test("by the even-odd rule the line in a hole is outside")
  func rules() {
    let nested = Path { $0.addRects([rect(0, 0, 10, 10), rect(2, 2, 6, 6)]) }
    let line = Path.lines(point(5, 5), point(15, 5))
    #expect(line.lineIntersection(nested).description == "5 5 m 10 5 l")
    #expect(line.lineIntersection(nested, eoFill: true).description == "8 5 m 10 5 l")
  }
}
