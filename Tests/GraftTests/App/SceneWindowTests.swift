import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Which windows scenes open and close, and what these show.
@Suite(.gtk) @MainActor
struct SceneWindowTests {
  private struct Tools: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings

    var body: some View {
      VStack {
        Button("group") { openWindow(id: "group") }
        Button("single") { openWindow(id: "single") }
        Button("item 1") { openWindow(value: 1) }
        Button("item 2") { openWindow(id: "items", value: 2) }
        Button("other 1") { openWindow(id: "others", value: 1) }
        Button("text") { openWindow(value: "text") }
        Button("no value") { openWindow(id: "items") }
        Button("default") { openWindow(id: "defaults") }
        Button("close group") { dismissWindow(id: "group") }
        Button("close item 1") { dismissWindow(id: "items", value: 1) }
        Button("settings") { openSettings() }
        Button("me") { dismissWindow() }
      }
    }
  }

  private struct Item: View {
    @Binding var id: Int?

    var body: some View {
      Button(id.map { "item \($0)" } ?? "none") { id = 7 }
    }
  }

  private struct Kinds: Scene {
    var body: some Scene {
      Settings { Text("settings") }
      WindowGroup("Tools") { Tools() }
      WindowGroup("Group", id: "group") { Text("group") }
      Window("Single", id: "single") { Text("single") }
      WindowGroup("Items", id: "items", for: Int.self) { $id in Item(id: $id) }
      WindowGroup("Others", id: "others", for: Int.self) { $id in Text("other \(id ?? 0)") }
      WindowGroup("Defaults", id: "defaults", for: Double.self) { $number in
        Text("number \(number, specifier: "%.1f")")
      } defaultValue: {
        2.5
      }
    }
  }

  private func press(_ name: String) async throws { try await ShownScenes.press(name, in: "Tools") }

  @Test("WI5 the first scene that can opens one window; a group opens one more each time, a Window only one")
  func kinds() async throws {
    try await ShownScenes.with(Kinds()) {
      #expect(ShownScenes.titles == ["Tools"])
      for _ in 1...2 { try await press("group") }
      #expect(ShownScenes.titles == ["Group", "Group", "Tools"])
      for _ in 1...2 { try await press("single") }
      #expect(ShownScenes.titles == ["Group", "Group", "Single", "Tools"])
    }
  }

  @Test("WI6 an equal value brings its window to the front, and what the binding is given is what the window is for")
  func values() async throws {
    try await ShownScenes.with(Kinds()) {
      for _ in 1...2 { try await press("item 1") }
      #expect(ShownScenes.titles == ["Items", "Tools"])
      try await ShownScenes.press("item 1", in: "Items")
      #expect(try ShownScenes.content("Items").texts == ["item 7"])
      try await press("item 1")
      #expect(ShownScenes.titles == ["Items", "Items", "Tools"])
      try await press("no value")
      let texts = try (0...2).flatMap { try ShownScenes.content("Items", $0).texts }
      #expect(Set(texts) == ["item 1", "item 7", "none"])
      try await press("default")
      #expect(try ShownScenes.content("Defaults").texts == ["number 2.5"])
    }
  }

  @Test("WI7 of two scenes for one type the id decides, and a type that no scene has is reported once")
  func unknownValue() async throws {
    try await ShownScenes.with(Kinds()) {
      try await press("other 1")
      #expect(ShownScenes.titles == ["Others", "Tools"])
      for _ in 1...2 { try await press("text") }
      #expect(ShownScenes.titles == ["Others", "Tools"])
      #expect(Diagnostics.recorded.map(\.message) == ["no scene has windows for values of the type String"])
      Diagnostics.removeAll()
    }
  }

  @Test("WI8 windows are closed by scene, by value, or by a view in them")
  func closing() async throws {
    try await ShownScenes.with(Kinds()) {
      for name in ["group", "group", "item 1", "item 2"] { try await press(name) }
      #expect(ShownScenes.titles == ["Group", "Group", "Items", "Items", "Tools"])
      try await press("close group")
      #expect(ShownScenes.titles == ["Items", "Items", "Tools"])
      try await press("close item 1")
      #expect(ShownScenes.titles == ["Items", "Tools"])
      #expect(try ShownScenes.content("Items").texts == ["item 2"])
      try await press("me")
      #expect(ShownScenes.titles == ["Items"])
    }
  }

  private struct Main: Scene {
    let log: Log

    var body: some Scene {
      Window("Main", id: "main") { Opener() }
      WindowGroup("Side", id: "side") { Text("side").onDisappear { log.note("side has gone") } }
      Settings { Text("settings") }
    }
  }

  private struct Groups: Scene {
    var body: some Scene {
      WindowGroup("Main", id: "main") { Opener() }
      WindowGroup("Side", id: "side") { Text("side") }
      Settings { Text("settings") }
    }
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openSettings) private var openSettings

    var body: some View {
      VStack {
        Button("side") { openWindow(id: "side") }
        Button("settings") { openSettings() }
      }
    }
  }

  @Test("WI9 (part) a Window that is the first scene takes all others with it, after their views have disappeared")
  func mainWindow() async throws {
    let log = Log()
    try await ShownScenes.with(Main(log: log)) {
      try await ShownScenes.press("side", in: "Main")
      try await ShownScenes.press("settings", in: "Main")
      #expect(ShownScenes.titles == ["Main", "Settings", "Side"])
      try await ShownScenes.close("Main")
      #expect(ShownScenes.titles == [])
      #expect(log.entries == ["side has gone"])
    }
  }

  @Test("WI9 (part) WI10 with groups the last window counts, where settings are none")
  func lastWindow() async throws {
    try await ShownScenes.with(Groups()) {
      try await ShownScenes.press("side", in: "Main")
      try await ShownScenes.press("settings", in: "Main")
      try await ShownScenes.close("Main")
      #expect(ShownScenes.titles == ["Settings", "Side"])
      try await ShownScenes.close("Side")
      #expect(ShownScenes.titles == [])
    }
  }

  private struct Preferences: Scene {
    var body: some Scene {
      WindowGroup("Main") {
        VStack {
          SettingsLink()
          SettingsLink { Text("mine") }
        }
      }
      Settings {
        TabView {
          Text("first page").tabItem { Text("General") }
          Text("second page").tabItem { Text("Network") }
        }
      }
    }
  }

  @Test("WI10 links open one window of settings, which has its tabs in its bar and the name of the tab")
  func settings() async throws {
    try await ShownScenes.with(Preferences()) {
      try await ShownScenes.press("Settings…", in: "Main")
      try await ShownScenes.press("mine", in: "Main")
      #expect(ShownScenes.titles == ["General", "Main"])
      let window = try ShownScenes.window("General")
      let bar = WidgetQuery(root: Widget(try #require(gtk_window_get_titlebar(window.cast()))))
      try await bar.find(role: .tab, name: "Network").click()
      #expect(ShownScenes.titles == ["Main", "Network"])
    }
  }

  private struct Several: View {
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    var body: some View { Text("several \(supportsMultipleWindows)") }
  }

  private struct SeveralScene: Scene { var body: some Scene { WindowGroup("Scene") { Several() } } }

  @Test("WI22 views know whether the program can have several windows")
  func several() async throws {
    let mounted = try await MountedView(Several())
    #expect(mounted.root.texts == ["several false"])
    await mounted.close()
    try await ShownScenes.with(SeveralScene()) {
      let texts = try ShownScenes.content("Scene").texts
      #expect(texts == ["several true"])
    }
  }

  private struct Titled: View {
    @Environment(\.openWindow) private var openWindow
    @State private var title: String?

    var body: some View {
      NavigationStack {
        VStack {
          Button("name") { title = "Named" }
          Button("new") { openWindow(id: "titled") }
          if let title { Text("x").navigationTitle(title) }
        }
      }
    }
  }

  private struct TitledScene: Scene {
    var body: some Scene { WindowGroup("Plain", id: "titled") { Titled() } }
  }

  @Test("WI11 a window has its scene's title until its own content says another")
  func titles() async throws {
    try await ShownScenes.with(TitledScene()) {
      #expect(ShownScenes.titles == ["Plain"])
      try await ShownScenes.press("name", in: "Plain")
      #expect(ShownScenes.titles == ["Named"])
      try await ShownScenes.press("new", in: "Named")
      #expect(ShownScenes.titles == ["Named", "Plain"])
    }
  }

  private struct Bare: View {
    @State private var count = 0

    var body: some View {
      Button("more") { count += 1 }.navigationTitle("Count \(count)")
    }
  }

  private struct BareScene: Scene { var body: some Scene { WindowGroup("Scene") { Bare() } } }

  @Test("WI11 a title of content in no container is the window's as well, and follows")
  func bareTitle() async throws {
    try await ShownScenes.with(BareScene()) {
      #expect(ShownScenes.titles == ["Count 0"])
      try await ShownScenes.press("more", in: "Count 0")
      #expect(ShownScenes.titles == ["Count 1"])
    }
  }

  private struct Surrounded: Scene {
    @State private var number = 1

    var body: some Scene {
      WindowGroup("Surrounded") { Reader { number += 1 } }
        .environment(\.number, number).environmentObject(Model())
    }
  }

  private final class Model: ObservableObject { let name = "model" }

  private struct Reader: View {
    let act: () -> Void
    @Environment(\.number) private var number
    @Environment(\.scenePhase) private var phase
    @Environment(\.horizontalSizeClass) private var width
    @EnvironmentObject private var model: Model

    var body: some View {
      Button("\(number) \(model.name) \(phase == .background ? "hidden" : "shown") \(width == .compact)") { act() }
        .frame(width: 300)
    }
  }

  @Test(
    "EN2 (part) EN10 (part) the windows of a scene inherit its environment, and on top of it what each window gives")
  func environment() async throws {
    try await ShownScenes.with(Surrounded()) {
      #expect(try ShownScenes.content("Surrounded").texts == ["1 model shown true"])
      try await ShownScenes.press("1 model shown true", in: "Surrounded")
      #expect(try ShownScenes.content("Surrounded").texts == ["2 model shown true"])
    }
  }

  private struct Wished: Scene {
    var body: some Scene {
      WindowGroup("Wished") { Top() }
        .windowStyle(.hiddenTitleBar).windowToolbarStyle(.unified(showsTitle: false)).defaultPosition(.center)
        .windowLevel(.floating).windowIdealSize(.maximum).restorationBehavior(.disabled)
        .handlesExternalEvents(matching: [])
    }
  }

  /// A button in the upper left corner, far from those of the window.
  private struct Top: View {
    @State private var count = 0

    var body: some View {
      Button("\(count) clicks") { count += 1 }.frame(width: 300, height: 100, alignment: .topLeading)
    }
  }

  @Test("WI12 a hidden title bar leaves the window's buttons over the content, which is clicked up to its edge")
  func wishes() async throws {
    try await ShownScenes.with(Wished()) {
      let bar = try #require(gtk_window_get_titlebar(ShownScenes.window("Wished").cast()))
      #expect(gtk_widget_get_mapped(bar) == 0)
      let buttons = try ShownScenes.content("Wished").findAll().filter { $0.widget.typeName == "GtkWindowControls" }
      #expect(buttons.count == 2)
      let button = try ShownScenes.content("Wished").find(role: .button, name: "0 clicks")
      try await button.click(at: CGPoint(x: 20, y: 4))
      #expect(try ShownScenes.content("Wished").findAll(role: .button, name: "1 clicks").count == 1)
    }
  }
}

private struct NumberKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}
