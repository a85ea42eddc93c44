import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Section NH: a value at the join between two hosts, frozen and brought through.
@Suite(.gtk) @MainActor
struct NestedHostingTests {
  typealias V1 = Outer<CapturingRepresentable>
  typealias V2 = Outer<BindingRepresentable>
  typealias V3 = Outer<PushingRepresentable>
  typealias V6 = Outer<HalfFixedRepresentable>

  let memory = Memory()

  @Test("NH1 a value captured in make stays although update is called with each new one")
  func capturedValue() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(
      V1 { CapturingRepresentable(clicks: $0.wrappedValue, memory: memory) })
    #expect(mounted.shownClicks == ["0 clicks"])
    #expect(counts.updates(of: CapturingRepresentable.self) == 1)
    #expect(counts.bodies(of: Bottom.self) == 1)
    try await mounted.click("Click me")
    #expect(mounted.shownClicks == ["0 clicks"])
    #expect(counts.bodies(of: V1.self) == 2)
    #expect(counts.updates(of: CapturingRepresentable.self) == 2)
    #expect(counts.bodies(of: Bottom.self) == 1)
    try await mounted.click("Click me")
    #expect(mounted.shownClicks == ["0 clicks"])
    #expect(counts.bodies(of: V1.self) == 3)
    #expect(counts.updates(of: CapturingRepresentable.self) == 3)
    #expect(counts.bodies(of: Bottom.self) == 1)
    #expect(counts.makes(of: CapturingRepresentable.self) == 1)
    await Settling.rest()
    #expect(Diagnostics.recorded.map(\.kind) == [.frozenValue])
  }

  @Test("NH2 a hosted view with the binding is subscribed to the number itself")
  func binding() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(V2 { BindingRepresentable(clicks: $0, memory: memory) })
    #expect(mounted.shownClicks == ["0 clicks"])
    #expect(counts.bodies(of: BoundBottom.self) == 1)
    try await mounted.click("Click me")
    #expect(mounted.shownClicks == ["1 clicks"])
    #expect(counts.bodies(of: BoundBottom.self) == 2)
    try await mounted.click("Click me")
    #expect(mounted.shownClicks == ["2 clicks"])
    #expect(counts.bodies(of: BoundBottom.self) == 3)
    #expect(counts.bodies(of: V2.self) == 1)
    #expect(counts.makes(of: BindingRepresentable.self) == 1)
    #expect(counts.updates(of: BindingRepresentable.self) == 1)
  }

  @Test("NH3 a write through the binding inside reaches readers outside in the same settle")
  func bindingBothWays() async throws {
    typealias Both = Outer<TupleView<Text, BindingRepresentable>>
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(
      Both {
        Text("outside \($0.wrappedValue) clicks")
        BindingRepresentable(clicks: $0, memory: memory)
      })
    #expect(mounted.shownClicks == ["outside 0 clicks", "0 clicks"])
    #expect(counts.bodies(of: Both.self) == 1)
    try await mounted.click("Count inside")
    #expect(mounted.shownClicks == ["outside 1 clicks", "1 clicks"])
    #expect(counts.bodies(of: Both.self) == 2)
    try await mounted.click("Count inside")
    #expect(mounted.shownClicks == ["outside 2 clicks", "2 clicks"])
    #expect(counts.bodies(of: Both.self) == 3)
    #expect(counts.bodies(of: BoundBottom.self) == 3)
    #expect(counts.updates(of: BindingRepresentable.self) == 1)
  }

  @Test("NH4 a root view pushed in update keeps the hosted view stateless, and its own state")
  func pushedRootView() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(V3 { PushingRepresentable(clicks: $0.wrappedValue, memory: memory) })
    #expect(mounted.shownClicks == ["0 clicks"])
    try await mounted.click("Mark")
    try await mounted.click("Click me")
    #expect(mounted.shownClicks == ["1 clicks"])
    #expect(counts.updates(of: PushingRepresentable.self) == 2)
    #expect(counts.bodies(of: Bottom.self) == 2)
    try await mounted.click("Click me")
    #expect(mounted.shownClicks == ["2 clicks"])
    #expect(counts.updates(of: PushingRepresentable.self) == 3)
    #expect(counts.bodies(of: Bottom.self) == 3)
    try await mounted.click("Report")
    #expect(memory.reports == [1])
    #expect(counts.makes(of: PushingRepresentable.self) == 1)
  }

  @Test("NH5 the update that follows make assigns an equal root view, and the body runs once")
  func equalRootViewAtMount() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(V3 { PushingRepresentable(clicks: $0.wrappedValue, memory: memory) })
    #expect(mounted.shownClicks == ["0 clicks"])
    #expect(counts.updates(of: PushingRepresentable.self) == 1)
    #expect(counts.bodies(of: Bottom.self) == 1)
  }

  @Test("NH10 a binding that only the representable holds brings updates, and the hosted view stays stuck")
  func halfFix() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(V6 { HalfFixedRepresentable(clicks: $0, memory: memory) })
    #expect(counts.updates(of: HalfFixedRepresentable.self) == 1)
    try await mounted.click("Click me")
    #expect(counts.updates(of: HalfFixedRepresentable.self) == 2)
    try await mounted.click("Click me")
    #expect(counts.updates(of: HalfFixedRepresentable.self) == 3)
    #expect(mounted.shownClicks == ["0 clicks"])
    #expect(counts.bodies(of: V6.self) == 1)
    #expect(counts.bodies(of: Bottom.self) == 1)
    await Settling.rest()
    #expect(Diagnostics.recorded.map(\.kind) == [.frozenValue])
  }

  @Test("NH11 three increments in one event are one evaluation inside, by binding and by push")
  func threeAtOnce() async throws {
    let counts = UpdateStatistics.start()
    let bound = try await MountedView(V2 { BindingRepresentable(clicks: $0, memory: memory) })
    #expect(counts.bodies(of: BoundBottom.self) == 1)
    try await bound.click("Three at once")
    #expect(bound.shownClicks == ["3 clicks"])
    #expect(counts.bodies(of: BoundBottom.self) == 2)
    await bound.close()
    let pushed = try await MountedView(V3 { PushingRepresentable(clicks: $0.wrappedValue, memory: memory) })
    #expect(counts.updates(of: PushingRepresentable.self) == 1)
    try await pushed.click("Three at once")
    #expect(pushed.shownClicks == ["3 clicks"])
    #expect(counts.updates(of: PushingRepresentable.self) == 2)
    #expect(counts.bodies(of: Bottom.self) == 2)
  }
}
