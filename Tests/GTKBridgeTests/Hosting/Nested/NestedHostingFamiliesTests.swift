import Graft
import GraftTestTraits
import GraftTesting
import Observation
import Testing

/// Section NH: what a host below a representable inherits, of all kinds at once.
@Suite(.gtk) @MainActor
struct NestedHostingFamiliesTests {
  final class Line: ObservableObject {
    @Published var name: String

    init(_ name: String) { self.name = name }
  }

  @Observable
  final class Platform {
    var number: Int

    init(_ number: Int) { self.number = number }
  }

  struct LineReader: View {
    @EnvironmentObject private var line: Line
    var body: some View { Text("line \(line.name)") }
  }

  struct PlatformReader: View {
    @Environment(Platform.self) private var platform: Platform?
    var body: some View { Text(platform.map { "platform \($0.number)" } ?? "no platform") }
  }

  struct Bystander: View {
    var body: some View { Text("bystander") }
  }

  struct Inheriting: View {
    var body: some View {
      StationReader()
      LineReader()
      PlatformReader()
      Bystander()
    }
  }

  struct IsolatedStation: View {
    @Environment(\.station) private var station
    @Environment(Platform.self) private var platform: Platform?
    var body: some View { Text("isolated \(station) \(platform.map { "\($0.number)" } ?? "none")") }
  }

  struct Hosting<Content: View>: GtkWidgetControllerRepresentable {
    let content: Content
    let inheritance: EnvironmentInheritance?

    func makeGtkWidgetController(context: Context) -> GtkHostingController<Content> {
      let controller = GtkHostingController(rootView: content)
      if let inheritance { controller.environmentInheritance = inheritance }
      return controller
    }

    func updateGtkWidgetController(_ controller: GtkHostingController<Content>, context: Context) {}
  }

  struct Outer: View {
    let station: Int
    let line: Line
    let platform: Platform

    var body: some View {
      VStack {
        Hosting(content: Inheriting(), inheritance: nil)
        Hosting(content: IsolatedStation(), inheritance: .isolated)
      }
      .environment(\.station, station).environmentObject(line).environment(platform)
    }
  }

  /// The bodies of the three readers, of their neighbour and of the isolated view, and both updates.
  private func evaluations(_ counts: UpdateStatistics) -> [Int] {
    [
      counts.bodies(of: StationReader.self), counts.bodies(of: LineReader.self), counts.bodies(of: PlatformReader.self),
      counts.bodies(of: Inheriting.self), counts.bodies(of: Bystander.self), counts.bodies(of: IsolatedStation.self),
      counts.updates(of: Hosting<Inheriting>.self), counts.updates(of: Hosting<IsolatedStation>.self),
    ]
  }

  @Test("NH15 a host below a representable inherits values and objects of its place and follows each; an isolated none")
  func inheritsAll() async throws {
    let counts = UpdateStatistics.start()
    let (line, platform) = (Line("red"), Platform(4))
    let mounted = try await MountedView(Outer(station: 1, line: line, platform: platform))
    func expect(_ texts: [String], _ bodies: [Int]) {
      #expect(mounted.root.texts == texts + ["bystander", "isolated 0 none"])
      #expect(evaluations(counts) == bodies + [1, 1, 1, 1, 1])
    }
    expect(["station 1", "line red", "platform 4"], [1, 1, 1])
    mounted.rootView = Outer(station: 2, line: line, platform: platform)
    await Settling.settle()
    expect(["station 2", "line red", "platform 4"], [2, 1, 1])
    line.name = "blue"
    await Settling.settle()
    expect(["station 2", "line blue", "platform 4"], [2, 2, 1])
    platform.number = 5
    await Settling.settle()
    expect(["station 2", "line blue", "platform 5"], [2, 2, 2])
    mounted.rootView = Outer(station: 2, line: Line("green"), platform: Platform(6))
    await Settling.settle()
    expect(["station 2", "line green", "platform 6"], [2, 3, 3])
  }
}
