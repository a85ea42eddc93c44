import Foundation
import Paths
import Testing
import ViewGraphTesting

/// Outlines of strokes: ends, corners and curves.
struct StrokeTests {
  private static let line = Path.lines(point(0, 0), point(100, 0))

  @Test("SH27 a line of width 10 has (0, -5, 100, 10) with butt ends")
  func butt() {
    #expect(Self.line.strokedPath(StrokeStyle(lineWidth: 10)).boundingRect == rect(0, -5, 100, 10))
  }

  @Test(
    "SH27 a line of width 10 has (-5, -5, 110, 10) with square or round ends", arguments: [CGLineCap.square, .round])
  func caps(cap: CGLineCap) {
    let outline = Self.line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap))
    #expect(outline.boundingRect.isClose(to: -5, -5, 110, 10))
    #expect(outline.contains(point(-4.5, 4.5)) == (cap == .square))
    #expect(outline.contains(point(104.5, 0)))
  }

  @Test("SH28 by the default limit a corner of 11.4° is bevelled and one of 11.6° is pointed")
  func miterLimit() {
    let style = StrokeStyle(lineWidth: 2)
    #expect(Self.corner(11.4).strokedPath(style).boundingRect.maxX < 101)
    // The point is 1 / sin 5.8° from the corner.
    #expect(Self.corner(11.6).strokedPath(style).boundingRect.maxX.isClose(to: 109.895, within: 0.01))
  }

  /// A corner at (100, 0) with an inner angle in degrees that opens to the left.
  private static func corner(_ degrees: CGFloat) -> Path {
    let half = degrees / 2 * .pi / 180
    return .lines(
      point(100 - 100 * cos(half), 100 * sin(half)), point(100, 0), point(100 - 100 * cos(half), -100 * sin(half)))
  }

  @Test("SH28 limit 1 bevels every corner")
  func limitOfOne() {
    let square = Path.lines(point(0, 0), point(100, 0), point(100, 100))
    #expect(square.strokedPath(StrokeStyle(lineWidth: 10)).contains(point(104, -4)))
    #expect(!square.strokedPath(StrokeStyle(lineWidth: 10, miterLimit: 1)).contains(point(104, -4)))
    #expect(square.strokedPath(StrokeStyle(lineWidth: 10, miterLimit: 1)).contains(point(102, -2)))
  }

  @Test("a round corner is a part of a disc, a bevelled one is cut off, whichever way it turns", arguments: [1, -1])
  func joins(side: CGFloat) {
    let path = Path.lines(point(0, 0), point(100, 0), point(100, 100 * side))
    let round = path.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .round))
    #expect(round.contains(point(103.5, -3.5 * side)) && !round.contains(point(103.6, -3.6 * side)))
    let bevel = path.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .bevel))
    #expect(bevel.contains(point(102.4, -2.4 * side)) && !bevel.contains(point(102.6, -2.6 * side)))
  }

  @Test("a closed subpath has a corner at its start and no ends")
  func closed() {
    let outline = Path(rect(0, 0, 100, 60)).strokedPath(StrokeStyle(lineWidth: 10, lineCap: .square))
    #expect(outline.boundingRect.isClose(to: -5, -5, 110, 70))
    #expect(outline.contains(point(-4.5, -4.5)))
    #expect(!outline.contains(point(50, 30)))
  }

  @Test("the outline of a circle lies between two circles and has no corners")
  func circle() {
    let outline = Path(ellipseIn: rect(0, 0, 100, 100)).strokedPath(StrokeStyle(lineWidth: 10))
    #expect(outline.boundingRect.isClose(to: -5, -5, 110, 110))
    #expect(!outline.contains(point(50, 50)) && !outline.contains(point(50 + 44.9, 50)))
    #expect(outline.contains(point(50 + 45.1, 50)) && outline.contains(point(50, 104.9)))
  }

  @Test("a subpath without a length is a disc with round ends, a square with square ones and else nothing")
  func dots() {
    for dot in [Path.lines(point(5, 5), point(5, 5)), Path(rect(5, 5, 0, 0))] {
      #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
      let round = dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
      #expect(round.boundingRect.isClose(to: 3, 3, 4, 4) && !round.contains(point(3.2, 3.2)))
      let square = dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
      #expect(square.boundingRect.isClose(to: 3, 3, 4, 4) && square.contains(point(3.2, 3.2)))
    }
    #expect(Path.lines(point(5, 5)).strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).isEmpty)
  }

  @Test("1,000 random points are in outlines with round ends and corners as their distance from the path says")
  func random() {
    var generator = SeededGenerator(seed: 27)
    let style = StrokeStyle(lineWidth: 20, lineCap: .round, lineJoin: .round)
    for _ in 0..<50 {
      let path = generator.path()
      let (outline, plain) = (path.strokedPath(style), PlainPath(path, pieces: 40))
      for _ in 0..<20 {
        let place = generator.point()
        let distance = plain.distance(from: place, closed: false)
        // What is painted is as near as half of the width; the short lines are off by a tenth of a point.
        #expect(outline.contains(place) == (distance < 10) || abs(distance - 10) < 0.12, "\(path) \(place)")
      }
    }
  }
}
