import Foundation
import Paths
import Testing

/// Operations on areas with curves around them.
struct BooleanCurveTests {
  private static let circle = Path(ellipseIn: rect(0, 0, 100, 100))

  @Test("curves that nothing cuts stay as they are")
  func uncut() {
    let parts = Self.circle.union(Path(rect(200, 0, 10, 10)))
    let curves = Self.circle.all.filter { if case .curve = $0 { true } else { false } }
    #expect(curves.count == 4 && curves.allSatisfy(parts.all.contains))
    #expect(parts.all.count == 11)
    #expect(Self.circle.union(Self.circle).all.count == 6)
    #expect(Self.circle.intersection(Path(rect(-10, -10, 200, 200))).boundingRect == rect(0, 0, 100, 100))
  }

  @Test("a curve around a hole is turned")
  func turned() {
    let hole = Path(rect(-10, -10, 120, 120)).subtracting(Self.circle)
    #expect(hole.all.count == 11 && !hole.contains(point(50, 50)) && hole.contains(point(2, 2)))
    #expect(hole.area.isClose(to: 14_400 - Self.circle.area, within: 1e-6))
  }

  @Test("curves with one control point keep it")
  func quadratic() {
    let bow = Path {
      $0.move(to: point(0, 0))
      $0.addQuadCurve(to: point(100, 0), control: point(50, 100))
    }
    #expect(bow.normalized().description == "0 0 m 100 0 l 50 100 0 0 q h")
  }

  @Test("a circle that a line halves is half a circle of two curves and a line")
  func halved() {
    let half = Self.circle.intersection(Path(rect(0, 0, 100, 50)))
    #expect(half.all.count == 4)
    #expect(half.boundingRect.isClose(to: 0, 0, 100, 50, within: 1e-6))
    #expect(half.area.isClose(to: Self.circle.area / 2, within: 1e-3))
  }

  @Test("two circles through each other's middle make a lens of curves whose tips are where they meet")
  func lens() {
    let lens = Self.circle.intersection(Self.circle.offsetBy(dx: 50, dy: 0))
    // The tips are √3/2 radii above and below the middle.
    #expect(lens.boundingRect.isClose(to: 50, 50 - 43.3013, 50, 86.6025, within: 0.02))
    #expect(lens.all.count == 6)
  }

  @Test("circles that touch stay two, or leave a ring that is pinched")
  func touching() {
    let small = Path(ellipseIn: rect(50, 25, 50, 50))
    let ring = Self.circle.subtracting(small)
    #expect(ring.area.isClose(to: Self.circle.area * 0.75, within: 0.5))
    #expect(!ring.contains(point(75, 50)) && ring.contains(point(45, 50)))
    #expect(Self.circle.union(small).area.isClose(to: Self.circle.area, within: 0.5))
    let beside = Self.circle.union(Self.circle.offsetBy(dx: 100, dy: 0))
    #expect(beside.area.isClose(to: 2 * Self.circle.area, within: 0.5))
  }

  @Test("a curve that crosses itself is divided there")
  func loop() {
    let loop = Path {
      $0.move(to: point(0, 0))
      $0.addCurve(to: point(100, 0), control1: point(200, 100), control2: point(-100, 100))
    }
    // The curve meets itself at (50, 60), from which the loop goes further down.
    #expect(!loop.normalized().contains(point(50, 70)) || loop.contains(point(50, 70), eoFill: true))
    #expect(loop.normalized().boundingRect.isClose(to: 0, 0, 100, 75, within: 0.02))
    for y in stride(from: 2.5, to: 80, by: 5) {
      #expect(loop.normalized().contains(point(50, y)) == loop.contains(point(50, y), eoFill: true))
    }
  }

  @Test("rounded rectangles and circles in one place fit each other")
  func rounded() {
    let capsule = Path(roundedRect: rect(0, 0, 200, 100), cornerRadius: 50, style: .circular)
    let ends = Self.circle.union(Self.circle.offsetBy(dx: 100, dy: 0))
    #expect(capsule.union(ends).area.isClose(to: capsule.area, within: 0.1))
    #expect(capsule.subtracting(ends).subtracting(Path(rect(50, 0, 100, 100))).area.isClose(to: 0, within: 0.1))
  }
}
