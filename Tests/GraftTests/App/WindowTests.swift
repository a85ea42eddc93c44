import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// The windows of scenes.
@Suite(.gtk) @MainActor
struct WindowTests {
  private struct Counter: View {
    @State private var count = 0
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      VStack {
        Button("\(count) clicks") { count += 1 }
        Button("New") { openWindow(id: "counter") }
        Button("About") { openWindow(id: "about") }
        Button("Close about") { dismissWindow(id: "about") }
        Button("Nowhere") { openWindow(id: "nowhere") }
      }
    }
  }

  private struct Scenes: Scene {
    var body: some Scene {
      WindowGroup("Counter", id: "counter") { Counter() }.defaultSize(width: 320, height: 340)
      Window("About", id: "about") { Text("about") }
      WindowGroup { Text("never") }
    }
  }

  private static var windows: [Widget] { OpenWindows.visible.map { Widget($0) } }

  private static func titles() -> [String] { windows.map { $0["title"] }.sorted() }

  private static func query(_ title: String, _ index: Int = 0) throws -> WidgetQuery {
    let found = windows.filter { $0["title"] == title }.dropFirst(index).first
    let window = try #require(found)
    let child = gtk_window_get_child(window.cast())
    return WidgetQuery(root: Widget(try #require(child)))
  }

  private static func press(_ name: String, _ query: WidgetQuery) async throws {
    try await query.find(role: .button, name: name).click()
  }

  private func withScenes(_ body: () async throws -> Void) async throws { try await with(Scenes(), body) }

  private func with(_ content: some Scene, _ body: () async throws -> Void) async throws {
    try PrivateDisplay.start()
    let scenes = SceneHost(application: nil)
    scenes.show(content._sceneView)
    await Settling.settle()
    try await body()
    scenes.close()
    await Settling.settle()
    #expect(Self.titles() == [])
  }

  @Test(
    "WI2 (part) WI5 (part) the first scene opens a window at the start, with its title and size, and the others wait")
  func firstSceneOpens() async throws {
    try await withScenes {
      #expect(Self.titles() == ["Counter"])
      let window = try #require(Self.windows.first)
      var (width, height): (Int32, Int32) = (0, 0)
      gtk_window_get_default_size(window.cast(), &width, &height)
      #expect(width == 320 && height == 340)
    }
  }

  @Test("UI42 a group opens windows of one view that share no state, and a window that the user closes is gone")
  func windowsShareNoState() async throws {
    try await withScenes {
      try await Self.press("New", Self.query("Counter"))
      #expect(Self.titles() == ["Counter", "Counter"])
      try await Self.press("0 clicks", Self.query("Counter"))
      let texts = try (0...1).map { try Self.query("Counter", $0).texts.first }
      #expect(Set(texts) == ["0 clicks", "1 clicks"])
      gtk_window_close(try #require(Self.windows.last).cast())
      await Settling.settle()
      #expect(Self.titles() == ["Counter"])
      try await Self.press("New", Self.query("Counter"))
      #expect(Self.titles() == ["Counter", "Counter"])
    }
  }

  @Test("a window that is there once is opened once, closed by its id, and opened again")
  func uniqueWindow() async throws {
    try await withScenes {
      for _ in 1...2 {
        try await Self.press("About", Self.query("Counter"))
        #expect(Self.titles() == ["About", "Counter"])
      }
      try await Self.press("Close about", Self.query("Counter"))
      #expect(Self.titles() == ["Counter"])
      try await Self.press("About", Self.query("Counter"))
      #expect(Self.titles() == ["About", "Counter"])
    }
  }

  @Test("a window that the user closes while somebody holds it is gone, and is opened anew by its id")
  func closedWhileHeld() async throws {
    try await withScenes {
      try await Self.press("About", Self.query("Counter"))
      let held = try #require(Self.windows.first { $0["title"] == "About" })
      gtk_window_close(held.cast())
      await Settling.settle()
      #expect(Self.titles() == ["Counter"])
      try await Self.press("About", Self.query("Counter"))
      #expect(Self.titles() == ["About", "Counter"])
      #expect(Self.windows.first { $0["title"] == "About" } != held)
    }
  }

  private struct Dismissed: Scene {
    var body: some Scene {
      WindowGroup("Dismissed", id: "dismissed") { DismissedContent() }
    }
  }

  private struct DismissedContent: View {
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      VStack {
        Button("\(count) clicks") { count += 1 }
        Button("New") { openWindow(id: "dismissed") }
        Button("Dismiss") { dismiss() }
      }
    }
  }

  @Test("a view dismisses its own window of a group, and the next one starts anew")
  func dismissal() async throws {
    try await with(Dismissed()) {
      try await Self.press("0 clicks", Self.query("Dismissed"))
      try await Self.press("New", Self.query("Dismissed"))
      let first = try #require(try (0...1).map { try Self.query("Dismissed", $0) }.first { $0.texts[0] == "1 clicks" })
      try await Self.press("Dismiss", first)
      #expect(Self.titles() == ["Dismissed"])
      #expect(try Self.query("Dismissed").texts[0] == "0 clicks")
      try await Self.press("Dismiss", Self.query("Dismissed"))
      #expect(Self.titles() == [])
    }
  }

  @Test("WI7 (part) an id that no scene has is reported, and opens nothing")
  func unknownWindow() async throws {
    try await withScenes {
      try await Self.press("Nowhere", Self.query("Counter"))
      #expect(Self.titles() == ["Counter"])
      #expect(Diagnostics.recorded.map(\.message) == ["no scene has windows with the id 'nowhere'"])
      Diagnostics.removeAll()
    }
  }

  private struct Page: View {
    @SceneStorage("page") private var page = 1
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      VStack {
        Button("page \(page)") { page += 1 }
        Button("New") { openWindow(id: "pages") }
      }
    }
  }

  private struct Pages: Scene {
    let file: AppStorageFile

    var body: some Scene {
      WindowGroup("Pages", id: "pages") { Page().environment(\.sceneFile, file) }
    }
  }

  private static var pages: Set<String> {
    get throws { Set(try windows.indices.compactMap { try query("Pages", $0).texts.first }) }
  }

  @Test("each window of a group has stored values of its own, and those of the next start find them again in order")
  func storedValues() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("graft-scenes-\(UUID()).json")
    defer { for end in ["", ".lock"] { try? FileManager.default.removeItem(atPath: url.path + end) } }
    let file = AppStorageFile(url: url)
    try await with(Pages(file: file)) {
      try await Self.press("page 1", Self.query("Pages"))
      try await Self.press("New", Self.query("Pages"))
      #expect(try Self.pages == ["page 1", "page 2"])
    }
    file.save()
    try await with(Pages(file: AppStorageFile(url: url))) {
      #expect(try Self.pages == ["page 2"])
      try await Self.press("New", Self.query("Pages"))
      #expect(try Self.pages == ["page 1", "page 2"])
    }
  }

  private struct Namesakes: Scene {
    let file: AppStorageFile

    var body: some Scene {
      WindowGroup("pages") { Page().environment(\.sceneFile, file) }
      WindowGroup("Others", id: "pages") { Page().environment(\.sceneFile, file) }
    }
  }

  @Test("scenes of the same name store apart; the first one finds what was stored while it was alone")
  func namesakes() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("graft-scenes-\(UUID()).json")
    defer { for end in ["", ".lock"] { try? FileManager.default.removeItem(atPath: url.path + end) } }
    try Data(#"{"version": 1, "values": {"pages-0/page": {"int": 7}}}"#.utf8).write(to: url)
    let file = AppStorageFile(url: url)
    for (alone, other) in [(7, 1), (8, 2)] {
      try await with(Namesakes(file: file)) {
        #expect(try Self.query("pages").texts.first == "page \(alone)")
        try await Self.press("New", Self.query("pages"))
        #expect(try Self.query("Others").texts.first == "page \(other)")
        try await Self.press("page \(alone)", Self.query("pages"))
        #expect(try Self.query("Others").texts.first == "page \(other)")
        try await Self.press("page \(other)", Self.query("Others"))
        #expect(try Self.query("pages").texts.first == "page \(alone + 1)")
      }
    }
    file.save()
  }

  private struct Phased: Scene {
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
      WindowGroup("Phased") { Text("scene \(phase)") }
      Window("Other", id: "other") { Text("other") }
    }
  }

  private struct Watching: Scene {
    let log: Log
    @State private var count = 0

    var body: some Scene {
      WindowGroup("Watching") { Button("add") { count += 1 } }
        .onChange(of: count, initial: true) { old, new in log.note("\(old) \(new)") }
        .defaultSize(width: 320, height: 240)
        .onChange(of: count) { log.note("changed") }
    }
  }

  @Test("a scene tells of a change of its state, once for each, and of the first value if asked to")
  func sceneOnChange() async throws {
    let log = Log()
    try await with(Watching(log: log)) {
      #expect(log.entries == ["0 0"])
      try await Self.press("add", Self.query("Watching"))
      #expect(log.entries == ["0 0", "0 1", "changed"])
    }
  }

  /// A window without a host does not count until one comes into it.
  private func comesIntoActiveWindow() async throws {
    let window = gtk_window_new()!.cast(to: GtkWindow.self)
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    gtk_box_append(box.cast(), gtk_label_new("plain"))
    gtk_window_set_child(window, box)
    gtk_window_present(window)
    await Settling.settle()
    try await WidgetQuery(root: Widget(box)).find(text: "plain").press("a")
    #expect(try Self.query("Phased").texts == ["scene inactive"])
    let host = GtkHostingWidget(rootView: Text("hosted"))
    gtk_box_append(box.cast(), host.widgetPointer)
    await Settling.settle()
    #expect(try Self.query("Phased").texts == ["scene active"])
    gtk_window_destroy(window)
  }

  @Test("in a scene the phase is the highest of all windows")
  func scenePhase() async throws {
    try await with(Phased()) {
      let text = try #require(Self.query("Phased").texts.first)
      try await Self.query("Phased").find(text: text).press("a")
      #expect(try Self.query("Phased").texts == ["scene active"])
      let other = try await MountedView(Text("another"))
      try await other.root.find(text: "another").press("a")
      #expect(try Self.query("Phased").texts == ["scene active"])
      await other.close()
      try await comesIntoActiveWindow()
      let phased = try Self.query("Phased")
      gtk_widget_set_visible(try #require(Self.windows.first).widgetPointer, 0)
      await Settling.settle()
      #expect(phased.all.map(\.text).contains("scene background"))
    }
  }

  private struct Titled: Scene {
    let scene: Source<String>
    let page: Source<String?>

    var body: some Scene { WindowGroup(scene.value) { TitledPage(page: page) } }
  }

  private struct TitledPage: View {
    let page: Source<String?>

    var body: some View {
      NavigationStack {
        if let title = page.value { Text("named").navigationTitle(title) } else { Text("nameless") }
      }
    }
  }

  @Test("UI17 a page's title stays when its scene is renamed, and the scene's latest is back when the page has none")
  func titles() async throws {
    let (scene, page) = (Source("Scene"), Source<String?>(nil))
    try await with(Titled(scene: scene, page: page)) {
      #expect(Self.titles() == ["Scene"])
      page.value = "Page"
      await Settling.settle()
      #expect(Self.titles() == ["Page"])
      scene.value = "Renamed"
      await Settling.settle()
      #expect(Self.titles() == ["Page"])
      page.value = nil
      await Settling.settle()
      #expect(Self.titles() == ["Renamed"])
    }
  }

  private struct Form: View {
    enum Field { case name, city }

    @State private var name = ""
    @State private var city = ""
    @State private var edits = 0
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        Text(field.map { "\($0)" } ?? "none")
        Text(verbatim: "edits \(edits)")
        TextField("name", text: $name, onEditingChanged: { if $0 { edits += 1 } }).focused($field, equals: .name)
        TextField("city", text: $city).focused($field, equals: .city)
      }
    }
  }

  @Test("UI1 when a window opens, the field that GTK gives the focus is the one that the state names")
  func focusAtLaunch() async throws {
    try await with(WindowGroup("Form") { Form() }) {
      let query = try Self.query("Form")
      let window = try #require(Self.windows.first)
      let focus = gtk_window_get_focus(window.cast())
      let name = try query.find(role: .textField, name: "name").widget.widgetPointer
      #expect(focus.map { gtk_widget_is_ancestor($0, name) != 0 || $0 == name } == true)
      #expect(query.texts.prefix(2) == ["name", "edits 1"])
    }
  }
}
