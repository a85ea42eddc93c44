import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section AN: what runs when an animation is complete.
@Suite(.runtime) @MainActor
struct AnimationCompletionTests {
  let notes = Notes<String>()

  private struct Page: View {
    var isShown = true
    var value = 0
    var body: some View {
      Leaf("value", value)
      if isShown { Leaf("leaf") }
    }
  }

  private func animate(
    _ name: String, _ animation: Animation = .linear(duration: 1),
    _ criteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () -> Void
  ) {
    withAnimation(animation, completionCriteria: criteria, body) { [notes] in notes.values.append(name) }
  }

  @Test("AN13 the completion runs once, in the cycle that follows, if nothing changes or nothing moves")
  func nothingMoves() {
    let host = RecordingHost(Page(), animates: true)
    animate("nothing") {}
    #expect(notes.values == [])
    host.settle()
    #expect(notes.values == ["nothing"])
    animate("value") { host.rootView.value = 1 }
    host.settle()
    #expect(notes.values == ["nothing", "value"] && host.shown == ["value=1", "leaf"])
    host.advance(by: 2)
    #expect(notes.values == ["nothing", "value"])
  }

  @Test("AN13 the completion runs once when what the change has moved is at its end")
  func end() {
    let host = RecordingHost(Page(), animates: true)
    animate("gone") { host.rootView.isShown = false }
    host.settle()
    host.advance(by: 0.9)
    #expect(notes.values == [] && host.shown == ["value=0", "leaf"])
    host.advance(by: 0.1)
    #expect(notes.values == ["gone"] && host.shown == ["value=0"])
  }

  private struct Turning: View {
    let notes: Notes<String>
    var isFar = false
    var body: some View {
      let _ = notes.values.append("body")
      MovingLeaf(value: isFar ? 100 : 0)
    }
  }

  @Test("MO45 a completion that starts the same animation again goes on for ever, with one body a round")
  func again() {
    let host = RecordingHost(Turning(notes: notes), animates: true)
    var roundCount = 0
    func turn() {
      withAnimation(.linear(duration: 1)) {
        host.rootView.isFar.toggle()
      } completion: {
        roundCount += 1
        turn()
      }
    }
    turn()
    host.settle()
    for round in 1...1000 {
      host.advance(by: 1)
      #expect(roundCount == round && notes.values.count == round + 2)
    }
    #expect(host.isMoving && host.shown == ["moving=0.0"])
  }

  @Test("AN13 the logical completion runs before the removed one of the same length, and a spring's before its rest")
  func criteria() {
    let host = RecordingHost(Page(), animates: true)
    let spring = Animation.spring(response: 1)
    animate("removed", spring, .removed) { animate("logical", spring) { host.rootView.isShown = false } }
    host.settle()
    host.advance(by: 1)
    #expect(notes.values == ["logical"])
    host.advance(by: 0.5)
    #expect(notes.values == ["logical", "removed"])
    notes.values = []
    animate("removed", .linear(duration: 1), .removed) { animate("logical") { host.rootView.isShown = true } }
    host.settle()
    host.advance(by: 1)
    #expect(notes.values == ["logical", "removed"])
  }

  @Test("AN13 A30 a completion that starts its animation again leaves the cycle after eight actions, and goes on")
  func startsAgain() {
    let host = RecordingHost(Page(), animates: true)
    func startAgain() {
      withAnimation(.linear(duration: 0)) {
        host.rootView.value += 1
      } completion: {
        if host.rootView.value < 20 { startAgain() }
      }
    }
    startAgain()
    host.settle()
    // An animation that ends at once takes two actions: that of its end, and its completion.
    #expect(host.rootView.value == 5 && !host.isSettled)
    host.settle()
    #expect(host.rootView.value == 9 && host.shown == ["value=9", "leaf"])
    for _ in 0..<3 { host.settle() }
    #expect(host.rootView.value == 20 && host.isSettled && Diagnostics.kinds == [])
  }

  @Test("AN13 the completion may write, and runs as well when the host goes or the body throws")
  func completionWrites() {
    struct Failure: Error {}
    let host = RecordingHost(Page(), animates: true)
    withAnimation(.linear(duration: 1)) {
      host.rootView.isShown = false
    } completion: {
      host.rootView.value = 1
    }
    host.settle()
    host.advance(by: 1)
    #expect(host.shown == ["value=1"])
    animate("host") { host.rootView.isShown = true }
    host.settle()
    host.unmount()
    host.settle()
    #expect(notes.values == ["host"])
    #expect(throws: Failure.self) {
      try withAnimation(.linear) {
        throw Failure()
      } completion: { [notes] in
        notes.values.append("thrown")
      }
    }
    host.settle()
    #expect(notes.values == ["host", "thrown"])
  }
}
