import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Section NH: the environment across the join, and guests that are no hosts of ours.
@Suite(.gtk) @MainActor
struct NestedHostingEnvironmentTests {
  struct Reader: View {
    @Environment(\.station) private var station
    var body: some View { Text("station \(station)") }
  }

  struct Bystander: View {
    var body: some View { Text("bystander") }
  }

  struct Hosted: View {
    var body: some View {
      Reader()
      Bystander()
    }
  }

  /// Hosts a reader, and puts the environment into its root view as far as it is told to.
  struct HostingRepresentable: GtkWidgetControllerRepresentable {
    var inheritance = EnvironmentInheritance.inherited

    func makeGtkWidgetController(context: Context) -> GtkHostingController<Hosted> {
      let controller = GtkHostingController(rootView: Hosted())
      controller.environmentInheritance = inheritance
      return controller
    }

    func updateGtkWidgetController(_ controller: GtkHostingController<Hosted>, context: Context) {}
  }

  struct InjectingRepresentable: GtkWidgetControllerRepresentable {
    let injectsInUpdate: Bool

    func makeGtkWidgetController(context: Context) -> GtkHostingController<AnyView> {
      let controller = GtkHostingController(rootView: root(context.environment.station))
      controller.environmentInheritance = .isolated
      return controller
    }

    func updateGtkWidgetController(_ controller: GtkHostingController<AnyView>, context: Context) {
      if injectsInUpdate { controller.rootView = root(context.environment.station) }
    }

    private func root(_ station: Int) -> AnyView { AnyView(Reader().environment(\.station, station)) }
  }

  struct Setting<Content: View>: View {
    @State private var station = 1
    let content: Content
    var body: some View {
      Button("Next station") { station += 1 }
      content.environment(\.station, station)
    }
  }

  private func stations(_ mounted: WidgetQuery) -> [String] { mounted.texts.filter { $0.hasPrefix("station") } }

  @Test("NH15 (part) a host below a representable inherits the environment of its place and follows it")
  func inherited() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(Setting(content: HostingRepresentable()))
    #expect(stations(mounted.root) == ["station 1"])
    try await mounted.root.find(role: .button, name: "Next station").click()
    #expect(stations(mounted.root) == ["station 2"])
    #expect(counts.bodies(of: Reader.self) == 2)
    #expect(counts.bodies(of: Bystander.self) == 1)
    #expect(counts.bodies(of: Hosted.self) == 1)
    #expect(counts.updates(of: HostingRepresentable.self) == 1)
  }

  @Test("NH15 (part) an isolated host reads the default, whatever is set outside")
  func isolated() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(Setting(content: HostingRepresentable(inheritance: .isolated)))
    try await mounted.root.find(role: .button, name: "Next station").click()
    #expect(stations(mounted.root) == ["station 0"])
    #expect(counts.bodies(of: Reader.self) == 1)
  }

  @Test("NH16 a value injected in make only is that of make, and stays")
  func injectedInMake() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(Setting(content: InjectingRepresentable(injectsInUpdate: false)))
    #expect(stations(mounted.root) == ["station 1"])
    try await mounted.root.find(role: .button, name: "Next station").click()
    #expect(stations(mounted.root) == ["station 1"])
    #expect(counts.updates(of: InjectingRepresentable.self) == 2)
    #expect(counts.bodies(of: Reader.self) == 1)
  }

  @Test("NH17 a value injected in update too follows each change")
  func injectedInUpdate() async throws {
    let mounted = try await MountedView(Setting(content: InjectingRepresentable(injectsInUpdate: true)))
    try await mounted.root.find(role: .button, name: "Next station").click()
    #expect(stations(mounted.root) == ["station 2"])
    try await mounted.root.find(role: .button, name: "Next station").click()
    #expect(stations(mounted.root) == ["station 3"])
  }

  struct ModelReader: View {
    @Environment(\.clickModel) private var model
    var body: some View { Text(model.map { "\($0.clicks) clicks" } ?? "no model") }
  }

  struct ModelHost: GtkWidgetControllerRepresentable {
    let injected: ClickModel?

    func makeGtkWidgetController(context: Context) -> GtkHostingController<AnyView> {
      let controller = GtkHostingController(rootView: AnyView(ModelReader().environment(\.clickModel, injected)))
      controller.environmentInheritance = .isolated
      return controller
    }

    func updateGtkWidgetController(_ controller: GtkHostingController<AnyView>, context: Context) {}
  }

  @Test("NH18 (part) an isolated host needs its model in the root view, and then follows it with no update")
  func injectedModel() async throws {
    let counts = UpdateStatistics.start()
    let model = ClickModel()
    let without = try await MountedView(ModelHost(injected: nil).environment(\.clickModel, model))
    #expect(without.root.texts == ["no model"])
    await without.close()
    let with = try await MountedView(ModelHost(injected: model))
    #expect(with.root.texts == ["0 clicks"])
    model.clicks = 5
    await Settling.settle()
    #expect(with.root.texts == ["5 clicks"])
    #expect(counts.updates(of: ModelHost.self) == 2)
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

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
      if pushes { context.coordinator.content = "\(clicks) clicks" }
    }
  }

  @Test("NH22 a foreign guest is frozen by make alone, and follows when update pushes")
  func foreignGuest() async throws {
    let frozen = try await MountedView(Outer { GuestRepresentable(clicks: $0.wrappedValue, pushes: false) })
    try await frozen.click("Click me")
    #expect(frozen.shownClicks == ["0 clicks"])
    await frozen.close()
    let pushed = try await MountedView(Outer { GuestRepresentable(clicks: $0.wrappedValue, pushes: true) })
    try await pushed.click("Click me")
    #expect(pushed.shownClicks == ["1 clicks"])
  }
}

private struct StationKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private struct ClickModelKey: EnvironmentKey {
  static var defaultValue: ClickModel? { nil }
}

extension EnvironmentValues {
  fileprivate var station: Int {
    get { self[StationKey.self] }
    set { self[StationKey.self] = newValue }
  }

  fileprivate var clickModel: ClickModel? {
    get { self[ClickModelKey.self] }
    set { self[ClickModelKey.self] = newValue }
  }
}
