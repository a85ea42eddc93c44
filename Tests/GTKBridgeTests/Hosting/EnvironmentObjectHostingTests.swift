import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Sections HC and NH: environment objects and hosts.
@Suite(.gtk) @MainActor
struct EnvironmentObjectHostingTests {
  final class Station: ObservableObject {
    @Published var name: String

    init(_ name: String) { self.name = name }
  }

  struct Sign: View {
    @EnvironmentObject private var station: Station
    @State private var visits = 0
    var body: some View {
      Text(station.name)
      Button("visit \(visits)") { visits += 1 }
    }
  }

  @Test("HC13 a controller's type has the modifier of its root view, and takes one with another object and keeps state")
  func modifiedRootView() async throws {
    let controller = GtkHostingController(rootView: Sign().environmentObject(Station("Elm Street")))
    #expect(!((controller as Any) is GtkHostingController<Sign>))
    let window = MountedWindow(child: controller.widget, size: nil)
    await window.show()
    try await window.query.find(role: .button, name: "visit 0").click()
    controller.rootView = Sign().environmentObject(Station("Oak Street"))
    await Settling.settle()
    #expect(window.query.texts == ["Oak Street", "visit 1"])
  }

  struct Hosting<Root: View>: GtkWidgetControllerRepresentable {
    let root: Root
    var inheritance = EnvironmentInheritance.isolated

    func makeGtkWidgetController(context: Context) -> GtkHostingController<Root> {
      let controller = GtkHostingController(rootView: root)
      controller.environmentInheritance = inheritance
      return controller
    }

    func updateGtkWidgetController(_ controller: GtkHostingController<Root>, context: Context) {}
  }

  @Test("NH18 an isolated host follows an object in its root view with no update; without one, reading it stops")
  func isolated() async throws {
    let counts = UpdateStatistics.start()
    let station = Station("Elm Street")
    let root = Sign().environmentObject(station)
    let mounted = try await MountedView(Hosting(root: root).environmentObject(Station("outside")))
    #expect(mounted.root.texts == ["Elm Street", "visit 0"])
    for name in ["Oak Street", "Ash Street"] {
      station.name = name
      await Settling.settle()
      #expect(mounted.root.texts == [name, "visit 0"])
    }
    #expect(counts.bodies(of: Sign.self) == 3)
    #expect(counts.updates(of: type(of: Hosting(root: root))) == 1)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        try PrivateDisplay.start()
        let view = VStack { Hosting(root: Sign()) }.environmentObject(Station("outside"))
        _ = GtkHostingController(rootView: view).sizeThatFits(in: .zero)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("no object of type Station is in the environment. It is read by Sign at"))
  }

  @Test("NH15 (part) a host below a representable inherits environment objects, and follows them and another one")
  func inherited() async throws {
    let counts = UpdateStatistics.start()
    let station = Station("Elm Street")
    func root(_ station: Station) -> some View {
      Hosting(root: Sign(), inheritance: .inherited).environmentObject(station)
    }
    let mounted = try await MountedView(root(station))
    station.name = "Oak Street"
    await Settling.settle()
    #expect(mounted.root.texts == ["Oak Street", "visit 0"])
    mounted.rootView = root(Station("Ash Street"))
    await Settling.settle()
    #expect(mounted.root.texts == ["Ash Street", "visit 0"])
    #expect(counts.bodies(of: Sign.self) == 3)
    #expect(counts.updates(of: Hosting<Sign>.self) == 1)
  }

  @Test("OO26 an object made in the expression of a root view lives as long as that root view, and is one")
  func madeInRootView() async throws {
    @MainActor
    final class Counted: ObservableObject {
      static var made = 0
      @Published var clicks = 0
      init() { Counted.made += 1 }
    }
    struct Clicks: View {
      @EnvironmentObject private var counted: Counted
      let seen: (Counted) -> Void
      var body: some View {
        seen(counted)
        return Button("\(counted.clicks) clicks") { counted.clicks += 1 }
      }
    }
    weak var latest: Counted?
    let note: (Counted) -> Void = { latest = $0 }
    let controller = GtkHostingController(rootView: Clicks(seen: note).environmentObject(Counted()))
    let window = MountedWindow(child: controller.widget, size: nil)
    await window.show()
    try await window.query.find(role: .button, name: "0 clicks").click()
    try await window.query.find(role: .button, name: "1 clicks").click()
    #expect(window.query.texts == ["2 clicks"])
    #expect(Counted.made == 1)
    weak let first = latest
    controller.rootView = Clicks(seen: note).environmentObject(Counted())
    await Settling.settle()
    #expect(window.query.texts == ["0 clicks"])
    #expect(Counted.made == 2)
    #expect(first == nil)
    #expect(latest != nil)
  }
}
