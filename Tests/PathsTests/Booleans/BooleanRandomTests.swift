import Foundation
import Paths
import Testing
import ViewGraphTesting

/// Operations on random paths, compared with what is inside of the operands.
struct BooleanRandomTests {
  @Test("SH31 of 2,000 random places in results of curves those are inside that the operands say, and areas add up")
  func curves() {
    var generator = SeededGenerator(seed: 31)
    for round in 0..<10 {
      let operands = BooleanCase(generator.path(), generator.path(), eoFill: round.isMultiple(of: 2))
      for _ in 0..<50 {
        let place = generator.place(in: 0...100)
        // The lines that follow the curves are beside them by 0.02 points, those of the model by 0.02 as well.
        #expect(operands.wrong(at: place, beyond: 0.04) == [], "\(operands) at \(place)")
      }
      #expect(operands.imbalance < 3, "\(operands)")
    }
  }

  @Test(
    "SH31 of 8,000 random places in results of polygons on a lattice those are inside that the operands say",
    arguments: [false, true])
  func lattice(upright: Bool) {
    var generator = SeededGenerator(seed: 8)
    for round in 0..<50 {
      let (first, second) = (generator.latticePath(upright: upright), generator.latticePath(upright: upright))
      let operands = BooleanCase(first, second, eoFill: round.isMultiple(of: 2))
      for _ in 0..<20 {
        let place = generator.place(in: -0.5...8.5)
        #expect(operands.wrong(at: place, beyond: 1e-6) == [], "\(operands) at \(place)")
      }
      #expect(operands.imbalance < 1e-6, "\(operands)")
      for result in operands.results.values {
        #expect(result.isSimple, "\(operands)")
        #expect(!upright || result.ends.allSatisfy { $0 == point($0.x.rounded(), $0.y.rounded()) }, "\(operands)")
      }
    }
  }

  @Test("SH31 what is turned by any angle, or moved by less than can be seen, adds up all the same")
  func inexact() {
    var generator = SeededGenerator(seed: 5)
    for round in 0..<50 {
      let paths = (generator.latticePath(upright: true), generator.latticePath(upright: round.isMultiple(of: 2)))
      let turn = CGAffineTransform(rotationAngle: .random(in: 0...6, using: &generator))
      let turned = BooleanCase(paths.0.applying(turn), paths.1.applying(turn), eoFill: false)
      #expect(turned.imbalance < 1e-6, "\(turned)")
      let distance = CGFloat(pow(10.0, Double.random(in: -16 ... -3, using: &generator)))
      let moved = BooleanCase(paths.0, paths.1.offsetBy(dx: distance, dy: -distance), eoFill: true)
      #expect(moved.imbalance < 1e-6, "\(moved)")
    }
  }

  @Test("lines inside and outside of an area are together as long as the lines")
  func lines() {
    var generator = SeededGenerator(seed: 17)
    for round in 0..<20 {
      let (line, area) = (generator.path(), generator.latticePath(upright: false).applying(.init(scaleX: 10, y: 10)))
      let eoFill = round.isMultiple(of: 2)
      let parts = (line.lineIntersection(area, eoFill: eoFill), line.lineSubtraction(area, eoFill: eoFill))
      let lengths = [line, parts.0, parts.1].map { PlainPath($0, pieces: 90).length }
      #expect((lengths[1] + lengths[2]).isClose(to: lengths[0], within: 0.1), "\(line) and \(area)")
      for end in parts.0.ends + parts.1.ends {
        #expect(PlainPath(line, pieces: 60).distance(from: end, closed: true) < 0.1, "\(line) and \(area)")
      }
    }
  }
}
