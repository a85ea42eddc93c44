import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section AN: views that come and go.
@Suite(.runtime) @MainActor
struct TransitionTests {
  private struct Branches: View {
    var isSecond: Bool
    var transition = AnyTransition.opacity
    var body: some View {
      LeafStack {
        Leaf("top")
        if isSecond {
          Leaf("second", "new").transition(transition)
        } else {
          Leaf("first", "old").transition(transition)
        }
      }
    }
  }

  private static let coming = ["make second", "update second new", "insert second at 1"]

  private func host(_ transition: AnyTransition = .opacity) -> RecordingHost<Branches> {
    let host = RecordingHost(Branches(isSecond: false, transition: transition), animates: true)
    host.advance(by: 1)
    #expect(
      host.takeLog() == [
        "make top", "update top", "insert top at 0", "make first", "update first old", "insert first at 1",
      ])
    return host
  }

  private func showSecond(in host: RecordingHost<Branches>, _ animation: Animation?) {
    withAnimation(animation) { host.rootView.isSecond = true }
    host.settle()
  }

  @Test("AN9 another branch is a removal and an insertion, which begin in one round and take the animation's time")
  func animatedBranch() {
    let host = host()
    showSecond(in: host, .linear(duration: 2))
    #expect(host.takeLog() == ["removal of first begins"] + Self.coming + ["insertion of second begins"])
    #expect(host.shown == ["top", "second=new", "first=old"])
    host.advance(by: 1.9)
    #expect(host.takeLog() == [])
    host.advance(by: 0.1)
    #expect(
      host.takeLog() == ["removal of first ends", "dismantle first", "remove first", "insertion of second ends"])
    #expect(host.shown == ["top", "second=new"])
  }

  @Test("AN9 without an animation another branch is there at once", arguments: [false, true])
  func plainBranch(isNil: Bool) {
    let host = host()
    if isNil { showSecond(in: host, nil) } else { host.show(Branches(isSecond: true)) }
    #expect(host.takeLog() == ["dismantle first", "remove first"] + Self.coming)
  }

  @Test("AN9 where nothing may move, an animated change is there at once, and what moves is at its end")
  func withoutMotion() {
    let host = host()
    showSecond(in: host, .linear(duration: 2))
    host.advance(by: 1)
    _ = host.takeLog()
    host.animates = false
    host.advance(by: 0.1)
    #expect(
      host.takeLog() == ["removal of first ends", "dismantle first", "remove first", "insertion of second ends"])
    withAnimation(.linear) { host.rootView.isSecond = false }
    host.settle()
    #expect(
      host.takeLog() == [
        "dismantle second", "remove second", "make first", "update first old", "insert first at 1",
      ])
  }

  @Test("AN9 what says nothing fades")
  func defaultTransition() {
    struct Shown: View {
      let isShown: Bool
      var body: some View {
        if isShown { Leaf("leaf") }
      }
    }
    let host = RecordingHost(Shown(isShown: false), animates: true)
    withAnimation(.linear(duration: 4)) { host.rootView = Shown(isShown: true) }
    host.settle()
    #expect(host.effect(on: "leaf")?.opacity == 0)
    host.advance(by: 1)
    #expect(host.effect(on: "leaf") == TransitionEffect(opacity: 0.25))
    host.advance(by: 4)
    #expect(host.effect(on: "leaf") == nil)
    withAnimation(.linear(duration: 4)) { host.rootView = Shown(isShown: false) }
    host.settle()
    #expect(host.effect(on: "leaf")?.opacity == 1)
    host.advance(by: 3)
    #expect(host.effect(on: "leaf")?.opacity == 0.25)
  }

  private struct Rows: View {
    var ids: [Int]
    var body: some View {
      LeafStack { ForEach(ids, id: \.self) { Leaf("row\($0)") } }
    }
  }

  private struct AnimatedRows: View {
    var ids: [Int]
    let animation: Animation?
    var body: some View { Rows(ids: ids).animation(animation, value: ids) }
  }

  @Test("AN9 the removed and the added elements of a ForEach go and come, and the others stay as they are")
  func rows() {
    let host = RecordingHost(Rows(ids: [1, 2, 3]), animates: true)
    _ = host.takeLog()
    withAnimation(.linear(duration: 1)) { host.rootView.ids = [1, 4] }
    host.settle()
    #expect(
      host.takeLog() == [
        "removal of row2 begins", "removal of row3 begins", "make row4", "update row4", "insert row4 at 1",
        "insertion of row4 begins",
      ])
    host.advance(by: 1)
    #expect(
      host.takeLog() == [
        "removal of row2 ends", "dismantle row2", "remove row2", "removal of row3 ends", "dismantle row3",
        "remove row3",
        "insertion of row4 ends",
      ])
    #expect(host.shown == ["row1", "row4"])
  }

  @Test("AN3 AN9 an animation of a value lets what comes and goes with it move")
  func animationOfValue() {
    let host = RecordingHost(AnimatedRows(ids: [1], animation: .linear(duration: 1)), animates: true)
    _ = host.takeLog()
    host.rootView.ids = []
    host.settle()
    #expect(host.takeLog() == ["removal of row1 begins"])
    host.advance(by: 1)
    #expect(host.takeLog() == ["removal of row1 ends", "dismantle row1", "remove row1"])
  }

  private struct Measured: View {
    var isShown = false
    var isAlone = false
    var body: some View {
      if isShown {
        if isAlone { reader } else { beside }
      }
    }

    private var reader: some View { GeometryReader { _ in Leaf("late") } }

    private var beside: some View {
      LeafStack {
        Leaf("early")
        reader
      }
    }
  }

  @Test(
    "AN9 content that is made for a size comes with the view that it is in, also where that shows nothing else",
    arguments: [false, true])
  func contentForSize(isAlone: Bool) {
    let room = CGSize(width: 90, height: 40)
    let host = RecordingHost(Measured(isAlone: isAlone), animates: true)
    host.layOut(in: room)
    withAnimation(.linear(duration: 2)) { host.rootView.isShown = true }
    host.settle()
    host.layOut(in: room)
    #expect(host.effect(on: "late")?.opacity == 0)
    host.advance(by: 0.5)
    #expect(host.effect(on: "late")?.opacity == 0.25)
    host.advance(by: 1.5)
    #expect(host.effect(on: "late") == nil && !host.isMoving)
    #expect(host.takeLog().filter { $0.contains("of late") } == ["insertion of late begins", "insertion of late ends"])
  }

  private struct Growing: View {
    var isShown = false
    var hasMore = false
    var body: some View {
      if isShown {
        LeafStack {
          Leaf("early")
          if hasMore { Leaf("late") }
        }
      }
    }
  }

  @Test("AN9 what comes without an animation into what is still coming goes on coming with it")
  func growing() {
    let host = RecordingHost(Growing(), animates: true)
    withAnimation(.linear(duration: 2)) { host.rootView.isShown = true }
    host.settle()
    host.advance(by: 0.5)
    host.rootView.hasMore = true
    host.settle()
    #expect(host.effects(on: "late").map(\.opacity) == [0.25])
    #expect(host.effects(on: "early").map(\.opacity) == [0.25])
    host.advance(by: 1.5)
    #expect(host.effect(on: "late") == nil && host.shown == ["early", "late"] && !host.isMoving)
  }

  @Test("AN10 a transition of a view that keeps its identity has no effect")
  func sameIdentity() {
    struct Kept: View {
      let value: Int
      var body: some View { Leaf("leaf", value).transition(.scale) }
    }
    let host = RecordingHost(Kept(value: 1), animates: true)
    _ = host.takeLog()
    withAnimation(.linear) { host.rootView = Kept(value: 2) }
    host.settle()
    #expect(host.takeLog() == ["update leaf 2"])
    #expect(host.effect(on: "leaf") == nil)
  }

  @Test("AN11 with another id the old view keeps its value and the new one has the new value from the start")
  func nothingInBetween() {
    struct Identified: View {
      let value: Int
      var body: some View { Leaf("leaf", value).id(value) }
    }
    let host = RecordingHost(Identified(value: 1), animates: true)
    _ = host.takeLog()
    withAnimation(.linear(duration: 1)) { host.rootView = Identified(value: 2) }
    host.settle()
    host.advance(by: 0.5)
    #expect(
      host.takeLog() == [
        "removal of leaf begins", "make leaf", "update leaf 2", "insert leaf at 0", "insertion of leaf begins",
      ])
    #expect(host.shown == ["leaf=2", "leaf=1"])
  }
}
