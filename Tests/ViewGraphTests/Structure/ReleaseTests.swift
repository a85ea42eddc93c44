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

  /// Does something as it ends.
  final class Parting: Sendable {
    let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) { self.action = action }

    deinit { action() }
  }

  struct Keeping: View {
    let parting: Parting?
    let number: Int
    var body: some View { Leaf("keeping", number) }
  }

  @MainActor
  final class Seen {
    var host: RecordingHost<Keeping>?
    var numbers: [Int] = []
  }

  @Test("an object that ends as its view gets another may look at the host, which has the new view by then")
  func partingReads() {
    let seen = Seen()
    let parting = Parting { MainActor.assumeIsolated { seen.host.map { seen.numbers.append($0.rootView.number) } } }
    seen.host = RecordingHost(Keeping(parting: consume parting, number: 1))
    seen.host?.show(Keeping(parting: nil, number: 2))
    #expect(seen.numbers == [2])
    #expect(seen.host?.shown == ["keeping=2"])
    seen.host = nil
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

  struct BoundReader: View {
    @Binding var number: Int
    @Environment(\.releaseNumber) private var inherited
    var body: some View { Leaf("v", number + inherited) }
  }

  struct Owner: View {
    @State private var number = 1
    @State private var isShown = true
    var body: some View {
      Leaf("hide") { isShown = false }
      Leaf("plus") { number += 1 }
      Group {
        if isShown { BoundReader(number: $number) }
      }
      .environment(\.releaseNumber, isShown ? 1 : 2)
    }
  }

  @Test("ID31 (part) state and environment that a removed subtree read forget it and evaluate nothing of it")
  func sources() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Owner())
    host.send("plus")
    #expect(host.shown.last == "v=3")
    host.send("hide")
    host.send("plus")
    #expect(host.shown == ["hide", "plus"])
    #expect(counts.bodies(of: BoundReader.self) == 2)
    #expect(counts.bodies(of: Owner.self) == 2)
  }
}

private struct ReleaseNumberKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var releaseNumber: Int {
    get { self[ReleaseNumberKey.self] }
    set { self[ReleaseNumberKey.self] = newValue }
  }
}
