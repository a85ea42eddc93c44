import GraftTestTraits
import Observation
import Testing
import ViewGraph
import ViewGraphTesting

/// Section ID: what a removed subtree lets go of.
@Suite(.runtime) @MainActor
struct ReleaseTests {
  final class Token {}

  @Observable @MainActor
  final class Model { var count = 0 }

  struct Holding: View {
    let token: Token
    let model: Model
    @State private var count = 0
    var body: some View {
      Leaf("v", model.count + count) { [token] in _ = token }
        .onAppear { [token] in _ = token }
        .onChange(of: count) { [token] in _ = token }
    }
  }

  struct Root: View {
    let held: Held?
    var body: some View {
      Leaf("root")
      if let held { Holding(token: held.token, model: held.model) }
    }
  }

  @MainActor
  struct Held {
    let token = Token()
    let model = Model()
  }

  @Test("ID31 (part) closures, observed models and state of a removed subtree are released")
  func removed() {
    var held: Held? = Held()
    weak let token = held?.token
    weak let model = held?.model
    let host = RecordingHost(Root(held: held))
    #expect(host.shown == ["root", "v=0"])
    host.show(Root(held: nil))
    held = nil
    #expect(host.shown == ["root"])
    #expect(token == nil)
    #expect(model == nil)
  }

  struct Removing: View {
    let counter: ObservedCounter?
    var body: some View {
      if let counter { counter }
    }
  }

  struct ObservedCounter: View {
    let model: Model
    var body: some View { Leaf("v", model.count) }
  }

  @Test("ID31 (part) a model that outlives a removed subtree evaluates nothing of it")
  func subscriptions() {
    let counts = UpdateStatistics.start()
    let model = Model()
    let host = RecordingHost(Removing(counter: ObservedCounter(model: model)))
    model.count += 1
    host.settle()
    #expect(counts.bodies(of: ObservedCounter.self) == 2)
    host.show(Removing(counter: nil))
    model.count += 1
    #expect(host.isSettled)
    host.settle()
    #expect(counts.bodies(of: ObservedCounter.self) == 2)
  }
}
