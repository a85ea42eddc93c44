import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section ID: another value at the same place is the same view.
@Suite(.runtime) @MainActor
struct ValueIdentityTests {
  struct Payload: View {
    let value: Int
    @State private var count = 0
    var body: some View { Leaf("v", "\(value) \(count)") { count += 1 } }
  }

  enum Route {
    case first(Int)
    case second(Int)
    case third
  }

  struct Switching: View {
    let route: Route
    var body: some View {
      switch route {
      case .first(let value): Payload(value: value)
      case .second(let value): Payload(value: value)
      case .third: Payload(value: 0)
      }
    }
  }

  @Test("ID4 another payload of the same case keeps state, another case resets it")
  func cases() {
    let host = RecordingHost(Switching(route: .first(1)))
    host.send("v")
    _ = host.takeLog()
    host.show(Switching(route: .first(2)))
    #expect(host.takeLog() == ["update v 2 1"])
    host.show(Switching(route: .second(2)))
    #expect(host.takeLog() == ["dismantle v", "remove v", "make v", "update v 2 0", "insert v at 0"])
    host.send("v")
    host.show(Switching(route: .third))
    #expect(host.shown == ["v=0 0"])
  }

  struct Valued: View {
    let value: Int
    let effects: Notes<String>
    var body: some View {
      Payload(value: value)
        .onAppear { effects.values.append("appear") }
        .onDisappear { effects.values.append("disappear") }
    }
  }

  @Test("ID28 another value at the same place is the same view: it keeps state and does not appear again")
  func otherValue() {
    let effects = Notes<String>()
    let host = RecordingHost(Valued(value: 1, effects: effects))
    host.send("v")
    _ = host.takeLog()
    host.show(Valued(value: 2, effects: effects))
    host.show(Valued(value: 3, effects: effects))
    #expect(host.log == ["update v 2 1", "update v 3 1"])
    #expect(effects.values == ["appear"])
  }

  struct Unwrapping: View {
    let value: Int?
    var body: some View {
      if let value { Payload(value: value) }
    }
  }

  @Test("ID32 another value of an unwrapped optional keeps state, and nil ends it")
  func unwrapped() {
    let host = RecordingHost(Unwrapping(value: 1))
    host.send("v")
    _ = host.takeLog()
    host.show(Unwrapping(value: 2))
    #expect(host.takeLog() == ["update v 2 1"])
    host.show(Unwrapping(value: nil))
    #expect(host.takeLog() == ["dismantle v", "remove v"])
    host.show(Unwrapping(value: 2))
    #expect(host.shown == ["v=2 0"])
  }
}
