import Animations
import Foundation
import Testing

/// Values that can be moved.
struct VectorTests {
  @Test("MO48 pairs add, subtract, scale and measure each part, and a value between two is on the way")
  func pairs() {
    let pair = AnimatablePair(3.0, CGFloat(4))
    #expect(pair.magnitudeSquared == 25)
    #expect(pair + AnimatablePair(1, 2) == AnimatablePair(4, 6))
    #expect(pair - AnimatablePair(1, 2) == AnimatablePair(2, 2))
    #expect(pair.scaled(by: 2) == AnimatablePair(6, 8))
    #expect(pair.interpolated(towards: AnimatablePair(5, 0), amount: 0.5) == AnimatablePair(4, 2))
    var moved = Float(2)
    moved.interpolate(towards: 10, amount: 0.25)
    #expect(moved == 4 && moved.magnitudeSquared == 16)
  }

  @Test("MO48 empty data has no magnitude, and is never animated")
  func empty() {
    #expect(EmptyAnimatableData().magnitudeSquared == 0)
    #expect(EmptyAnimatableData().scaled(by: 5) + .zero - .zero == EmptyAnimatableData())
    var value = AnimatedValue(EmptyAnimatableData())
    #expect(value.change(to: EmptyAnimatableData(), animation: .default) == false)
    #expect(!value.isMoving)
  }

  @Test("MO48 any number of values are animated together")
  func values() {
    let values = AnimatableValues(3.0, CGFloat(4), AnimatablePair(Float(12), 0.0))
    #expect(values.magnitudeSquared == 169)
    #expect(values + values == values.scaled(by: 2) && values - values == .zero)
    #expect(values != AnimatableValues(3.0, CGFloat(4), AnimatablePair(Float(12), 1.0)))
    var moving = AnimatedValue(AnimatableValues(0.0, CGFloat(0)))
    moving.change(to: AnimatableValues(4.0, CGFloat(8)), animation: .linear(duration: 1))
    #expect(moving.shown(at: [0, 0.25])[1].value == (1, 2))
  }

  @Test("pairs and other values move part by part")
  func movingPairs() {
    var value = AnimatedValue(AnimatablePair(0.0, CGFloat(100)))
    value.change(to: AnimatablePair(100, 0), animation: .linear(duration: 1))
    #expect(value.shown(at: [0, 0.25])[1] == AnimatablePair(25, 75))
    value.change(to: AnimatablePair(0, 0), animation: .default)
    #expect(value.shown(at: [0.25, 0.35])[1].first.isClose(to: 25 * (1 - 0.358), within: 0.02))
    #expect(value.shown(at: [1.2, 2])[1] == AnimatablePair(0, 0))
  }

  @Test(
    "MO49 elements that come during an animation take their new values at once",
    arguments: [.linear(duration: 1), .spring(duration: 1)] as [Animation])
  func longer(animation: Animation) {
    var value = AnimatedValue(AnimatableArray([0.0, 0]))
    value.change(to: AnimatableArray([10, 20, 30]), animation: animation)
    #expect(value.shown == AnimatableArray([0, 0, 30]))
    _ = value.shown(at: [0, 0.25])
    let shown = value.shown.elements
    #expect(shown[0] > 1 && shown[0] < 9 && shown[1].isClose(to: shown[0] * 2, within: 1e-9) && shown[2] == 30)
    value.change(to: AnimatableArray([0, 0, 7, 8]), animation: animation)
    #expect(value.shown.elements[0] == shown[0] && value.shown.elements[2...] == [7, 8])
    #expect(value.shown(at: [0.25, 1.2, 2.1, 3, 3.9]).last == AnimatableArray([0, 0, 7, 8]) && !value.isMoving)
  }

  @Test(
    "MO49 elements that go are gone at once, and the others move on",
    arguments: [.linear(duration: 1), .spring(duration: 1)] as [Animation])
  func shorter(animation: Animation) {
    var value = AnimatedValue(AnimatableArray([0.0, 0, 0]))
    value.change(to: AnimatableArray([10, 20, 30]), animation: animation)
    _ = value.shown(at: [0, 0.25])
    let first = value.shown.elements[0]
    value.change(to: AnimatableArray([0]), animation: animation)
    #expect(value.shown == AnimatableArray([first]))
    value.change(to: AnimatableArray([]), animation: nil)
    #expect(value.shown(at: 0.5) == AnimatableArray([]))
    value.change(to: AnimatableArray([5]), animation: nil)
    #expect(value.shown(at: 3.1).elements.count == 1)
  }

  @Test("MO49 sums and differences of arrays keep the length of their left side")
  func arrays() {
    let (long, short) = (AnimatableArray([1.0, 2, 3]), AnimatableArray([10.0]))
    #expect(long + short == AnimatableArray([11, 2, 3]) && short - long == AnimatableArray([9]))
    #expect(long.scaled(by: 2) == AnimatableArray([2, 4, 6]) && long.magnitudeSquared == 14)
    #expect(long + .zero == long && AnimatableArray<Double>.zero.elements == [])
  }

  @Test("points, sizes and rectangles are animated by their numbers")
  func geometry() {
    var rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rectangle.animatableData == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
    rectangle.animatableData.second.first = 30
    #expect(rectangle == CGRect(x: 1, y: 2, width: 30, height: 4))
    var number = 2.5
    number.animatableData = 3
    #expect(number == 3)
  }

  @Test("what names no animatable data has none")
  func noData() {
    struct Plain: Animatable {}
    var plain = Plain()
    plain.animatableData = EmptyAnimatableData()
    #expect(plain.animatableData == EmptyAnimatableData())
  }

  @Test("a way that cannot be measured is jumped over", arguments: [.nan, .infinity, -.infinity, 1e300])
  func badTargets(bad: Double) {
    var value = AnimatedValue.moving(by: .linear(duration: 1), token: 1)
    _ = value.advance(to: 0.5)
    value.change(to: bad, animation: .default, token: 2)
    #expect(value.shown == bad || value.shown.isNaN && bad.isNaN)
    #expect(value.isMoving)
    #expect(value.advance(to: 0.5) == MotionCompletions(logical: [1, 2], removed: [1, 2]))
    #expect(!value.isMoving)
    value.change(to: 5, animation: .default, token: 3)
    #expect(value.shown == 5)
    #expect(value.advance(to: 0.5) == MotionCompletions(logical: [3], removed: [3]))
  }

  @Test("after a plain write of no number the motion goes on", arguments: [Double.nan, .infinity])
  func badPlainWrites(bad: Double) {
    var value = AnimatedValue.moving(by: .linear(duration: 1))
    value.change(to: bad, animation: nil)
    _ = value.advance(to: 0.5)
    value.change(to: 200, animation: nil)
    #expect(value.shown == 150)
  }
}
