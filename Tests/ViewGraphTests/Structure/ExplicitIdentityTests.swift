import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section ID: identity by `.id(_:)`.
@Suite(.runtime) @MainActor
struct ExplicitIdentityTests {
  struct Identified: View {
    let key: Int
    var value = 0
    var body: some View {
      LeafStack {
        Leaf("before", value)
        Counter("v").id(key)
        Counter("after")
      }
    }
  }

  @Test("ID10 (part) another id makes state and element anew, in the same place")
  func otherID() {
    let host = RecordingHost(Identified(key: 1))
    host.send("v")
    host.send("after")
    #expect(host.shown == ["before=0", "v=1", "after=1"])
    _ = host.takeLog()
    host.show(Identified(key: 2))
    #expect(host.takeLog() == ["dismantle v", "remove v", "make v", "update v 0", "insert v at 1"])
    #expect(host.shown == ["before=0", "v=0", "after=1"])
    host.layOut(in: CGSize(width: 10, height: 46))
    #expect(host.frame(of: "v") == CGRect(x: 0, y: 18, width: 10, height: 10))
    host.send("v")
    host.show(Identified(key: 1))
    #expect(host.shown == ["before=0", "v=0", "after=1"])
  }

  @Test("ID11 an equal id resets nothing when the parent is evaluated")
  func equalID() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Identified(key: 1))
    host.send("v")
    _ = host.takeLog()
    for value in 1...2 { host.show(Identified(key: 1, value: value)) }
    #expect(counts.bodies(of: Identified.self) == 3)
    #expect(host.log == ["update before 1", "update before 2"])
    #expect(host.shown == ["before=2", "v=1", "after=0"])
  }

  struct Appearing: View {
    let key: Int
    let notes: Notes<String>
    var body: some View {
      Leaf("v")
        .onAppear { notes.values.append("inside") }
        .id(key)
        .onAppear { notes.values.append("outside") }
    }
  }

  @Test("ID12 another id makes what is inside of it appear again, and not what is applied to it")
  func appearance() {
    let notes = Notes<String>()
    let host = RecordingHost(Appearing(key: 1, notes: notes))
    #expect(notes.values == ["inside", "outside"])
    host.show(Appearing(key: 2, notes: notes))
    #expect(notes.values == ["inside", "outside", "inside"])
    host.show(Appearing(key: 2, notes: notes))
    #expect(notes.values.count == 3)
  }

  struct Toggling: View {
    let notes: Notes<String>
    @State private var toggle = false
    @State private var taps = 0
    var body: some View {
      Leaf("taps", taps) { taps += 1 }
      Leaf("toggle", "\(toggle)") { toggle.toggle() }
        .onAppear { notes.values.append("A(\(toggle))") }
        .onDisappear { notes.values.append("D(\(toggle))") }
        .id(toggle)
    }
  }

  @Test("ID13 an id that a view gives to a part of its own body does not reset the view's state")
  func ownBody() {
    let host = RecordingHost(Toggling(notes: Notes()))
    host.send("taps")
    _ = host.takeLog()
    host.send("toggle")
    #expect(host.shown == ["taps=1", "toggle=true"])
    host.send("toggle")
    #expect(host.shown == ["taps=1", "toggle=false"])
  }

  @Test("ID14 the new view appears before the old one disappears, whose closure reads the live value")
  func order() {
    let notes = Notes<String>()
    let host = RecordingHost(Toggling(notes: notes))
    host.send("toggle")
    #expect(notes.values == ["A(false)", "A(true)", "D(true)"])
  }

  struct TogglingAtOnce: View {
    let notes: Notes<String>
    let isOutside: Bool
    @State private var toggle = false
    var body: some View {
      let leaf = Leaf("toggle", "\(toggle)") { withAnimation { toggle.toggle() } }
        .onAppear { notes.values.append("A(\(toggle))") }
        .onDisappear { notes.values.append("D(\(toggle))") }
      if isOutside { leaf.id(toggle).transition(.identity) } else { leaf.transition(.identity).id(toggle) }
    }
  }

  @Test("ID15 what goes by no transition disappears before the new view appears", arguments: [false, true])
  func orderWithoutTransition(isOutside: Bool) {
    let notes = Notes<String>()
    let host = RecordingHost(TogglingAtOnce(notes: notes, isOutside: isOutside), animates: true)
    _ = host.takeLog()
    host.send("toggle")
    #expect(notes.values == ["A(false)", "D(true)", "A(true)"])
    #expect(
      host.takeLog() == [
        "dismantle toggle", "remove toggle", "make toggle", "update toggle true", "insert toggle at 0",
      ])
  }
}
