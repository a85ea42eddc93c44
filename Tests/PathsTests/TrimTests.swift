import Foundation
import Paths
import Testing
import ViewGraphTesting

/// Parts of a path by shares of its length.
struct TrimTests {
  @Test("SH25 a quarter of a circle goes from three o'clock to six o'clock")
  func circle() {
    let quarter = Path(ellipseIn: rect(0, 0, 100, 100)).trimmedPath(from: 0, to: 0.25)
    #expect(quarter.all.first == .move(to: point(100, 50)))
    #expect(quarter.currentPoint?.isClose(to: point(50, 100), within: 1e-6) == true)
    #expect(quarter.boundingRect.isClose(to: 50, 50, 50, 50, within: 1e-6))
  }

  @Test("SH25 a quarter of a rectangle of 100×60 is the line from (0, 0) to (80, 0)")
  func rectangle() {
    #expect(Path(rect(0, 0, 100, 60)).trimmedPath(from: 0, to: 0.25) == .lines(point(0, 0), point(80, 0)))
  }

  @Test("SH26 the shares are of the length of all subpaths with their closing lines")
  func subpaths() {
    // 40 and 40 long.
    let path = Path { $0.addRects([rect(0, 0, 10, 10), rect(50, 0, 10, 10)]) }
    #expect(path.trimmedPath(from: 0.375, to: 0.625).description == "0 10 m 0 0 l 50 0 m 60 0 l")
    #expect(path.trimmedPath(from: 0, to: 0.5) == Path(rect(0, 0, 10, 10)))
    #expect(path.trimmedPath(from: 0.5, to: 1) == Path(rect(50, 0, 10, 10)))
  }

  @Test("SH26 an open subpath has no closing line")
  func open() {
    let path = Path.lines(point(0, 0), point(30, 0), point(30, 10))
    #expect(path.trimmedPath(from: 0.25, to: 0.875) == .lines(point(10, 0), point(30, 0), point(30, 5)))
  }

  @Test("SH26 shares are held within 0 and 1, and the whole is the path itself")
  func held() {
    let path = Path(rect(0, 0, 100, 60))
    #expect(path.trimmedPath(from: -3, to: 7) == path)
    #expect(path.trimmedPath(from: -1, to: 0.25) == .lines(point(0, 0), point(80, 0)))
  }

  @Test("SH26 without a first share that is smaller the path is empty")
  func empty() {
    let path = Path(rect(0, 0, 100, 60))
    for (from, to) in [(0.5, 0.5), (0.6, 0.4), (2, 3), (-2, -1), (1, 1), (.nan, 0.5), (0, .nan)] {
      #expect(path.trimmedPath(from: from, to: to).isEmpty)
    }
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    #expect(Path.lines(point(1, 1), point(1, 1)).trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test("SH26 a part of a curve has its share of the length where the speed varies")
  func speed() {
    // A straight line whose speed at the start is a tenth of that at the end.
    let path = Path {
      $0.move(to: point(0, 0))
      $0.addQuadCurve(to: point(110, 0), control: point(10, 0))
    }
    #expect(path.trimmedPath(from: 0.25, to: 0.75).boundingRect.isClose(to: 27.5, 0, 55, 0, within: 0.02))
  }

  @Test("SH26 parts of 200 random paths have their share of the length and fill it together")
  func random() {
    var generator = SeededGenerator(seed: 26)
    for _ in 0..<200 {
      let path = generator.path()
      let cut = CGFloat.random(in: 0...1, using: &generator)
      let (head, tail) = (path.trimmedPath(from: 0, to: cut), path.trimmedPath(from: cut, to: 1))
      let whole = PlainPath(path, pieces: 60).length
      let tolerance = whole * 2e-3
      #expect(PlainPath(head, pieces: 60).length.isClose(to: whole * cut, within: tolerance))
      #expect(PlainPath(tail, pieces: 60).length.isClose(to: whole * (1 - cut), within: tolerance))
    }
  }
}
