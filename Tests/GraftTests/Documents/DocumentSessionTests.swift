import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import StoredValues
import TestSupport
import Testing

/// Documents that are open as the session of the user ends, and at the next start of the program.
@Suite(.gtk) @MainActor
struct DocumentSessionTests {
  private let folder = DocumentFolder()

  /// Starts a program with files, and ends it with the session after what a user does.
  private func session(
    _ file: AppStorageFile, _ files: [String] = [], _ use: () async throws -> Void
  ) async throws { try await run(NoteEditor.group.environment(\.sceneFile, file), files, use) { $0.keepWindows() } }

  /// Starts a program that keeps what is in no file after a moment, and leaves its files as a crash would.
  private func crash(_ storage: StorageFolder, _ use: () async throws -> Void) async throws {
    let (file, left, files) = (storage.open(), try StorageFolder(), FileManager.default)
    let group = NoteEditor.group.environment(\.sceneFile, file).environment(\.autosavePause, .milliseconds(30))
    try files.removeItem(at: left.url)
    try await run(group, [], use) { _ in
      file.save()
      try? files.copyItem(at: storage.url, to: left.url)
    }
    file.save()
    try files.removeItem(at: storage.url)
    try files.copyItem(at: left.url, to: storage.url)
  }

  private func run(
    _ group: some Scene, _ files: [String], _ use: () async throws -> Void, end: (SceneHost) -> Void
  ) async throws {
    try PrivateDisplay.start()
    let host = SceneHost(application: nil)
    _ = host.show(group._sceneView, for: ProgramStart(words: files, folder: folder.url))
    await Settling.settle()
    try await use()
    end(host)
    host.close()
    await Settling.settle()
  }

  private func drafts(_ storage: StorageFolder) -> [String] {
    let drafts = storage.url.appendingPathComponent("Drafts").path
    return (try? FileManager.default.contentsOfDirectory(atPath: drafts)) ?? []
  }

  @Test("WI15 what is in no file as the program ends is untitled, marked and whole the next time, and asked about")
  func drafts() async throws {
    let storage = try StorageFolder()
    let file = storage.open()
    try await session(file) {
      try await DocumentUser.press("n", in: "Untitled")
      for title in ["Untitled 2", "• Untitled 2"] { try await ShownScenes.press("add", in: title) }
    }
    #expect(drafts(storage).count == 1 && drafts(storage).allSatisfy { $0.hasSuffix(".txt") })
    try await session(file) {
      #expect(ShownScenes.titles == ["• Untitled"] && drafts(storage).count == 1)
      #expect(try DocumentUser.field("• Untitled").text == "++")
      try await ShownScenes.close("• Untitled")
      try await ShownScenes.press("Discard", in: "Save the changes of “Untitled”?")
      #expect(ShownScenes.titles == [])
    }
    #expect(drafts(storage) == [])
  }

  private func texts(_ storage: StorageFolder) -> [String?] {
    drafts(storage).map { try? String(contentsOf: storage.url.appendingPathComponent("Drafts/\($0)"), encoding: .utf8) }
  }

  /// The text of the only window, which is for an untitled document with changes.
  private func untitledText() throws -> String {
    #expect(ShownScenes.titles == ["• Untitled"])
    return try DocumentUser.field("• Untitled").text
  }

  @Test("WI21 what is in no file outlives a crash of the program, and one of the next, with what was changed there")
  func crashes() async throws {
    let storage = try StorageFolder()
    var found: [String] = []
    try await crash(storage) {
      try await ShownScenes.press("add", in: "Untitled")
      await Turn.until(for: .seconds(10)) { texts(storage) == ["+"] }
      await Settling.settle()
    }
    try await crash(storage) { found.append(try untitledText()) }
    try await crash(storage) {
      found.append(try untitledText())
      try await ShownScenes.press("add", in: "• Untitled")
      await Turn.until(for: .seconds(10)) { texts(storage) == ["++"] }
    }
    for _ in 0..<2 { try await session(storage.open()) { found.append(try untitledText()) } }
    #expect(found == ["+", "+", "++", "++"] && texts(storage) == ["++"])
  }

  @Test("WI21 a draft goes when its document is in a file, or let go, and no window opens for it")
  func goneDrafts() async throws {
    let storage = try StorageFolder()
    try await crash(storage) {
      try await DocumentUser.press("n", in: "Untitled")
      for title in ["Untitled", "Untitled 2"] { try await ShownScenes.press("add", in: title) }
      await Turn.until(for: .seconds(10)) { drafts(storage).count == 2 }
      try await ShownScenes.close("• Untitled")
      try await ShownScenes.press("Discard", in: "Save the changes of “Untitled”?")
      #expect(drafts(storage).count == 1)
      try await DocumentUser.press("s", in: "• Untitled 2")
      try await DocumentUser.save(in: folder.url, "• Untitled 2")
      #expect(await DocumentUser.titles(["Untitled 2.txt"]) == ["Untitled 2.txt"])
      #expect(drafts(storage) == [])
    }
    try await session(storage.open()) { #expect(ShownScenes.titles == ["Untitled"]) }
  }

  @Test("WI16 a draft that cannot be read any more is told, and stays where it is")
  func unreadableDraft() async throws {
    let storage = try StorageFolder()
    let file = storage.open()
    try await session(file) { try await ShownScenes.press("add", in: "Untitled") }
    let name = try #require(drafts(storage).first)
    try Data([0xFF]).write(to: storage.url.appendingPathComponent("Drafts/\(name)"))
    try await session(file) {
      let failure = "“\(name)” could not be opened."
      #expect(ShownScenes.titles.contains(failure) && drafts(storage) == [name])
      try await ShownScenes.press("OK", in: failure)
    }
  }

  @Test("WI16 a document of the last session whose file cannot be read any more is told, and has no window")
  func unreadable() async throws {
    let storage = try StorageFolder()
    let file = storage.open()
    for name in ["bad.txt", "good.txt"] { try folder.write("a", to: name) }
    try await session(file, ["bad.txt", "good.txt"]) { #expect(ShownScenes.titles == ["bad.txt", "good.txt"]) }
    try Data([0xFF]).write(to: folder.file("bad.txt"))
    try await session(file) {
      let failure = "“bad.txt” could not be opened."
      #expect(ShownScenes.titles == ["good.txt", failure])
      try await ShownScenes.press("OK", in: failure)
      #expect(ShownScenes.titles == ["good.txt"])
    }
    #expect(try Data(contentsOf: folder.file("bad.txt")) == Data([0xFF]))
  }
}
