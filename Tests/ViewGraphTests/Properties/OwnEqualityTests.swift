import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section A: views that are compared by their own `==`.
@Suite(.runtime) @MainActor
struct OwnEqualityTests {
  struct Loose: View, @MainActor Equatable {
    let name: String
    let number: Int
    static func == (left: Self, right: Self) -> Bool { left.name == right.name }
    var body: some View { Leaf(name, number) }
  }

  struct Plain: View, @MainActor Equatable {
    let shown: Int
    let number: Int
    static func == (left: Self, right: Self) -> Bool { left.shown == right.shown }
    var body: some View { Leaf("plain", number) }
  }

  struct LooseParent: View {
    let number: Int
    var body: some View {
      Loose(name: "loose", number: number)
      Plain(shown: 0, number: number)
    }
  }

  @Test("A14 the == of a view decides, but for a view of plain data, whose fields are compared")
  func ownEquality() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(LooseParent(number: 0))
    host.show(LooseParent(number: 1))
    #expect(counts.bodies(of: Loose.self) == 1)
    #expect(counts.bodies(of: Plain.self) == 2)
    #expect(host.shown == ["loose=0", "plain=1"])
  }

  struct Equated: View, @MainActor Equatable {
    let shown: Int
    let number: Int
    @State private var count = 0
    static func == (left: Self, right: Self) -> Bool { left.shown == right.shown }
    var body: some View { Leaf("count", "\(number) \(count)") { count += 1 } }
  }

  struct EquatedParent: View {
    let shown: Int
    let number: Int
    var body: some View {
      Plain(shown: shown, number: number).equatable()
      Equated(shown: shown, number: number).equatable()
    }
  }

  @Test("A15 equatable() lets == decide for plain data too, and the view's own state still evaluates it")
  func equatable() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(EquatedParent(shown: 0, number: 0))
    host.show(EquatedParent(shown: 0, number: 1))
    #expect(counts.bodies(of: Plain.self) == 1)
    #expect(counts.bodies(of: Equated.self) == 1)
    host.send("count")
    #expect(counts.bodies(of: Equated.self) == 2)
    #expect(host.shown == ["plain=0", "count=0 1"])
    host.show(EquatedParent(shown: 1, number: 2))
    #expect(counts.bodies(of: Plain.self) == 2)
    #expect(host.shown == ["plain=2", "count=2 1"])
  }
}
