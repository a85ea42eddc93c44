import Foundation
import Paths
import Testing
import ViewGraphTesting

/// Which points are inside of a path.
struct ContainsTests {
  @Test("SH24 an open subpath counts as closed")
  func open() {
    let triangle = Path.lines(point(0, 0), point(100, 0), point(0, 100))
    #expect(triangle.contains(point(20, 20)))
    #expect(!triangle.contains(point(80, 80)))
  }

  @Test("SH24 of two nested squares of one direction the inner one is inside, and a hole by the even-odd rule")
  func nested() {
    let path = Path { $0.addRects([rect(0, 0, 100, 100), rect(25, 25, 50, 50)]) }
    #expect(path.contains(point(50, 50)))
    #expect(!path.contains(point(50, 50), eoFill: true))
    #expect(path.contains(point(10, 50), eoFill: true))
    #expect(!path.contains(point(110, 50)))
  }

  @Test("SH24 a square within one of the other direction is a hole by both rules")
  func opposite() {
    var path = Path(rect(0, 0, 100, 100))
    path.addRect(rect(25, 25, 50, 50), transform: CGAffineTransform(-1, 0, 0, 1, 100, 0))
    #expect(!path.contains(point(50, 50)))
    #expect(!path.contains(point(50, 50), eoFill: true))
    #expect(path.contains(point(10, 50)))
  }

  @Test("SH24 a path without an area has no point inside", arguments: [point(0, 0), point(5, 5), point(10, 10)])
  func noArea(place: CGPoint) {
    let there = Path.lines(point(0, 0), point(10, 10))
    let andBack = Path.lines(point(0, 0), point(10, 10), point(0, 0), point(10, 10))
    let empty = Path(rect(5, 5, 0, 0))
    let flat = Path {
      $0.move(to: point(0, 0))
      $0.addCurve(to: point(10, 10), control1: point(2, 2), control2: point(8, 8))
    }
    for path in [Path(), there, andBack, empty, flat] {
      #expect(!path.contains(place))
      #expect(!path.contains(place, eoFill: true))
    }
  }

  @Test("SH24 a curve without an extent at the point has no point inside")
  func dot() {
    let path = Path {
      $0.move(to: point(5, 5))
      $0.addCurve(to: point(5, 5), control1: point(5, 5), control2: point(5, 5))
      $0.addQuadCurve(to: point(5, 5), control: point(5, 5))
    }
    #expect(!path.contains(point(5, 5)))
  }

  @Test("a rectangle has its upper left corner inside and its lower right one not")
  func edges() {
    let path = Path(rect(0, 0, 100, 60))
    #expect(path.contains(point(0, 0)) && path.contains(point(50, 0)) && path.contains(point(0, 30)))
    #expect(!path.contains(point(100, 60)) && !path.contains(point(50, 60)) && !path.contains(point(100, 30)))
  }

  @Test("SH24 2,000 random points are inside of random paths as a ray through many short lines says")
  func random() {
    var generator = SeededGenerator(seed: 24)
    for _ in 0..<250 {
      let path = generator.path()
      let plain = PlainPath(path, pieces: 24)
      for _ in 0..<8 {
        let place = generator.point()
        let winding = plain.winding(around: place)
        let isRight =
          path.contains(place) == (winding != 0) && path.contains(place, eoFill: true) == (winding % 2 != 0)
        // The short lines are beside the curves by up to a quarter of a point.
        #expect(isRight || plain.distance(from: place, closed: true) < 0.3, "\(path) \(place)")
      }
    }
  }
}
