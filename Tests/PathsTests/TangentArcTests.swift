import Foundation
import Paths
import Testing

/// Arcs that touch two lines.
struct TangentArcTests {
  private static func path(_ end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) -> Path {
    Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: point(50, 0), tangent2End: end, radius: radius, transform: transform)
    }
  }

  @Test("SH21 an arc of radius 10 around the corner (50, 0) begins at (40, 0) and ends at (50, 10)")
  func corner() {
    let path = Self.path(point(50, 50), radius: 10)
    #expect(path.all.count == 3)
    #expect(path.all[1] == .line(to: point(40, 0)))
    #expect(path.currentPoint == point(50, 10))
    #expect(path.boundingRect.isClose(to: 0, 0, 50, 10))
  }

  @Test("SH21 around a corner to the other side the arc turns the other way")
  func otherSide() {
    let path = Self.path(point(50, -50), radius: 10)
    #expect(path.currentPoint?.isClose(to: point(50, -10)) == true)
    #expect(path.boundingRect.isClose(to: 0, -10, 50, 10))
  }

  @Test("SH21 around a sharp corner of 60° the arc begins 10√3 before it")
  func sharpCorner() {
    let path = Self.path(point(25, 43.301270189222), radius: 10)
    // The line alone ends where the arc begins.
    #expect(path.ends[1].isClose(to: point(32.679491924311, 0)))
    #expect(path.currentPoint?.isClose(to: point(41.339745962156, 15), within: 1e-6) == true)
  }

  @Test("without a corner or a radius there is a line to the corner", arguments: [point(90, 0), point(50, 0)])
  func noCorner(end: CGPoint) {
    #expect(Self.path(end, radius: 10) == .lines(.zero, point(50, 0)))
    #expect(Self.path(point(50, 50), radius: 0) == .lines(.zero, point(50, 0)))
  }

  @Test("without a current point nothing is added, and a transform acts on the lines' ends")
  func currentPoint() {
    let empty = Path { $0.addArc(tangent1End: point(5, 0), tangent2End: point(5, 5), radius: 1) }
    #expect(empty.isEmpty)
    let path = Self.path(point(50, 50), radius: 10, transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(path.all[1] == .line(to: point(80, 0)))
    #expect(path.currentPoint == point(100, 20))
  }
}
