import Animations
import Foundation
import Testing

/// What changes of one property do in any order.
struct RandomMotionTests {
  /// All changes of a property that is moved along straight lines, worked out anew for each moment.
  private struct PlainMotion {
    private struct Line {
      let start: Double
      let duration: Double
      var end: Double
    }

    private var start = 0.0
    private var lines: [Line] = []

    mutating func change(to value: Double, over duration: Double?, at moment: Double) {
      if let duration {
        lines.append(Line(start: moment, duration: duration, end: value))
      } else {
        let shift = value - (lines.last?.end ?? start)
        start += shift
        for index in lines.indices { lines[index].end += shift }
      }
    }

    func shown(at moment: Double) -> Double {
      lines.reduce(start) { place, line in
        place + (line.end - place) * min(1, (moment - line.start) / line.duration)
      }
    }
  }

  @Test("MO33 MO34 5,000 random changes along straight lines are shown as worked out from all of them")
  func straightLines() {
    var numbers = Numbers(seed: 34)
    for _ in 0..<200 {
      var (value, plain, moment) = (AnimatedValue(0.0), PlainMotion(), 0.0)
      for _ in 0..<25 {
        let target = Double.random(in: -100...100, using: &numbers)
        let duration: Double? = Bool.random(using: &numbers) ? .random(in: 0.1...2, using: &numbers) : nil
        value.change(to: target, animation: duration.map { .linear(duration: $0) })
        plain.change(to: target, over: duration, at: moment)
        for _ in 0..<Int.random(in: 1...4, using: &numbers) {
          #expect(value.shown(at: moment).isClose(to: plain.shown(at: moment), within: 1e-9))
          moment += .random(in: 0...0.5, using: &numbers)
        }
        _ = value.advance(to: moment)
      }
    }
  }

  private static let simple: [Animation] = [
    .default, .bouncy, .spring(duration: 0.3, bounce: -0.3), .spring(duration: 0.8, blendDuration: 0.4), .easeInOut,
    .linear(duration: 1), .easeIn(duration: 0.8).delay(0.2), .default.speed(1.5), .default.delay(0.3),
    .interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 2), .default.logicallyComplete(after: 0.2),
    .timingCurve(0.68, -0.55, 0.27, 1.55, duration: 1), .linear(duration: 0.2).repeatCount(3),
  ]

  private static let unusual: [Animation] = [
    .linear(duration: 0), .linear(duration: .nan), .linear(duration: 0.5).repeatForever(), .linear.speed(-1),
    .linear(duration: 0.1).repeatForever(autoreverses: false).delay(0.1), .default.repeatCount(2),
    .timingCurve(.nan, 1e300, 0.5, .infinity, duration: 0.4), .spring(response: 0), .default.speed(2).repeatForever(),
    .interactiveSpring, .linear(duration: 1e300), .default.delay(.nan), .spring(duration: 0.5, bounce: .nan),
    Animation(Stairs()), Animation(Stairs()).speed(2).repeatCount(2), Animation(Stairs()).delay(0.1),
  ]

  /// Four steps, counted by its own calls; it merges with itself.
  private struct Stairs: CustomAnimation {
    private struct Count: AnimationStateKey {
      static var defaultValue: Int { 0 }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      context.state[Count.self] += 1
      return context.state[Count.self] < 20 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { previous.base is Stairs }
  }

  /// What tokens have been told, which is to be in order and once.
  private struct Ledger {
    var waiting: Set<Int> = []
    var logical: Set<Int> = []
    var isInOrder = true

    mutating func note(_ completions: MotionCompletions) {
      for token in completions.logical {
        isInOrder = isInOrder && waiting.contains(token) && logical.insert(token).inserted
      }
      for token in completions.removed {
        isInOrder = isInOrder && logical.contains(token) && waiting.remove(token) != nil
      }
    }
  }

  @Test("MO28 MO43 whatever changes come, what is shown is finite, each token is told both once, and all ends")
  func anything() {
    var numbers = Numbers(seed: 43)
    let all = Self.simple + Self.unusual
    for run in 0..<300 {
      var (value, ledger, moment, token, isFinite) = (AnimatedValue(0.0), Ledger(), 0.0, 0, true)
      for _ in 0..<40 {
        let animation = Int.random(in: 0..<4, using: &numbers) == 0 ? nil : all.randomElement(using: &numbers)
        token += 1
        let target = Double.random(in: -2...2, using: &numbers).rounded() * 100
        let began = value.change(
          to: target, animation: animation, token: token, tracksVelocity: .random(using: &numbers), at: moment)
        if began { ledger.waiting.insert(token) }
        for _ in 0..<Int.random(in: 0...5, using: &numbers) {
          moment += .random(in: 0...0.3, using: &numbers)
          ledger.note(value.advance(to: moment))
          isFinite = isFinite && value.shown.isFinite
        }
        if Int.random(in: 0..<30, using: &numbers) == 0 { ledger.note(value.finish()) }
      }
      value.change(to: Double(run) + 0.5, animation: .linear(duration: 1))
      for _ in 0..<40 {
        moment += 0.05
        ledger.note(value.advance(to: moment))
      }
      #expect(ledger.isInOrder && ledger.waiting.isEmpty && !value.isMoving && isFinite, "run \(run)")
      #expect(value.shown == Double(run) + 0.5 && value.target == value.shown)
    }
  }

  @Test("MO24 MO34 many small frames show the same as few large ones")
  func frames() {
    var numbers = Numbers(seed: 24)
    for run in 0..<200 {
      var (fine, coarse, moment) = (AnimatedValue(0.0), AnimatedValue(0.0), 0.0)
      for _ in 0..<12 {
        let target = Double.random(in: -100...100, using: &numbers)
        let animation = Int.random(in: 0..<4, using: &numbers) == 0 ? nil : Self.simple.randomElement(using: &numbers)
        fine.change(to: target, animation: animation)
        coarse.change(to: target, animation: animation)
        _ = (fine.advance(to: moment), coarse.advance(to: moment))
        let next = moment + .random(in: 0...0.6, using: &numbers)
        for frame in 1...20 { _ = fine.advance(to: moment + (next - moment) * Double(frame) / 20) }
        moment = next
        // A spring may be seen to rest earlier in the small frames. One that is faster has longer frames of its own.
        #expect(coarse.shown(at: moment).isClose(to: fine.shown(at: moment), within: 0.05), "run \(run)")
      }
    }
  }
}
