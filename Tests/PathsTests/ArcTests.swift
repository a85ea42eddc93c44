import Foundation
import Paths
import Testing

/// Arcs between two angles, and by an angle.
struct ArcTests {
  private static func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: point(50, 50), radius: 50, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
    }
  }

  private static func relativeArc(_ delta: Double) -> Path {
    Path { $0.addRelativeArc(center: point(50, 50), radius: 50, startAngle: .zero, delta: .degrees(delta)) }
  }

  @Test("SH18 an arc from 0° to 90° that is not clockwise goes from (100, 50) to (50, 100)")
  func quarter() {
    let arc = Self.arc(0, 90, clockwise: false)
    #expect(arc.all.first == .move(to: point(100, 50)))
    #expect(arc.currentPoint?.isClose(to: point(50, 100)) == true)
    #expect(arc.boundingRect == rect(50, 50, 50, 50))
  }

  @Test("SH18 the same arc clockwise goes the long way over the top")
  func threeQuarters() {
    let arc = Self.arc(0, 90, clockwise: true)
    #expect(arc.all.first == .move(to: point(100, 50)))
    #expect(arc.currentPoint?.isClose(to: point(50, 100)) == true)
    #expect(arc.boundingRect.isClose(to: 0, 0, 100, 100))
  }

  @Test("SH18 an arc goes over the lower half of the screen with angles from 0° to 180°, and stays on its circle")
  func circle() {
    let arc = Self.arc(0, 180, clockwise: false)
    #expect(arc.boundingRect.isClose(to: 0, 50, 100, 50))
    for line in PlainPath(arc, pieces: 20).lines {
      #expect(hypot(line.end.x - 50, line.end.y - 50).isClose(to: 50, within: 0.015))
    }
  }

  @Test("an arc of a whole turn is a circle both ways, and one of no turn is its point", arguments: [true, false])
  func turns(clockwise: Bool) {
    #expect(Self.arc(0, 360, clockwise: clockwise).boundingRect.isClose(to: 0, 0, 100, 100))
    #expect(Self.arc(360, 0, clockwise: clockwise).boundingRect.isClose(to: 0, 0, 100, 100))
    #expect(Self.arc(45, 45, clockwise: clockwise).all.count == 1)
  }

  @Test("an arc of many turns covers the circle and ends at its angle, in few elements")
  func manyTurns() {
    let arc = Self.arc(0, 360_090, clockwise: false)
    #expect(arc.currentPoint?.isClose(to: point(50, 100), within: 1e-6) == true)
    #expect(arc.boundingRect.isClose(to: 0, 0, 100, 100, within: 1e-6))
    #expect(arc.all.count < 10)
  }

  @Test("SH19 an arc by 90° equals the one from 0° to 90° that is not clockwise, and by −90° it ends at (50, 0)")
  func relative() {
    #expect(Self.relativeArc(90) == Self.arc(0, 90, clockwise: false))
    #expect(Self.relativeArc(-90).currentPoint?.isClose(to: point(50, 0)) == true)
    #expect(Self.relativeArc(-90).boundingRect.isClose(to: 50, 0, 50, 50))
    #expect(Self.relativeArc(-450).currentPoint?.isClose(to: point(50, 0)) == true)
  }

  @Test("SH20 an arc is joined to the current point by a line, and begins an empty path with a move")
  func joined() {
    var path = Path()
    path.move(to: point(0, 0))
    path.addArc(center: point(50, 50), radius: 50, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(path.all.prefix(2) == [.move(to: .zero), .line(to: point(100, 50))])
    #expect(path.boundingRect.isClose(to: 0, 0, 100, 100))
    #expect(Self.arc(0, 90, clockwise: false).all.first == .move(to: point(100, 50)))
  }

  @Test("the transform of an arc acts on the arc and not on what was there")
  func transformed() {
    var path = Path.lines(point(1, 1), point(2, 2))
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false,
      transform: CGAffineTransform(scaleX: 2, y: 1))
    #expect(path.all[1...2] == [.line(to: point(2, 2)), .line(to: point(20, 0))])
    #expect(path.currentPoint?.isClose(to: point(0, 10)) == true)
  }
}
