import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What views inherit of their window, and follow.
@Suite(.gtk) @MainActor
struct WindowEnvironmentTests {
  private struct Classes: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    var body: some View {
      Text("\(horizontal.map { "\($0)" } ?? "none") \(vertical.map { "\($0)" } ?? "none")")
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Switching: View {
    @Environment(\.verticalSizeClass) private var vertical
    @State private var own = 0

    var body: some View {
      VStack {
        Button("own \(own)") { own += 1 }
        if vertical == .compact { Counter() } else { Counter() }
      }
    }
  }

  private struct Phase: View {
    @Environment(\.scenePhase) private var phase

    var body: some View { Text("\(phase)") }
  }

  private struct Activity: View {
    @Environment(\.appearsActive) private var appearsActive
    @Environment(\.controlActiveState) private var state

    var body: some View { Text("\(appearsActive) \(state)") }
  }

  @Test(
    "EN10 the classes are compact in a window below 600 by 480 pixels",
    arguments: [(599, 479, "compact compact"), (600, 479, "regular compact"), (599, 480, "compact regular")])
  func thresholds(width: Int, height: Int, classes: String) async throws {
    let mounted = try await MountedView(Classes(), size: CGSize(width: width, height: height))
    #expect(mounted.root.texts == [classes])
  }

  @Test("EN10 the class follows the window, with one evaluation where it changes, and a value of the subtree wins")
  func followsWindow() async throws {
    let mounted = try await MountedView(
      VStack {
        Classes()
        Classes().environment(\.verticalSizeClass, .compact)
      }, size: CGSize(width: 640, height: 500))
    #expect(mounted.root.texts == ["regular regular", "regular compact"])
    let counts = UpdateStatistics.start()
    await mounted.resize(to: CGSize(width: 640, height: 400))
    #expect(mounted.root.texts == ["regular compact", "regular compact"])
    #expect(counts.bodies(of: Classes.self) == 1)
    await mounted.resize(to: CGSize(width: 640, height: 410))
    #expect(counts.bodies(of: Classes.self) == 1)
    await mounted.resize(to: CGSize(width: 500, height: 410))
    #expect(mounted.root.texts == ["compact compact", "compact compact"])
    #expect(counts.bodies(of: Classes.self) == 3)
  }

  @Test(
    "EN11 a layout that follows the height starts its branch anew when the window gets low, and keeps its own state")
  func branchesFlip() async throws {
    let mounted = try await MountedView(Switching(), size: CGSize(width: 640, height: 500))
    try await mounted.root.find(role: .button, name: "own 0").click()
    try await mounted.root.find(role: .button, name: "count 0").click()
    #expect(mounted.root.texts == ["own 1", "count 1"])
    await mounted.resize(to: CGSize(width: 640, height: 400))
    #expect(mounted.root.texts == ["own 1", "count 0"])
    await mounted.resize(to: CGSize(width: 640, height: 500))
    #expect(mounted.root.texts == ["own 1", "count 0"])
  }

  @Test("a host inside of a view sees the classes of that view, and an isolated one those of the window")
  func nestedHosts() async throws {
    struct Nested: GtkWidgetControllerRepresentable {
      let inheritance: EnvironmentInheritance

      func makeGtkWidgetController(context: Context) -> GtkHostingController<Classes> {
        let controller = GtkHostingController(rootView: Classes())
        controller.environmentInheritance = inheritance
        return controller
      }

      func updateGtkWidgetController(_ controller: GtkHostingController<Classes>, context: Context) {}
    }
    let mounted = try await MountedView(
      VStack {
        Nested(inheritance: .inherited)
        Nested(inheritance: .isolated)
      }
      .environment(\.horizontalSizeClass, .compact), size: CGSize(width: 640, height: 500))
    #expect(mounted.root.texts == ["compact regular", "regular regular"])
  }

  @Test(
    "the phase is active while the user types into the window, inactive while in another, and background when hidden")
  func phases() async throws {
    let first = try await MountedView(Phase())
    let second = try await MountedView(Phase())
    try await first.root.find(text: first.root.texts[0]).press("a")
    let counts = UpdateStatistics.start()
    #expect(first.root.texts + second.root.texts == ["active", "inactive"])
    try await second.root.find(text: "inactive").press("a")
    #expect(first.root.texts + second.root.texts == ["inactive", "active"])
    #expect(counts.bodies(of: Phase.self) == 2)
    let widget = try #require(first.controller?.widget)
    gtk_widget_set_visible(try #require(gtk_widget_get_root(widget.widgetPointer)).cast(), 0)
    await Settling.settle()
    #expect(first.root.all.map(\.text).filter { !$0.isEmpty } == ["background"])
  }

  @Test("views appear active while the user types into their window, and as a value of the subtree says")
  func activity() async throws {
    let first = try await MountedView(Activity())
    let second = try await MountedView(
      VStack {
        Activity()
        Activity().environment(\.appearsActive, true)
      })
    try await first.root.find(text: first.root.texts[0]).press("a")
    #expect(first.root.texts + second.root.texts == ["true key", "false inactive", "true key"])
    try await second.root.find(text: "false inactive").press("a")
    #expect(first.root.texts + second.root.texts == ["false inactive", "true key", "true key"])
  }

  @Test("a host that no window has shown is in the background, and its classes are not known")
  func noWindow() async throws {
    let host = GtkHostingWidget(
      rootView: VStack {
        Phase()
        Classes()
      })
    _ = host.sizeThatFits(in: .unspecified)
    #expect(WidgetQuery(root: host).texts == ["background", "none none"])
  }
}
