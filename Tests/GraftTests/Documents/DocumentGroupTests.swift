import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Windows that are for a document each.
@Suite(.gtk) @MainActor
struct DocumentGroupTests {
  private let folder = DocumentFolder()

  private struct Texts: Scene {
    var body: some Scene {
      DocumentGroup(newDocument: NoteDocument()) { file in TextEditor(text: file.$document.text).frame(width: 200) }
    }
  }

  @Test("WI13 a document is typed, saved by Ctrl+S and the dialog, closed, and opened again by the command line")
  func wholeWay() async throws {
    try await ShownScenes.with(Texts()) {
      let area = try #require(editor("Untitled"))
      try await area.click()
      try await area.type("abc")
      #expect(ShownScenes.titles == ["• Untitled"])
      try await area.press("s", modifiers: .control)
      try await DocumentUser.save(in: folder.url, "• Untitled")
      #expect(await DocumentUser.titles(["Untitled.txt"]) == ["Untitled.txt"])
      #expect(folder.text(of: "Untitled.txt") == "abc")
      try await area.press("w", modifiers: .control)
      #expect(ShownScenes.titles == [])
    }
    let scenes = SceneHost(application: nil)
    #expect(scenes.show(Texts()._sceneView, for: ProgramStart(words: ["Untitled.txt"], folder: folder.url)) == 0)
    // Without a window an application would end here.
    #expect(OpenWindows.all.map { Widget($0)["title"] as String }.contains("Untitled.txt"))
    await Settling.settle()
    #expect(ShownScenes.titles == ["Untitled.txt"])
    #expect(editor("Untitled.txt")?.text == "abc")
    scenes.close()
    await Settling.settle()
  }

  private func editor(_ title: String) -> FoundWidget? {
    try? ShownScenes.content(title).findAll().first { $0.widget.isA(gtk_text_view_get_type()) }
  }

  @Test("WI13 launch opens one untitled document; each further one has a name and a state of its own")
  func untitled() async throws {
    try await ShownScenes.with(NoteEditor.group) {
      #expect(ShownScenes.titles == ["Untitled"])
      try await DocumentUser.press("n", in: "Untitled")
      #expect(ShownScenes.titles == ["Untitled", "Untitled 2"])
      try await ShownScenes.press("add", in: "Untitled 2")
      #expect(ShownScenes.titles == ["Untitled", "• Untitled 2"])
      #expect(try DocumentUser.field("Untitled").text == "" && DocumentUser.field("• Untitled 2").text == "+")
    }
  }

  @Test("WI13 files that the program is handed open in windows of their own, and one that is open comes to the front")
  func handedFiles() async throws {
    for name in ["one.txt", "two.txt"] { try folder.write(name, to: name) }
    let program = try await MountedScenes(NoteEditor.group)
    await program.open(folder.file("one.txt"), folder.file("two.txt"))
    #expect(ShownScenes.titles == ["Untitled", "one.txt", "two.txt"])
    #expect(try DocumentUser.field("two.txt").text == "two.txt")
    for name in ["one.txt", "two.txt"] {
      let window = try ShownScenes.window(name)
      // What comes to the front is shown, whatever the display server makes of its focus.
      gtk_widget_set_visible(window.widgetPointer, 0)
      await program.start("./\(name)", in: folder.url)
      #expect(gtk_widget_get_mapped(window.widgetPointer) != 0)
      #expect(ShownScenes.titles == ["Untitled", "one.txt", "two.txt"])
    }
    await program.close()
  }

  @Test(
    "WI13 documents with files that are open when the program is ended are saved then, and opened again the next time")
  func session() async throws {
    try PrivateDisplay.start()
    try folder.write("a", to: "one.txt")
    let storage = try StorageFolder()
    let group = NoteEditor.group.environment(\.sceneFile, storage.open())
    let first = SceneHost(application: nil)
    _ = first.show(group._sceneView, for: ProgramStart(words: ["one.txt"], folder: folder.url))
    await Settling.settle()
    try await ShownScenes.press("add", in: "one.txt")
    try await DocumentUser.press("n", in: "• one.txt")
    first.keepWindows()
    first.close()
    #expect(folder.text(of: "one.txt") == "a+")
    let second = SceneHost(application: nil)
    second.show(group._sceneView)
    await Settling.settle()
    #expect(ShownScenes.titles == ["one.txt"])
    #expect(try DocumentUser.field("one.txt").text == "a+")
    second.close()
    await Settling.settle()
  }

  private struct Actions: View {
    let folder: URL
    @Environment(\.newDocument) private var newDocument
    @Environment(\.openDocument) private var openDocument
    @State private var result = ""

    var body: some View {
      VStack {
        Button("new") { newDocument(NoteDocument(text: "made")) }
        Button("typed") { newDocument(contentType: .plainText) }
        Button("none") { newDocument(contentType: .png) }
        Button("open") { Task { await open("one.txt") } }
        Button("fail") { Task { await open("none.txt") } }
        Text(result)
      }
    }

    private func open(_ name: String) async {
      do {
        try await openDocument(at: folder.appendingPathComponent(name))
      } catch {
        result = "failed"
      }
    }
  }

  private static let none = "no scene is a DocumentGroup for new documents of the type public.png"

  @Test("WI13 a view opens new documents and those in files, and is told what cannot be read")
  func actions() async throws {
    try folder.write("1", to: "one.txt")
    let actions = WindowGroup("Main") { [url = folder.url] in Actions(folder: url) }
    let program = try await MountedScenes(Two(first: actions, second: NoteEditor.group))
    #expect(ShownScenes.titles == ["Main"])
    for name in ["new", "open", "fail"] {
      try await program.window("Main").find(role: .button, name: name).click()
    }
    #expect(ShownScenes.titles == ["Main", "Untitled", "one.txt"])
    #expect(try DocumentUser.field("Untitled").text == "made")
    #expect(try program.window("Main").texts.contains("failed"))
    for name in ["typed", "none"] {
      try await program.window("Main").find(role: .button, name: name).click()
    }
    #expect(ShownScenes.titles == ["Main", "Untitled", "Untitled 2", "one.txt"])
    #expect(Diagnostics.recorded.map(\.message) == [Self.none])
    await program.close()
  }

  private struct Two<First: Scene, Second: Scene>: Scene {
    let first: First
    let second: Second

    var body: some Scene {
      first
      second
    }
  }
}
