import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Section NH: one model on both sides of the join.
@Suite(.gtk) @MainActor
struct NestedHostingModelTests {
  let memory = Memory()

  @Test("NH9 (part) an observable model that the outer state owns needs no traffic at the representable")
  func sharedModel() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(ModelOwner(memory: memory))
    #expect(mounted.shownClicks == ["0 clicks"])
    #expect(counts.bodies(of: ModelBottom.self) == 1)
    try await mounted.click("Click me")
    #expect(mounted.shownClicks == ["1 clicks"])
    #expect(counts.bodies(of: ModelBottom.self) == 2)
    try await mounted.click("Click me")
    #expect(mounted.shownClicks == ["2 clicks"])
    #expect(counts.bodies(of: ModelBottom.self) == 3)
    #expect(counts.bodies(of: ModelOwner.self) == 1)
    #expect(counts.updates(of: ModelRepresentable.self) == 1)
  }

  @Test("NH9 (part) a model that comes from outside does as well, and several writes are one evaluation")
  func modelFromOutside() async throws {
    let counts = UpdateStatistics.start()
    let model = ClickModel()
    let mounted = try await MountedView(ModelRepresentable(model: model, memory: memory))
    #expect(mounted.shownClicks == ["0 clicks"])
    model.clicks = 4
    await Settling.settle()
    #expect(mounted.shownClicks == ["4 clicks"])
    #expect(counts.bodies(of: ModelBottom.self) == 2)
    model.clicks = 5
    model.clicks = 6
    await Settling.settle()
    #expect(mounted.shownClicks == ["6 clicks"])
    #expect(counts.bodies(of: ModelBottom.self) == 3)
    #expect(counts.updates(of: ModelRepresentable.self) == 1)
  }

  @Test("NH9 a model of either family, owned outside or by nobody's view, needs no traffic at the representable")
  func everyOwner() async throws {
    let counts = UpdateStatistics.start()
    let outside = ClickObject()
    let mounted = try await MountedView(
      VStack {
        ModelOwner(memory: memory)
        ObjectOwner(memory: memory)
        ObjectRepresentable(object: outside, memory: memory)
      })
    #expect(mounted.shownClicks == ["0 clicks", "0 clicks", "0 clicks"])
    try await mounted.click("Click me")
    try await mounted.click("Click object")
    outside.clicks = 1
    await Settling.settle()
    #expect(mounted.shownClicks == ["1 clicks", "1 clicks", "1 clicks"])
    #expect(counts.bodies(of: ModelOwner.self) == 1)
    #expect(counts.bodies(of: ObjectOwner.self) == 2)
    #expect(counts.bodies(of: ModelBottom.self) == 2)
    #expect(counts.bodies(of: ObjectBottom.self) == 4)
    #expect(counts.updates(of: ModelRepresentable.self) == 1)
    #expect(counts.updates(of: ObjectRepresentable.self) == 2)
    #expect(counts.makes(of: ObjectRepresentable.self) == 2)
  }

  struct ModelReader: View {
    @Environment(\.clickModel) private var model
    var body: some View { Text(model.map { "\($0.clicks) clicks" } ?? "no model") }
  }

  /// Hosts a reader on its own, with a model in the environment of the root view if it is given one.
  struct IsolatedHost: GtkWidgetControllerRepresentable {
    let injected: ClickModel?

    func makeGtkWidgetController(context: Context) -> GtkHostingController<AnyView> {
      let controller = GtkHostingController(rootView: root)
      controller.environmentInheritance = .isolated
      return controller
    }

    private var root: AnyView {
      guard let injected else { return AnyView(ModelReader()) }
      return AnyView(ModelReader().environment(\.clickModel, injected))
    }

    func updateGtkWidgetController(_ controller: GtkHostingController<AnyView>, context: Context) {}
  }

  @Test("NH18 (part) an isolated host does not see a model that is injected outside of it")
  func modelOutside() async throws {
    let counts = UpdateStatistics.start()
    let model = ClickModel()
    let mounted = try await MountedView(IsolatedHost(injected: nil).environment(\.clickModel, model))
    #expect(mounted.root.texts == ["no model"])
    model.clicks = 5
    await Settling.settle()
    #expect(mounted.root.texts == ["no model"])
    #expect(counts.bodies(of: ModelReader.self) == 1)
  }

  @Test("NH18 (part) an isolated host follows a model in its root view with no update")
  func modelInRootView() async throws {
    let counts = UpdateStatistics.start()
    let model = ClickModel()
    let mounted = try await MountedView(IsolatedHost(injected: model))
    #expect(mounted.root.texts == ["0 clicks"])
    #expect(counts.bodies(of: ModelReader.self) == 1)
    model.clicks = 5
    await Settling.settle()
    #expect(mounted.root.texts == ["5 clicks"])
    #expect(counts.bodies(of: ModelReader.self) == 2)
    model.clicks = 6
    await Settling.settle()
    #expect(mounted.root.texts == ["6 clicks"])
    #expect(counts.bodies(of: ModelReader.self) == 3)
    #expect(counts.updates(of: IsolatedHost.self) == 1)
  }
}

private struct ClickModelKey: EnvironmentKey {
  static var defaultValue: ClickModel? { nil }
}

extension EnvironmentValues {
  fileprivate var clickModel: ClickModel? {
    get { self[ClickModelKey.self] }
    set { self[ClickModelKey.self] = newValue }
  }
}
