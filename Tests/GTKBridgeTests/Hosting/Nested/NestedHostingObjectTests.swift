import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import Testing

/// Section NH: observable objects of the environment and nested hosts.
@Suite(.gtk) @MainActor
struct NestedHostingObjectTests {
  @Observable
  final class Station {
    var name: String

    init(_ name: String) { self.name = name }
  }

  struct Bottom: View {
    @Environment(Station.self) private var station
    var body: some View { Text(station.name) }
  }

  struct Hosting: GtkWidgetControllerRepresentable {
    var inheritance = EnvironmentInheritance.inherited

    func makeGtkWidgetController(context: Context) -> GtkHostingController<Bottom> {
      let controller = GtkHostingController(rootView: Bottom())
      controller.environmentInheritance = inheritance
      return controller
    }

    func updateGtkWidgetController(_ controller: GtkHostingController<Bottom>, context: Context) {}
  }

  struct Root: View {
    let station: Station
    var body: some View { Hosting().environment(station) }
  }

  @Test("NH15 (part) a nested host inherits observable objects, follows what changes in them, and another object")
  func inherited() async throws {
    let counts = UpdateStatistics.start()
    let station = Station("Elm Street")
    let mounted = try await MountedView(Root(station: station))
    #expect(mounted.root.texts == ["Elm Street"])
    station.name = "Oak Street"
    await Settling.settle()
    #expect(mounted.root.texts == ["Oak Street"])
    mounted.rootView = Root(station: Station("Ash Street"))
    await Settling.settle()
    #expect(mounted.root.texts == ["Ash Street"])
    #expect(counts.bodies(of: Bottom.self) == 3)
    #expect(counts.updates(of: Hosting.self) == 1)
  }

  @Test("NH18 (part) an isolated host whose view needs an object stops, and names the type and the path")
  func isolated() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        try PrivateDisplay.start()
        let view = VStack { Hosting(inheritance: .isolated) }.environment(Station("Elm Street"))
        let controller = GtkHostingController(rootView: view)
        _ = controller.sizeThatFits(in: .zero)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("no object of type Station is in the environment. It is read by Bottom at"))
  }
}
