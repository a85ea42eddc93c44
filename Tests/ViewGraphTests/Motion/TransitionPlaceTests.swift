import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Where views are whose transitions have bodies: in depth, and in lists.
@Suite(.runtime) @MainActor
struct TransitionPlaceTests {
  private struct Widening: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.padding(phase.isIdentity ? 1 : 3) }
  }

  private struct Raising: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.zIndex(3) }
  }

  private struct Deep: View {
    var transition: AnyTransition
    var body: some View {
      LeafStack {
        Group {
          Leaf("front").zIndex(2)
          Leaf("back")
        }
        .transition(transition)
        Leaf("middle").zIndex(1)
      }
    }
  }

  private static let (plain, raised) = (["back", "middle", "front"], ["middle", "front", "back"])

  @Test("views lie in depth where they say, whether their transition has a body or not, unless the body says otherwise")
  func depth() {
    let transitions = [
      (AnyTransition.slide, Self.plain), (AnyTransition(Widening()), Self.plain), (.opacity, Self.plain),
      (AnyTransition(Raising()), Self.raised), (AnyTransition(Widening()), Self.plain),
    ]
    let host = RecordingHost(Deep(transition: .opacity), animates: true)
    for (transition, expected) in transitions {
      #expect(RecordingHost(Deep(transition: transition)).shown == expected)
      host.show(Deep(transition: transition))
      #expect(host.shown == expected)
    }
  }

  private struct Rows: View {
    var transition: AnyTransition
    var names: [String]
    var body: some View {
      LeafList { ForEach(names, id: \.self) { Counter($0).transition(transition) } }
    }
  }

  @Test("a transition with a body leaves the rows of a list as they are")
  func rows() {
    let host = RecordingHost(Rows(transition: AnyTransition(Widening()), names: ["a", "b"]), animates: true)
    host.send("a")
    #expect(host.shown == ["a=1", "b=0"])
    for transition in [AnyTransition.slide, AnyTransition(Raising())] {
      withAnimation(.linear(duration: 1)) { host.show(Rows(transition: transition, names: ["b", "a", "c"])) }
      host.advance(by: 1)
      #expect(host.shown == ["b=0", "a=1", "c=0"] && !host.isMoving)
      withAnimation(.linear(duration: 1)) { host.show(Rows(transition: transition, names: ["a"])) }
      host.advance(by: 1)
      #expect(host.shown == ["a=1"] && !host.isMoving)
    }
  }
}
