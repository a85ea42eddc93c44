import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Many changes at once, each with an animation of its own.
@Suite(.runtime) @MainActor
struct ManyAnimationsTests {
  private static let room = CGSize(width: 300, height: 200)

  /// One piece of many, which sets off when it appears.
  private struct Piece: View {
    let number: Int
    let notes: Notes<Int>
    @State private var value = 0.0

    var body: some View {
      MovingLeaf(value: value)
        .onAppear {
          withAnimation(.linear(duration: Double(number))) {
            value = 100
          } completion: {
            notes.values.append(number)
          }
        }
    }
  }

  private struct Confetti: View {
    let isMeasured: Bool
    let notes: Notes<Int>

    var body: some View {
      if isMeasured { GeometryReader { _ in pieces } } else { pieces }
    }

    private var pieces: some View {
      LeafStack { ForEach(1...60, id: \.self) { Piece(number: $0, notes: notes) } }
    }
  }

  @Test(
    "views that each begin an animation of their own when they appear are no cycle, however many",
    arguments: [true, false])
  func confetti(isMeasured: Bool) {
    let notes = Notes<Int>()
    let host = RecordingHost(Confetti(isMeasured: isMeasured, notes: notes), laysOut: true, animates: true)
    for _ in 0..<3 { host.layOut(in: Self.room) }
    #expect(Diagnostics.kinds == [] && notes.values == [])
    host.advance(by: 30)
    #expect(notes.values == Array(1...30))
    #expect(host.shown.first == "moving=100.0" && host.shown.last == "moving=50.0")
    host.advance(by: 30)
    #expect(notes.values == Array(1...60) && !host.isMoving)
  }

  /// A view whose change is answered by another change, each by an animation of its own, without an end.
  private struct Endless: View {
    @State private var count = 0
    var body: some View {
      Leaf("count", count)
        .onAppear { withAnimation(.linear(duration: Double(count + 1))) { count += 1 } }
        .id(count)
    }
  }

  @Test("A30 changes that each answer the one before are a cycle, also by animations of their own")
  func endless() {
    let host = RecordingHost(Endless())
    #expect(Diagnostics.kinds == [.updateCycle])
    #expect(host.isSettled && host.shown == ["count=7"])
  }
}
