import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Files of documents that cannot be read, or that other programs change.
@Suite(.gtk) @MainActor
struct DocumentFilesTests {
  private let folder = DocumentFolder()
  private let changed = "Another program has changed “note.txt”."

  @Test(
    "WI16 a file that cannot be read, or is none for the document, shows an error, opens no window and stays as it is")
  func unreadable() async throws {
    let data = Data([0xFF, 0xFE, 0xFF])
    try data.write(to: folder.file("bad.txt"))
    let program = try await MountedScenes(NoteEditor.group)
    let reasons = [
      "bad.txt": CocoaError(.fileReadCorruptFile).localizedDescription, "none.txt": "The file doesn’t exist.",
    ]
    for (name, reason) in reasons {
      await program.open(folder.file(name))
      let failure = "“\(name)” could not be opened."
      #expect(ShownScenes.titles == ["Untitled", failure].sorted())
      #expect(try ShownScenes.content(failure).texts.contains { $0.hasSuffix(reason) })
      try await ShownScenes.press("OK", in: failure)
      #expect(ShownScenes.titles == ["Untitled"])
    }
    #expect(try Data(contentsOf: folder.file("bad.txt")) == data)
    await program.close()
  }

  @Test("WI16 a program that is started with nothing but files that cannot be read shows the error alone")
  func unreadableAtLaunch() async throws {
    try PrivateDisplay.start()
    let scenes = SceneHost(application: nil)
    _ = scenes.show(NoteEditor.group._sceneView, for: ProgramStart(words: ["none.txt"], folder: folder.url))
    await Settling.settle()
    #expect(ShownScenes.titles == ["“none.txt” could not be opened."])
    try await ShownScenes.press("OK", in: "“none.txt” could not be opened.")
    #expect(ShownScenes.titles == [])
    scenes.close()
  }

  private func withFile(_ body: (MountedScenes) async throws -> Void) async throws {
    try folder.write("a", to: "note.txt")
    let program = try await MountedScenes(NoteEditor.group)
    await program.open(folder.file("note.txt"))
    try await ShownScenes.close("Untitled")
    try await body(program)
    await program.close()
  }

  @Test("WI16 a file that another program has changed is read again where there are no changes")
  func readAgain() async throws {
    try await withFile { _ in
      try folder.write("other", to: "note.txt")
      await Turn.until(for: .seconds(10)) { (try? DocumentUser.field("note.txt").text) == "other" }
      #expect(try DocumentUser.field("note.txt").text == "other" && ShownScenes.titles == ["note.txt"])
    }
  }

  @Test(
    "WI16 where there are changes the user chooses whether the file is read again or replaced",
    arguments: [false, true])
  func choosing(keeps: Bool) async throws {
    try await withFile { _ in
      try await ShownScenes.press("add", in: "note.txt")
      try folder.write("other", to: "note.txt")
      #expect(await DocumentUser.titles([changed, "• note.txt"]) == [changed, "• note.txt"])
      #expect(folder.text(of: "note.txt") == "other")
      try await ShownScenes.press(keeps ? "Keep Changes" : "Read Again", in: changed)
      #expect(await DocumentUser.titles(["note.txt"]) == ["note.txt"])
      #expect(folder.text(of: "note.txt") == (keeps ? "a+" : "other"))
      #expect(try DocumentUser.field("note.txt").text == (keeps ? "a+" : "other"))
    }
  }

  @Test("WI16 what another program has written and cannot be read is not replaced before the user has chosen that")
  func unreadableChange() async throws {
    try await withFile { _ in
      let data = Data([0xFF, 0xFE, 0xFF])
      try data.write(to: folder.file("note.txt"))
      let unreadable = "“note.txt” could not be opened."
      #expect(await DocumentUser.titles(["note.txt", unreadable]) == ["note.txt", unreadable])
      try await ShownScenes.press("OK", in: unreadable)
      try await ShownScenes.press("add", in: "note.txt")
      try await DocumentUser.press("s", in: "• note.txt")
      #expect(await DocumentUser.titles([changed, "• note.txt"]) == [changed, "• note.txt"])
      #expect(try Data(contentsOf: folder.file("note.txt")) == data)
      try await ShownScenes.press("Keep Changes", in: changed)
      #expect(await DocumentUser.titles(["note.txt"]) == ["note.txt"])
      #expect(folder.text(of: "note.txt") == "a+")
    }
  }

  /// Of two kinds that it reads it writes one.
  fileprivate struct OneWay: FileDocument {
    static let readableContentTypes = [UTType.png, .plainText]
    static let writableContentTypes = [UTType.plainText]
    var text: String

    init(text: String = "") { self.text = text }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  @Test("WI16 a file of a type that the program does not write is never replaced: what is changed is saved elsewhere")
  func otherType() async throws {
    try folder.write("{}", to: "data.png")
    let group = DocumentGroup(newDocument: OneWay()) { NoteEditor(text: $0.$document.text) }
    let program = try await MountedScenes(group.environment(\.autosavePause, .milliseconds(50)))
    await program.open(folder.file("data.png"))
    try await ShownScenes.close("Untitled")
    try await ShownScenes.press("add", in: "data.png")
    try await Task.sleep(for: .milliseconds(300))
    await Settling.settle()
    #expect(folder.text(of: "data.png") == "{}" && ShownScenes.titles == ["• data.png"])
    try await DocumentUser.press("s", in: "• data.png")
    try await DocumentUser.save(in: folder.url, "• data.png")
    #expect(await DocumentUser.titles(["data.png.txt"]) == ["data.png.txt"])
    #expect(folder.text(of: "data.png.txt") == "{}+" && folder.text(of: "data.png") == "{}")
    await program.close()
  }

  @Test("WI16 where another program has changed the file, what is changed goes beside it as the program ends")
  func conflictAtEnd() async throws {
    try PrivateDisplay.start()
    try folder.write("a", to: "note.txt")
    let host = SceneHost(application: nil)
    let storage = try StorageFolder()
    let group = NoteEditor.group.environment(\.sceneFile, storage.open())
    _ = host.show(group._sceneView, for: ProgramStart(words: ["note.txt"], folder: folder.url))
    await Settling.settle()
    try await ShownScenes.press("add", in: "note.txt")
    try folder.write("other", to: "note.txt")
    host.keepWindows()
    host.close()
    await Settling.settle()
    #expect(folder.text(of: "note.txt") == "other" && folder.text(of: "note (1).txt") == "a+")
  }

  @Test("WI16 a file that was deleted or moved is told when saving, and written anew if the user wants that")
  func deleted() async throws {
    try await withFile { _ in
      try FileManager.default.removeItem(at: folder.file("note.txt"))
      try await ShownScenes.press("add", in: "note.txt")
      try await DocumentUser.press("s", in: "• note.txt")
      let gone = "“note.txt” was moved or deleted."
      #expect(ShownScenes.titles == [gone, "• note.txt"].sorted())
      try await ShownScenes.press("Cancel", in: gone)
      #expect(folder.text(of: "note.txt") == nil && ShownScenes.titles == ["• note.txt"])
      try await DocumentUser.press("s", in: "• note.txt")
      try await ShownScenes.press("Save", in: gone)
      #expect(await DocumentUser.titles(["note.txt"]) == ["note.txt"])
      #expect(folder.text(of: "note.txt") == "a+")
    }
  }
}
