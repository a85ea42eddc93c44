import Foundation
import Graft
import Testing

@Animatable
private struct Wedge: Shape {
  var reach: CGFloat
  var start, end: Angle
  var center: CGPoint = .zero {
    didSet { moves += 1 }
  }
  @AnimatableIgnored var moves = 0
  let isFilled: Bool
  static var count: Int { 3 }
  var length: Angle { end - start }

  func path(in rect: CGRect) -> Path { Path() }
}

@Animatable
private struct Counter: View {
  var number: Double
  @State private var taps = 0
  let title: String

  var body: some View { Text("\(title) \(number)") }
}

@Animatable
private struct Bare: Shape {
  func path(in rect: CGRect) -> Path { Path() }
}

/// Animatable data that a macro writes.
@Suite @MainActor
struct AnimatableMacroTests {
  @Test("MO53 the data are those of all stored variables, without constants and what is ignored")
  func all() {
    var wedge = Wedge(reach: 2, start: .radians(1), end: .radians(3), moves: 7, isFilled: true)
    typealias Place = AnimatablePair<CGFloat, CGFloat>
    let data: AnimatablePair<CGFloat, AnimatablePair<Double, AnimatablePair<Double, Place>>> = wedge.animatableData
    #expect(data == AnimatablePair(2, AnimatablePair(128, AnimatablePair(384, Place(0, 0)))))
    wedge.animatableData = AnimatablePair(4, AnimatablePair(256, AnimatablePair(0, Place(5, 6))))
    #expect(wedge.reach == 4 && wedge.start == .radians(2) && wedge.end == .radians(0))
    #expect(wedge.center == CGPoint(x: 5, y: 6) && wedge.isFilled)
  }

  @Test("MO53 (part) a view is animatable by it, too, and what has no variables by nothing")
  func views() {
    var counter: any Animatable = Counter(number: 3, title: "n")
    #expect(counter.animatableData as? Double == 3)
    func double(_ value: inout some Animatable) { value.animatableData.scale(by: 2) }
    double(&counter)
    #expect((counter as? Counter)?.number == 6)
    #expect(Bare().animatableData == EmptyAnimatableData())
  }
}
