import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Section NH: more than one join, and guests that are no hosts of ours.
@Suite(.gtk) @MainActor
struct NestedHostingDepthTests {
  let memory = Memory()

  /// A host in a representable, for another one in it.
  struct Deep<Inner: View>: GtkWidgetControllerRepresentable {
    let inner: Inner

    func makeGtkWidgetController(context: Context) -> GtkHostingController<Inner> {
      GtkHostingController(rootView: inner)
    }

    func updateGtkWidgetController(_ controller: GtkHostingController<Inner>, context: Context) {
      controller.rootView = inner
    }
  }

  @Test("NH21 two joins deep, a binding arrives within one settle and touches neither representable")
  func boundTwoDeep() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(
      Outer { Deep(inner: BindingRepresentable(clicks: $0, memory: memory)) })
    #expect(mounted.shownClicks == ["0 clicks"])
    try await mounted.click("Click me")
    #expect(mounted.shownClicks == ["1 clicks"])
    #expect(counts.bodies(of: BoundBottom.self) == 2)
    try await mounted.click("Three at once")
    #expect(mounted.shownClicks == ["4 clicks"])
    #expect(counts.bodies(of: BoundBottom.self) == 3)
    #expect(counts.updates(of: BindingRepresentable.self) == 1)
    #expect(counts.updates(of: Deep<BindingRepresentable>.self) == 1)
  }

  @Test("NH21 two joins deep, a pushed root view arrives within one settle by one update at each join")
  func pushedTwoDeep() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(
      Outer { Deep(inner: PushingRepresentable(clicks: $0.wrappedValue, memory: memory)) })
    #expect(mounted.shownClicks == ["0 clicks"])
    #expect(counts.bodies(of: Bottom.self) == 1)
    try await mounted.click("Click me")
    #expect(mounted.shownClicks == ["1 clicks"])
    #expect(counts.bodies(of: Bottom.self) == 2)
    try await mounted.click("Three at once")
    #expect(mounted.shownClicks == ["4 clicks"])
    #expect(counts.bodies(of: Bottom.self) == 3)
    #expect(counts.updates(of: PushingRepresentable.self) == 3)
    #expect(counts.updates(of: Deep<PushingRepresentable>.self) == 3)
    #expect(counts.makes(of: PushingRepresentable.self) == 1)
  }

  /// A declarative guest of another toolkit: it shows what its content says, whenever that is set.
  @MainActor
  final class ForeignGuest {
    let label = Widget(typeName: "GtkLabel")
    var content = "" { didSet { label["label"] = content } }
  }

  struct GuestRepresentable: GtkWidgetRepresentable {
    let clicks: Int
    let pushes: Bool

    func makeCoordinator() -> ForeignGuest { ForeignGuest() }

    func makeGtkWidget(context: Context) -> Widget {
      context.coordinator.content = "\(clicks) clicks"
      return context.coordinator.label
    }

    func updateGtkWidget(_ label: Widget, context: Context) {
      if pushes { context.coordinator.content = "\(clicks) clicks" }
    }
  }

  @Test("NH22 a foreign guest that only make feeds is stale, although update is called")
  func frozenGuest() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(Outer { GuestRepresentable(clicks: $0.wrappedValue, pushes: false) })
    #expect(counts.updates(of: GuestRepresentable.self) == 1)
    try await mounted.click("Click me")
    try await mounted.click("Click me")
    #expect(mounted.shownClicks == ["0 clicks"])
    #expect(counts.updates(of: GuestRepresentable.self) == 3)
    #expect(counts.makes(of: GuestRepresentable.self) == 1)
  }

  @Test("NH22 a foreign guest follows when update pushes")
  func pushedGuest() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(Outer { GuestRepresentable(clicks: $0.wrappedValue, pushes: true) })
    #expect(mounted.shownClicks == ["0 clicks"])
    try await mounted.click("Click me")
    #expect(mounted.shownClicks == ["1 clicks"])
    try await mounted.click("Three at once")
    #expect(mounted.shownClicks == ["4 clicks"])
    #expect(counts.updates(of: GuestRepresentable.self) == 3)
    #expect(counts.makes(of: GuestRepresentable.self) == 1)
  }
}
