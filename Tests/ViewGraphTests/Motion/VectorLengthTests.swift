import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Vectors of a program's own whose length changes on the way.
@Suite(.runtime) @MainActor
struct VectorLengthTests {
  /// How many numbers a sum has.
  enum Rule: CaseIterable { case left, shorter, longer }

  /// Numbers in a row, as programs write them.
  private struct Vector: VectorArithmetic {
    var numbers: [Double]
    let rule: Rule

    static var zero: Vector { Vector(numbers: [], rule: .left) }
    static func + (left: Vector, right: Vector) -> Vector { left.combined(with: right, +) }
    static func - (left: Vector, right: Vector) -> Vector { left.combined(with: right, -) }

    private func combined(with other: Vector, _ combine: (Double, Double) -> Double) -> Vector {
      let (own, others) = (numbers.count, other.numbers.count)
      let count =
        switch rule {
        case .left: own
        case .shorter: min(own, others)
        case .longer: max(own, others)
        }
      let sums = (0..<count).map { combine($0 < own ? numbers[$0] : 0, $0 < others ? other.numbers[$0] : 0) }
      return Vector(numbers: sums, rule: rule)
    }

    mutating func scale(by rhs: Double) { numbers = numbers.map { $0 * rhs } }
    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
  }

  private struct Bars: View, @MainActor Animatable {
    var numbers: [Double]
    let rule: Rule

    var animatableData: Vector {
      get { Vector(numbers: numbers, rule: rule) }
      set { numbers = newValue.numbers }
    }

    var body: some View { Leaf("bars", "\(numbers.map { Int($0.rounded()) })") }
  }

  private static let half: [Rule: String] = [
    .left: "bars=[5, 10, 30]", .shorter: "bars=[5, 10]", .longer: "bars=[5, 10, 15]",
  ]

  @Test(
    "MO49 a vector that gets more or fewer numbers on its way is in the end as it was set", arguments: Rule.allCases)
  func lengths(rule: Rule) {
    let host = RecordingHost(Bars(numbers: [0, 0], rule: rule), animates: true)
    func change(to numbers: [Double], _ animation: Animation = .linear(duration: 1)) {
      withAnimation(animation) { host.rootView.numbers = numbers }
      host.settle()
      host.advance(by: 0.5)
      host.settle()
    }
    change(to: [10, 20, 30])
    // What has no number to come from is as the program's own sum has it.
    #expect(host.shown.first == Self.half[rule])
    for numbers in [[], [4], [1, 2, 3, 4, 5], [7]] as [[Double]] {
      change(to: numbers)
      change(to: numbers.reversed() + [6], .spring)
    }
    for _ in 0..<20 {
      host.advance(by: 0.5)
      host.settle()
    }
    #expect(host.shown == ["bars=[7, 6]"] && !host.isMoving)
  }
}
