import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Documents that are folders with files.
@Suite(.gtk) @MainActor
struct FolderDocumentTests {
  private let folder = DocumentFolder()

  /// A text in `text/note.txt`, in a folder with whatever else.
  fileprivate struct Bundle: FileDocument {
    static let readableContentTypes = [UTType.folder, .directory]
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
      let inside = configuration.file.fileWrappers?["text"]?.fileWrappers?["note.txt"]
      text = String(decoding: inside?.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      let note = FileWrapper(regularFileWithContents: Data(text.utf8))
      return FileWrapper(directoryWithFileWrappers: ["text": FileWrapper(directoryWithFileWrappers: ["note.txt": note])]
      )
    }
  }

  private func withBundle(_ body: () async throws -> Void) async throws {
    let text = folder.file("bundle/text")
    try FileManager.default.createDirectory(at: text, withIntermediateDirectories: true)
    try folder.write("a", to: "bundle/text/note.txt")
    let program = try await MountedScenes(DocumentGroup(newDocument: Bundle()) { NoteEditor(text: $0.$document.text) })
    await program.open(folder.file("bundle"))
    try await ShownScenes.close("Untitled")
    try await body()
    await program.close()
  }

  @Test(
    "WI16 a file inside of a folder that another program has changed has the document read again, also after saving")
  func readAgain() async throws {
    try await withBundle {
      for text in ["other", "another"] {
        try folder.write(text, to: "bundle/text/note.txt")
        await Turn.until(for: .seconds(10)) { (try? DocumentUser.field("bundle").text) == text }
        #expect(try DocumentUser.field("bundle").text == text)
        try await ShownScenes.press("add", in: "bundle")
        try await DocumentUser.press("s", in: "• bundle")
        #expect(await DocumentUser.titles(["bundle"]) == ["bundle"])
        #expect(folder.text(of: "bundle/text/note.txt") == text + "+")
      }
    }
  }

  @Test("WI16 a document that is a folder with changes is not saved over what another program has changed inside")
  func conflict() async throws {
    try await withBundle {
      try await ShownScenes.press("add", in: "bundle")
      try folder.write("other", to: "bundle/text/note.txt")
      try await DocumentUser.press("s", in: "• bundle")
      let changed = "Another program has changed “bundle”."
      #expect(await DocumentUser.titles([changed, "• bundle"]) == [changed, "• bundle"])
      #expect(folder.text(of: "bundle/text/note.txt") == "other")
      try await ShownScenes.press("Read Again", in: changed)
      #expect(try DocumentUser.field("bundle").text == "other")
    }
  }
}
