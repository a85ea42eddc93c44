import Foundation
import Graft
import GraftTestTraits
import Testing
import ViewGraphTesting

/// Many views that are shown elsewhere at once.
@Suite(.runtime) @MainActor
struct OffsetMotionTests {
  /// Counts how often it is compared.
  private struct Counting: CustomAnimation {
    let seconds: Double
    let count: Count

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      time < seconds ? value.scaled(by: time / seconds) : nil
    }

    nonisolated static func == (left: Counting, right: Counting) -> Bool {
      left.count.comparisons += 1
      return left.seconds == right.seconds
    }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
  }

  private final class Count: @unchecked Sendable {
    var comparisons = 0
  }

  private struct Page: View {
    let number: Int
    let count: Count
    var isFar = false
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<number, id: \.self) { index in
          Leaf("\(index)", size: CGSize(width: 10, height: 1))
            .animation(.linear(duration: 2), value: isFar)
            .offset(x: isFar ? 100 : 0)
            .animation(Animation(Counting(seconds: Double(index + 1), count: count)), value: isFar)
        }
      }
    }
  }

  /// The comparisons when so many views are shown elsewhere, each by its own animation.
  private func comparisons(of number: Int) -> Int {
    let count = Count()
    let room = CGSize(width: 300, height: 400)
    let host = RecordingHost(Page(number: number, count: count), laysOut: true, animates: true)
    host.layOut(in: room)
    count.comparisons = 0
    host.rootView.isFar = true
    host.settle()
    host.layOut(in: room)
    host.advance(by: 1)
    let first = host.frame(of: "0")?.minX, last = host.frame(of: "\(number - 1)")?.minX
    #expect(first == 245 && last == 145 + 100 / Double(number))
    return count.comparisons
  }

  @Test("MO8 views that are shown elsewhere by animations of their own are looked at once each")
  func many() {
    let few = comparisons(of: 100)
    #expect(comparisons(of: 200) == 2 * few)
  }
}
