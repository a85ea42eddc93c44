import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Section NH: identities and types at the join, and what they do to the hosted state.
@Suite(.gtk) @MainActor
struct NestedHostingIdentityTests {
  let memory = Memory()

  @Test("NH8 a new identity for each number makes everything anew and resets the hosted state")
  func newIdentity() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(
      Outer { CapturingRepresentable(clicks: $0.wrappedValue, memory: memory).id($0.wrappedValue) })
    try await mounted.click("Mark")
    expect(counts, coordinators: 1, makes: 1, updates: 1, dismantles: 0)
    try await mounted.click("Click me")
    #expect(mounted.shownClicks == ["1 clicks"])
    expect(counts, coordinators: 2, makes: 2, updates: 2, dismantles: 1)
    try await mounted.click("Click me")
    #expect(mounted.shownClicks == ["2 clicks"])
    expect(counts, coordinators: 3, makes: 3, updates: 3, dismantles: 2)
    try await mounted.click("Report")
    #expect(memory.reports == [0])
    #expect(counts.bodies(of: Bottom.self) == 3)
  }

  private func expect(
    _ counts: UpdateStatistics, coordinators: Int, makes: Int, updates: Int, dismantles: Int,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(memory.coordinators == coordinators, sourceLocation: location)
    #expect(counts.makes(of: CapturingRepresentable.self) == makes, sourceLocation: location)
    #expect(counts.updates(of: CapturingRepresentable.self) == updates, sourceLocation: location)
    #expect(counts.dismantles(of: CapturingRepresentable.self) == dismantles, sourceLocation: location)
  }

  /// Erases the type of its controller, as the source text does, and casts it back, or to a type that it
  /// has not.
  struct ErasedRepresentable: GtkWidgetControllerRepresentable {
    let clicks: Int
    let castsRight: Bool
    let memory: Memory

    func makeGtkWidgetController(context: Context) -> GtkWidgetController {
      GtkHostingController(rootView: Bottom(clicks: clicks, memory: memory))
    }

    func updateGtkWidgetController(_ controller: GtkWidgetController, context: Context) {
      let bottom = Bottom(clicks: clicks, memory: memory)
      if castsRight {
        (controller as? GtkHostingController<Bottom>)?.rootView = bottom
      } else {
        (controller as? GtkHostingController<AnyView>)?.rootView = AnyView(bottom)
      }
    }
  }

  @Test("NH6 an erased controller follows after a cast, where the concrete type needs none")
  func rightCast() async throws {
    let counts = UpdateStatistics.start()
    let erased = try await MountedView(
      Outer { ErasedRepresentable(clicks: $0.wrappedValue, castsRight: true, memory: memory) })
    try await erased.click("Click me")
    #expect(erased.shownClicks == ["1 clicks"])
    #expect(counts.bodies(of: Bottom.self) == 2)
    await erased.close()
    let concrete = try await MountedView(
      Outer { PushingRepresentable(clicks: $0.wrappedValue, memory: memory) })
    try await concrete.click("Click me")
    #expect(concrete.shownClicks == ["1 clicks"])
    #expect(counts.bodies(of: Bottom.self) == 4)
  }

  @Test("NH6 a cast that fails freezes the value, and only a diagnostic says so")
  func wrongCast() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(
      Outer { ErasedRepresentable(clicks: $0.wrappedValue, castsRight: false, memory: memory) })
    try await mounted.click("Click me")
    try await mounted.click("Click me")
    #expect(mounted.shownClicks == ["0 clicks"])
    #expect(counts.updates(of: ErasedRepresentable.self) == 3)
    #expect(counts.bodies(of: Bottom.self) == 1)
    await Settling.rest()
    #expect(Diagnostics.recorded.map(\.kind) == [.frozenValue])
  }

  /// Pushes a root view that is of another type from some number on.
  struct AlternatingRepresentable: GtkWidgetControllerRepresentable {
    let clicks: Int
    let memory: Memory

    func makeGtkWidgetController(context: Context) -> GtkHostingController<AnyView> {
      GtkHostingController(rootView: root)
    }

    func updateGtkWidgetController(_ controller: GtkHostingController<AnyView>, context: Context) {
      controller.rootView = root
    }

    /// The numbers 0, 1 and 4 are shown by one type, 2 and 3 by another.
    private var root: AnyView {
      let bottom = Bottom(clicks: clicks, memory: memory)
      return clicks % 4 < 2 ? AnyView(bottom) : AnyView(Group { bottom })
    }
  }

  @Test("NH7 a root view of another type resets the hosted state each time, one of the same type does not")
  func alternatingTypes() async throws {
    let mounted = try await MountedView(
      Outer { AlternatingRepresentable(clicks: $0.wrappedValue, memory: memory) })
    for _ in 1...4 {
      try await mounted.click("Mark")
      try await mounted.click("Click me")
      try await mounted.click("Report")
    }
    #expect(memory.reports == [1, 0, 1, 0])
    #expect(mounted.shownClicks == ["4 clicks"])
  }
}
