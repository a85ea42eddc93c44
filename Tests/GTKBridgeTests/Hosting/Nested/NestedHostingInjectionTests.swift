import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Section NH: a value of the environment that is put into the root view of an isolated host.
@Suite(.gtk) @MainActor
struct NestedHostingInjectionTests {
  /// Hosts a reader on its own, with the value of this place in the environment of the root view.
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

    private func root(_ station: Int) -> AnyView { AnyView(StationReader().environment(\.station, station)) }
  }

  @Test("NH16 a value injected in make only is that of make, and stays although update is called")
  func injectedInMake() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(StationOwner(content: InjectingRepresentable(injectsInUpdate: false)))
    #expect(mounted.shownStations == ["station 1"])
    #expect(counts.updates(of: InjectingRepresentable.self) == 1)
    try await mounted.click("Next station")
    #expect(counts.updates(of: InjectingRepresentable.self) == 2)
    try await mounted.click("Next station")
    #expect(counts.updates(of: InjectingRepresentable.self) == 3)
    #expect(mounted.shownStations == ["station 1"])
    #expect(counts.bodies(of: StationReader.self) == 1)
    await Settling.rest()
    #expect(Diagnostics.recorded.map(\.kind) == [.frozenValue])
  }

  @Test("NH17 a value injected in update too follows each change")
  func injectedInUpdate() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(StationOwner(content: InjectingRepresentable(injectsInUpdate: true)))
    #expect(mounted.shownStations == ["station 1"])
    #expect(counts.bodies(of: StationReader.self) == 1)
    try await mounted.click("Next station")
    #expect(mounted.shownStations == ["station 2"])
    #expect(counts.bodies(of: StationReader.self) == 2)
    try await mounted.click("Next station")
    #expect(mounted.shownStations == ["station 3"])
    #expect(counts.bodies(of: StationReader.self) == 3)
    #expect(counts.updates(of: InjectingRepresentable.self) == 3)
    #expect(counts.makes(of: InjectingRepresentable.self) == 1)
  }
}
