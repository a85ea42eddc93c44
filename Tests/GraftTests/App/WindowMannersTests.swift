import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What the content of a window says of what its user may do with it, and when scenes open windows.
@Suite(.gtk) @MainActor
struct WindowMannersTests {
  private struct Manners: View {
    @State private var isFree = false
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      VStack {
        Toggle("free", isOn: $isFree).toggleStyle(.checkbox)
        Button("close") { dismissWindow() }
      }
      .windowDismissBehavior(isFree ? .automatic : .disabled)
      .windowResizeBehavior(isFree ? .enabled : .disabled)
      .windowMinimizeBehavior(.disabled)
    }
  }

  @Test("a window whose content says so is neither closed nor resized by its user, and the program closes it")
  func manners() async throws {
    try await ShownScenes.with(WindowGroup("Manners") { Manners() }) {
      let window = try ShownScenes.window("Manners")
      #expect(window["deletable"] == false && window["resizable"] == false)
      try await ShownScenes.close("Manners")
      #expect(ShownScenes.titles == ["Manners"])
      try await ShownScenes.content("Manners").find(role: .checkbox, name: "free").click()
      #expect(window["deletable"] == true && window["resizable"] == true)
      try await ShownScenes.content("Manners").find(role: .checkbox, name: "free").click()
      try await ShownScenes.press("close", in: "Manners")
      #expect(ShownScenes.titles == [])
    }
  }

  private struct Launching: Scene {
    var body: some Scene {
      UtilityWindow("Tools", id: "tools") { Text("tools") }
      WindowGroup("Hidden", id: "hidden") { Text("hidden") }.defaultLaunchBehavior(.suppressed)
      WindowGroup("First", id: "first") { Opening() }
      WindowGroup("Second", id: "second") { Text("second") }
      Window("Third", id: "third") { Text("third") }.defaultLaunchBehavior(.presented)
    }
  }

  private struct Opening: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.pushWindow) private var pushWindow

    var body: some View {
      VStack {
        Button("tools") { openWindow(id: "tools") }
        Button("hidden") { pushWindow(id: "hidden") }
      }
    }
  }

  @Test("the first scene that is not suppressed opens a window, and so do those that say that they do")
  func launch() async throws {
    try await ShownScenes.with(Launching()) {
      #expect(ShownScenes.titles == ["First", "Third"])
      for name in ["tools", "tools", "hidden"] { try await ShownScenes.press(name, in: "First") }
      #expect(ShownScenes.titles == ["First", "Hidden", "Third", "Tools"])
    }
  }

  private struct Suppressed: Scene {
    var body: some Scene {
      WindowGroup("Only") { Text("only") }.windowStyle(.plain).defaultLaunchBehavior(.suppressed)
    }
  }

  @Test(
    "a program whose scenes are all suppressed opens a window of the first; a plain one has no frame and no buttons")
  func suppressed() async throws {
    try await ShownScenes.with(Suppressed()) {
      let window = try ShownScenes.window("Only")
      #expect(window["decorated"] == false)
      #expect(WidgetQuery(root: window).findAll(role: .button).filter(\.isShown).isEmpty)
    }
  }
}
