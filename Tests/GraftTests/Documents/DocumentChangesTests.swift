import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What becomes of changes of a document that is a value.
@Suite(.gtk) @MainActor
struct DocumentChangesTests {
  private let folder = DocumentFolder()
  private let log = Log()

  /// Opens a file, without the untitled document.
  private func withFile(_ text: String, _ body: () async throws -> Void) async throws {
    try folder.write(text, to: "note.txt")
    NoteDocument.whileWriting = { [log] in log.note($0) }
    defer { NoteDocument.whileWriting = nil }
    let scenes = SceneHost(application: nil)
    _ = scenes.show(NoteEditor.group._sceneView, for: ProgramStart(words: ["note.txt"], folder: folder.url))
    await Settling.settle()
    try await body()
    scenes.close()
    await Settling.settle()
  }

  @Test("WI14 each change is undone and redone as one step, and what is in the file has no mark")
  func undo() async throws {
    try PrivateDisplay.start()
    try await withFile("a") {
      for _ in 0..<2 { try await ShownScenes.press("add", in: ShownScenes.titles[0]) }
      #expect(ShownScenes.titles == ["• note.txt"])
      #expect(try DocumentUser.field("• note.txt").text == "a++")
      try await DocumentUser.press("z", in: "• note.txt")
      #expect(try DocumentUser.field("• note.txt").text == "a+")
      try await DocumentUser.press("z", in: "• note.txt")
      #expect(try DocumentUser.field("note.txt").text == "a")
      for _ in 0..<2 { try await DocumentUser.press("z", [.control, .shift], in: ShownScenes.titles[0]) }
      #expect(try DocumentUser.field("• note.txt").text == "a++")
      #expect(log.entries == [])
      try await DocumentUser.press("z", in: "• note.txt")
      try await DocumentUser.press("z", in: "• note.txt")
    }
  }

  @Test(
    "WI14 saving asks for the file once, with the document as it was, and a change during the writing keeps the mark")
  func changeDuringWriting() async throws {
    try PrivateDisplay.start()
    try await withFile("a") {
      try await ShownScenes.press("add", in: "note.txt")
      NoteDocument.whileWriting = { [log] text in
        log.note(text)
        guard log.entries.count == 1, let field = try? DocumentUser.field("• note.txt") else { return }
        field.widget["text"] = "later"
      }
      try await DocumentUser.press("s", in: "• note.txt")
      await Turn.until(for: .seconds(10)) { folder.text(of: "note.txt") == "a+" }
      await Settling.settle()
      #expect(ShownScenes.titles == ["• note.txt"] && log.entries == ["a+"])
      #expect(try DocumentUser.field("• note.txt").text == "later")
      try await DocumentUser.press("s", in: "• note.txt")
      #expect(await DocumentUser.titles(["note.txt"]) == ["note.txt"])
      #expect(folder.text(of: "note.txt") == "later" && log.entries == ["a+", "later"])
    }
  }

  @Test("WI14 undoing what was saved is a change, and doing it again none")
  func undoingSaved() async throws {
    try PrivateDisplay.start()
    try await withFile("a") {
      try await ShownScenes.press("add", in: "note.txt")
      try await DocumentUser.press("s", in: "• note.txt")
      #expect(await DocumentUser.titles(["note.txt"]) == ["note.txt"])
      try await DocumentUser.press("z", in: "note.txt")
      #expect(ShownScenes.titles == ["• note.txt"])
      try await DocumentUser.press("z", [.control, .shift], in: "• note.txt")
      #expect(ShownScenes.titles == ["note.txt"])
    }
  }

  private struct Many: View {
    @Binding var text: String
    @Environment(\.undoManager) private var undoManager
    @State private var undone = 0

    var body: some View {
      VStack {
        Text("\(text.count) letters, \(undone) undone")
        Button("many") {
          undoManager?.groupsByEvent = false
          for _ in 0..<1_005 { addOne() }
        }
        Button("undo all") { while undoManager?.canUndo == true { undoOne() } }
      }
    }

    private func addOne() {
      undoManager?.beginUndoGrouping()
      text += "+"
      undoManager?.endUndoGrouping()
    }

    private func undoOne() {
      undoManager?.undo()
      undone += 1
    }
  }

  @Test("WI14 a thousand changes of a document are kept, the oldest of which is forgotten first")
  func undoLimit() async throws {
    try await ShownScenes.with(DocumentGroup(newDocument: NoteDocument()) { Many(text: $0.$document.text) }) {
      try await ShownScenes.press("many", in: "Untitled")
      #expect(try ShownScenes.content("• Untitled").texts.contains("1005 letters, 0 undone"))
      try await ShownScenes.press("undo all", in: "• Untitled")
      #expect(try ShownScenes.content("• Untitled").texts.contains("5 letters, 1000 undone"))
    }
  }
}
