import Foundation
import Paths
import Testing

/// How paths are built, element by element and as wholes.
struct PathBuildingTests {
  @Test("a path has the elements that were added, in their order")
  func elements() {
    let path = Path {
      $0.move(to: point(1, 2))
      $0.addLine(to: point(3, 4))
      $0.addQuadCurve(to: point(5, 6), control: point(7, 8))
      $0.addCurve(to: point(9, 10), control1: point(11, 12), control2: point(13, 14.5))
      $0.closeSubpath()
    }
    #expect(
      path.all == [
        .move(to: point(1, 2)), .line(to: point(3, 4)), .quadCurve(to: point(5, 6), control: point(7, 8)),
        .curve(to: point(9, 10), control1: point(11, 12), control2: point(13, 14.5)), .closeSubpath,
      ])
    #expect(path.description == "1 2 m 3 4 l 7 8 5 6 q 11 12 13 14.5 9 10 c h")
  }

  @Test("a path is made of such a description, and of no other text")
  func ofDescription() throws {
    let text = "1 2 m 3 4 l 7 8 5 6 q 11 12 13 14.5 9 10 c h"
    #expect(try #require(Path(text)).description == text)
    #expect(Path(" -1e2  2 m\n3 4 l ")?.description == "-100 2 m 3 4 l")
    #expect(Path("") == Path())
    for bad in ["1 2", "1 m", "1 2 3 m", "1 2 m 3 4 5 6 l", "m", "1 2 h", "1 2 m 1 x l", "1 2 m 3 4"] {
      #expect(Path(bad) == nil, "\(bad)")
    }
  }

  @Test("SH22 the current point is nil, then the last end, and after a subpath was closed its start")
  func currentPoint() {
    var path = Path()
    #expect(path.currentPoint == nil)
    path.addLines([point(1, 2), point(3, 4), point(5, 6)])
    #expect(path.currentPoint == point(5, 6))
    path.closeSubpath()
    #expect(path.currentPoint == point(1, 2))
  }

  @Test("SH22 a line after a subpath was closed starts at its start")
  func lineAfterClosing() {
    var path = Path(rect(10, 10, 5, 5))
    path.addLine(to: point(0, 10))
    let outline = path.strokedPath(StrokeStyle(lineWidth: 2))
    // From the last corner, (10, 15), it would go over (5, 12.5).
    #expect(outline.contains(point(5, 10)) && !outline.contains(point(5, 12.5)))
  }

  @Test("nothing goes on from no current point, and a closed subpath is not closed again")
  func ignored() {
    var path = Path()
    path.addLine(to: point(1, 1))
    path.addQuadCurve(to: point(1, 1), control: point(2, 2))
    path.addCurve(to: point(1, 1), control1: point(2, 2), control2: point(3, 3))
    path.closeSubpath()
    #expect(path.isEmpty)
    path.addRect(rect(0, 0, 1, 1))
    path.closeSubpath()
    #expect(path == Path(rect(0, 0, 1, 1)))
  }

  @Test("SH25 a rectangle goes clockwise from its upper left corner, of negative size too")
  func rectangle() {
    let path = Path(rect(0, 0, 100, 60))
    #expect(path.description == "0 0 m 100 0 l 100 60 l 0 60 l h")
    #expect(Path(rect(100, 60, -100, -60)) == path)
    let both = Path { $0.addRects([rect(0, 0, 100, 60), rect(1, 1, 2, 2)]) }
    #expect(both.all.count == 10)
  }

  @Test("a path that is added keeps its elements, and a transform moves them")
  func added() {
    var path = Path.lines(point(0, 0), point(1, 1))
    path.addPath(.lines(point(2, 2), point(3, 3)), transform: CGAffineTransform(translationX: 10, y: 0))
    #expect(path.description == "0 0 m 1 1 l 12 2 m 13 3 l")
    #expect(path.currentPoint == point(13, 3))
    #expect(path.offsetBy(dx: 1, dy: -1).description == "1 -1 m 2 0 l 13 1 m 14 2 l")
    #expect(path.applying(CGAffineTransform(scaleX: 2, y: 0)).description == "0 0 m 2 0 l 24 0 m 26 0 l")
  }

  @Test("a copy of a path stays when the other one changes")
  func copies() {
    let path = Path.lines(point(0, 0), point(1, 1))
    var copy = path
    copy.addLine(to: point(2, 2))
    #expect(path.all.count == 2 && copy.all.count == 3)
    #expect(path != copy)
  }

  @Test("shapes are transformed as they are added")
  func transformedShapes() {
    let move = CGAffineTransform(translationX: 10, y: 20)
    var path = Path()
    path.addEllipse(in: rect(0, 0, 4, 2), transform: move)
    #expect(path == Path(ellipseIn: rect(10, 20, 4, 2)))
    var rounded = Path()
    rounded.addRoundedRect(in: rect(0, 0, 40, 20), cornerSize: CGSize(width: 4, height: 4), transform: move)
    #expect(rounded.boundingRect.isClose(to: 10, 20, 40, 20))
  }
}
