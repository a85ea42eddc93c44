import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section ID: views whose type is known at run time only.
@Suite(.runtime) @MainActor
struct AnyViewTests {
  struct First: View {
    let value: Int
    @State private var count = 0
    var body: some View { Leaf("first", "\(value) \(count)") { count += 1 } }
  }

  struct Second: View {
    let value: Int
    @State private var count = 0
    var body: some View { Leaf("second", "\(value) \(count)") { count += 1 } }
  }

  @Test("ID8 state below an AnyView is kept while the wrapped type stays, and ends with it")
  func wrappedType() {
    let host = RecordingHost(AnyView(First(value: 1)))
    host.send("first")
    _ = host.takeLog()
    host.show(AnyView(First(value: 2)))
    #expect(host.takeLog() == ["update first 2 1"])
    host.show(AnyView(Second(value: 2)))
    #expect(
      host.takeLog()
        == ["dismantle first", "remove first", "make second", "update second 2 0", "insert second at 0"])
    host.send("second")
    host.show(AnyView(First(value: 2)))
    #expect(host.shown == ["first=2 0"])
  }

  @Test("ID8 an AnyView with an equal value does not evaluate what it wraps")
  func equalValue() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(AnyView(First(value: 1)))
    host.show(AnyView(First(value: 1)))
    #expect(counts.bodies(of: First.self) == 1)
    host.show(AnyView(First(value: 2)))
    #expect(counts.bodies(of: First.self) == 2)
  }

  struct Between: View {
    let middle: AnyView
    var body: some View {
      LeafStack {
        Counter("a")
        middle
        Counter("z")
      }
    }
  }

  @Test("ID8 a change of the wrapped type leaves the siblings alone and puts the new view in its place")
  func place() {
    let host = RecordingHost(Between(middle: AnyView(First(value: 1))))
    host.send("z")
    _ = host.takeLog()
    host.show(Between(middle: AnyView(Second(value: 1))))
    #expect(
      host.takeLog()
        == ["dismantle first", "remove first", "make second", "update second 1 0", "insert second at 1"])
    host.layOut(in: CGSize(width: 10, height: 46))
    #expect(host.frame(of: "second") == CGRect(x: 0, y: 18, width: 10, height: 10))
    host.show(Between(middle: AnyView(EmptyView())))
    #expect(host.shown == ["a=0", "z=1"])
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 10, height: 28))
  }

  @Test("ID8 a view that has an AnyView is evaluated when that is another value or of another type, and else not")
  func equalField() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Between(middle: AnyView(First(value: 1))))
    var bodies: [Int] = []
    for middle in [AnyView(First(value: 1)), AnyView(First(value: 2)), AnyView(Second(value: 2))] {
      host.show(Between(middle: middle))
      bodies.append(counts.bodies(of: Between.self))
    }
    #expect(bodies == [1, 2, 3])
  }

  @Test("ID9 an AnyView of an AnyView is the same as one: adding or taking the second level keeps state")
  func nested() {
    let host = RecordingHost(AnyView(First(value: 1)))
    host.send("first")
    _ = host.takeLog()
    host.show(AnyView(AnyView(First(value: 2))))
    host.show(AnyView(AnyView(AnyView(First(value: 3)))))
    host.show(AnyView(First(value: 4)))
    #expect(host.takeLog() == ["update first 2 1", "update first 3 1", "update first 4 1"])
    host.show(AnyView(AnyView(Second(value: 4))))
    #expect(host.shown == ["second=4 0"])
  }
}
