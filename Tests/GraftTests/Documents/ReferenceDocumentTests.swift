import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Synchronization
import TestSupport
import Testing

/// Documents that are objects, and what views know of theirs.
@Suite(.gtk) @MainActor
struct ReferenceDocumentTests {
  private let folder = DocumentFolder()

  /// Where a document was asked for its parts.
  private nonisolated static let places = Mutex<[String]>([])

  fileprivate final class Board: ReferenceFileDocument {
    static let readableContentTypes = [UTType.plainText]
    @Published var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func snapshot(contentType: UTType) throws -> String {
      places.withLock { $0.append("snapshot \(Thread.isMainThread)") }
      return text
    }

    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      places.withLock { $0.append("file \(Thread.isMainThread)") }
      return FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }

    @MainActor
    func add(_ manager: UndoManager?) {
      let old = text
      text += "+"
      manager?.registerUndo(withTarget: self) { $0.text = old }
    }
  }

  fileprivate struct Editor: View {
    @ObservedObject var board: Board
    @Environment(\.undoManager) private var undoManager
    @Environment(\.documentConfiguration) private var configuration

    var body: some View {
      VStack {
        Text("text: \(board.text)")
        Text("\(configuration?.fileURL?.lastPathComponent ?? "none"), \(configuration?.isEditable == true)")
        Button("add") { board.add(undoManager) }
      }
    }
  }

  private var editors: some Scene { DocumentGroup(newDocument: { Board() }) { Editor(board: $0.document) } }

  @Test(
    "WI17 what is registered to be undone marks a document; its snapshot is made on the main thread and its file off it"
  )
  func saving() async throws {
    try folder.write("a", to: "board.txt")
    let program = try await MountedScenes(editors)
    #expect(try ShownScenes.content("Untitled").texts.contains("none, true"))
    await program.open(folder.file("board.txt"))
    #expect(try ShownScenes.content("board.txt").texts.contains("board.txt, true"))
    try await ShownScenes.press("add", in: "board.txt")
    #expect(try ShownScenes.content("• board.txt").texts.contains("text: a+"))
    ReferenceDocumentTests.places.withLock { $0 = [] }
    try await DocumentUser.press("s", in: "• board.txt")
    #expect(await DocumentUser.titles(["Untitled", "board.txt"]) == ["Untitled", "board.txt"])
    #expect(folder.text(of: "board.txt") == "a+")
    #expect(ReferenceDocumentTests.places.withLock { $0 } == ["snapshot true", "file false"])
    try await DocumentUser.press("z", in: "board.txt")
    #expect(try ShownScenes.content("• board.txt").texts.contains("text: a"))
    await program.close()
  }

  private struct Viewer: View {
    let file: FileDocumentConfiguration<NoteDocument>

    var body: some View {
      VStack {
        Text("\(file.document.text) of \(file.fileURL?.lastPathComponent ?? "none"), \(file.isEditable)")
        Button("add") { file.document.text += "+" }
      }
    }
  }

  private struct Told: View {
    @Binding var text: String
    let isEditable: Bool

    var body: some View {
      VStack {
        Text(isEditable ? "editable" : "fixed")
        Button("add") { text += "+" }
      }
    }
  }

  @Test("WI17 a file that the user may not write is told as such, not saved by itself, and saved elsewhere by Ctrl+S")
  func readOnly() async throws {
    // No user may write it, whatever the user's rights are.
    try FileManager.default.createSymbolicLink(
      at: folder.file("fixed.txt"), withDestinationURL: URL(filePath: "/proc/sys/kernel/ostype"))
    let other = DocumentFolder()
    let group = DocumentGroup(newDocument: NoteDocument()) { Told(text: $0.$document.text, isEditable: $0.isEditable) }
    let program = try await MountedScenes(group.environment(\.autosavePause, .milliseconds(50)))
    await program.open(folder.file("fixed.txt"))
    try await ShownScenes.close("Untitled")
    #expect(try ShownScenes.content("fixed.txt").texts.contains("fixed"))
    try await ShownScenes.press("add", in: "fixed.txt")
    try await Task.sleep(for: .milliseconds(300))
    await Settling.settle()
    try await DocumentUser.press("s", in: "• fixed.txt")
    try await DocumentUser.save(in: other.url, "• fixed.txt")
    #expect(await DocumentUser.titles(["fixed.txt"]) == ["fixed.txt"])
    #expect(try ShownScenes.content("fixed.txt").texts.contains("editable"))
    #expect(other.text(of: "fixed.txt") == "Linux\n+" && folder.text(of: "fixed.txt") == "Linux\n")
    await program.close()
  }

  @Test("WI17 an object that is only viewed is neither marked nor saved, whatever it registers to be undone")
  func viewedObject() async throws {
    try folder.write("a", to: "board.txt")
    let viewers = DocumentGroup(viewing: Board.self) { Editor(board: $0.document) }
    let program = try await MountedScenes(viewers.environment(\.autosavePause, .milliseconds(50)))
    try await #require(program.windows.first).find(role: .button, name: "Cancel").click()
    await program.open(folder.file("board.txt"))
    try await ShownScenes.press("add", in: "board.txt")
    try await Task.sleep(for: .milliseconds(300))
    await Settling.settle()
    #expect(try ShownScenes.content("board.txt").texts.contains("text: a+"))
    #expect(folder.text(of: "board.txt") == "a")
    await program.close()
  }

  @Test(
    "WI17 a document that is only viewed is not changed, and there is nothing to save it with; launch asks which to open"
  )
  func viewing() async throws {
    try folder.write("a", to: "note.txt")
    let viewers = DocumentGroup(viewing: NoteDocument.self) { Viewer(file: $0) }
    let program = try await MountedScenes(viewers)
    #expect(ShownScenes.titles == ["Open"])
    try await #require(program.windows.first).find(role: .button, name: "Cancel").click()
    await program.open(folder.file("note.txt"))
    try await ShownScenes.press("add", in: "note.txt")
    #expect(try ShownScenes.content("note.txt").texts.contains("a of note.txt, false"))
    try await DocumentUser.press("s", in: "note.txt")
    let window = WidgetQuery(root: try ShownScenes.window("note.txt"))
    #expect(window.sheets.isEmpty)
    try await window.find(role: .button, name: "Main Menu").click()
    #expect(!ShownScenes.menuItems(in: window).contains { $0.hasPrefix("Save") || $0 == "New" })
    #expect(ShownScenes.menuItems(in: window).contains("Open…"))
    await program.close()
  }
}
