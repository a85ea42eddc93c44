import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Section NH: the environment across the join.
@Suite(.gtk) @MainActor
struct NestedHostingEnvironmentTests {
  struct Bystander: View {
    var body: some View { Text("bystander") }
  }

  struct Hosted: View {
    var body: some View {
      StationReader()
      Bystander()
    }
  }

  /// Hosts a reader that inherits or does not, and says so anew in each update.
  struct HostingRepresentable: GtkWidgetControllerRepresentable {
    var inheritance: EnvironmentInheritance?

    func makeGtkWidgetController(context: Context) -> GtkHostingController<Hosted> {
      GtkHostingController(rootView: Hosted())
    }

    func updateGtkWidgetController(_ controller: GtkHostingController<Hosted>, context: Context) {
      if let inheritance { controller.environmentInheritance = inheritance }
    }
  }

  @Test("NH15 (part) a host below a representable inherits the environment of its place and follows it")
  func inherited() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(StationOwner(content: HostingRepresentable()))
    #expect(mounted.shownStations == ["station 1"])
    #expect(counts.bodies(of: StationReader.self) == 1)
    try await mounted.click("Next station")
    #expect(mounted.shownStations == ["station 2"])
    #expect(counts.bodies(of: StationReader.self) == 2)
    try await mounted.click("Next station")
    #expect(mounted.shownStations == ["station 3"])
    #expect(counts.bodies(of: StationReader.self) == 3)
    #expect(counts.bodies(of: Bystander.self) == 1)
    #expect(counts.bodies(of: Hosted.self) == 1)
    #expect(counts.updates(of: HostingRepresentable.self) == 1)
  }

  @Test("NH15 (part) an isolated host reads the default, whatever is set outside")
  func isolated() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(StationOwner(content: HostingRepresentable(inheritance: .isolated)))
    #expect(mounted.shownStations == ["station 0"])
    try await mounted.click("Next station")
    try await mounted.click("Next station")
    #expect(mounted.shownStations == ["station 0"])
    #expect(counts.bodies(of: StationReader.self) == 1)
    #expect(counts.updates(of: HostingRepresentable.self) == 1)
  }

  struct Switching: View {
    @State private var isIsolated = false
    var body: some View {
      Button("Switch") { isIsolated.toggle() }
      HostingRepresentable(inheritance: isIsolated ? .isolated : .inherited).environment(\.station, 7)
    }
  }

  @Test("NH15 (part) a host that is isolated while it is shown reads the default, until it inherits again")
  func switched() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(Switching())
    #expect(mounted.shownStations == ["station 7"])
    try await mounted.click("Switch")
    #expect(mounted.shownStations == ["station 0"])
    try await mounted.click("Switch")
    #expect(mounted.shownStations == ["station 7"])
    #expect(counts.bodies(of: StationReader.self) == 3)
    #expect(counts.bodies(of: Bystander.self) == 1)
    #expect(counts.makes(of: HostingRepresentable.self) == 1)
  }

  @Test("NH15 (part) a top-level host has nothing to inherit")
  func topLevel() async throws {
    let mounted = try await MountedView(Hosted())
    #expect(mounted.shownStations == ["station 0"])
  }
}
