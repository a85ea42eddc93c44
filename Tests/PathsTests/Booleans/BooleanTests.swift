import Foundation
import Paths
import Testing

/// Operations on areas, as claims and documentation tell them.
struct BooleanTests {
  private static let left = Path(rect(0, 0, 10, 10))
  private static let right = Path(rect(5, 0, 10, 10))

  @Test("SH31 the union of two squares that overlap is one outline of both, with its four corners")
  func union() {
    let union = Self.left.union(Self.right)
    #expect(union == Path(rect(0, 0, 15, 10)))
    #expect(union.boundingRect.width == 15 && union.area == 150)
  }

  @Test("SH31 the intersection of two squares is what they share")
  func intersection() {
    let intersection = Self.left.intersection(Self.right)
    #expect(intersection == Path(rect(5, 0, 5, 10)))
    #expect(intersection.boundingRect.width == 5 && intersection.area == 50)
  }

  @Test("SH31 a square less another is what the other leaves of it")
  func subtracting() {
    let difference = Self.left.subtracting(Self.right)
    #expect(difference == Path(rect(0, 0, 5, 10)))
    #expect(difference.boundingRect.width == 5 && difference.area == 50)
  }

  @Test("SH31 the symmetric difference of two squares is what only one of them has")
  func symmetricDifference() {
    let difference = Self.left.symmetricDifference(Self.right)
    #expect(difference == Path { $0.addRects([rect(0, 0, 5, 10), rect(10, 0, 5, 10)]) })
    #expect(difference.boundingRect.width == 15 && difference.area == 100)
  }

  @Test("SH31 the operands are unchanged")
  func operands() {
    let (left, right) = (Self.left, Self.right)
    for operation in AreaOperation.allCases { _ = operation.path(left, right, eoFill: false) }
    #expect(left == Path(rect(0, 0, 10, 10)) && right == Path(rect(5, 0, 10, 10)))
  }

  @Test("corners and crossings of upright lines keep their coordinates to the last digit")
  func digits() {
    let (left, right) = (Path(rect(0.1, 0.2, 10.3, 10.7)), Path(rect(5.3, 5.7, 1000 / 3, 10)))
    #expect(left.intersection(right).all.first == .move(to: point(5.3, 5.7)))
    #expect(left.intersection(right).ends.contains(point(0.1 + 10.3, 0.2 + 10.7)))
    #expect(left.union(right).ends.contains(point(0.1 + 10.3, 5.7)))
  }

  @Test("a square within another makes a hole in it, which goes anticlockwise on the screen")
  func hole() {
    let ring = Self.left.subtracting(Path(rect(2, 3, 4, 5)))
    #expect(ring.description == "0 0 m 10 0 l 10 10 l 0 10 l h 2 3 m 2 8 l 6 8 l 6 3 l h")
    #expect(ring.subtracting(ring).isEmpty)
    #expect(ring.union(Path(rect(1, 1, 8, 8))) == Self.left)
  }

  @Test("areas that touch along a side become one, and those that touch at a corner stay two")
  func touching() {
    let corner = Path(rect(10, 10, 5, 5))
    #expect(Self.left.union(Path(rect(10, 0, 5, 10))) == Path(rect(0, 0, 15, 10)))
    #expect(Self.left.union(corner).description == "0 0 m 10 0 l 10 10 l 0 10 l h 10 10 m 15 10 l 15 15 l 10 15 l h")
    #expect(Self.left.intersection(corner).isEmpty)
    #expect(Self.left.intersection(Path(rect(10, 2, 5, 5))).isEmpty)
    #expect(Self.left.subtracting(corner) == Self.left)
  }

  @Test("sides that lie on each other in part leave no points between corners")
  func partlyShared() {
    #expect(Self.left.union(Path(rect(2, 0, 4, 10))) == Self.left)
    let bay = Self.left.subtracting(Path(rect(0, 2, 4, 5)))
    #expect(bay.description == "0 0 m 10 0 l 10 10 l 0 10 l 0 7 l 4 7 l 4 2 l 0 2 l h")
    let tilted = Path.lines(point(0, 0), point(9, 3), point(6, 12))
    #expect(tilted.union(.lines(point(3, 1), point(6, 2), point(5, 5))).description == "0 0 m 9 3 l 6 12 l h")
  }

  @Test("of tilted squares that share a side nothing is left between them")
  func tilted() {
    for degrees in stride(from: 1.0, to: 90, by: 4) {
      let turn = CGAffineTransform(rotationAngle: degrees * .pi / 180)
      let (left, right) = (Self.left.applying(turn), Path(rect(10, 3, 10, 10)).applying(turn))
      #expect(left.intersection(right).isEmpty)
      #expect(left.subtracting(right).all.count == 5)
      #expect(left.union(right).all.count == 9)
    }
  }

  @Test("the two sides of a figure of eight are filled by either rule, the middle of a star by one")
  func selfIntersecting() {
    let eight = Path.lines(point(0, 0), point(10, 10), point(10, 0), point(0, 10))
    #expect(eight.normalized().description == "0 0 m 5 5 l 0 10 l h 5 5 m 10 0 l 10 10 l h")
    #expect(eight.normalized(eoFill: false) == eight.normalized())
    let angles = (0..<5).map { CGFloat($0) * 0.8 * .pi }
    let star = Path { $0.addLines(angles.map { point(50 * cos($0), 50 * sin($0)) }) }
    #expect(!star.normalized().contains(.zero) && star.normalized(eoFill: false).contains(.zero))
    #expect(star.normalized().all.count == 20 && star.normalized(eoFill: false).all.count == 11)
  }

  @Test("by the winding rule a square drawn twice is filled, by the even-odd rule it is not")
  func twice() {
    let twice = Path { $0.addRects([rect(0, 0, 10, 10), rect(0, 0, 10, 10)]) }
    #expect(twice.normalized(eoFill: false) == Self.left)
    #expect(twice.normalized().isEmpty)
    #expect(Self.right.subtracting(twice, eoFill: true) == Self.right)
  }
}
