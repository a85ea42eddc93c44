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
  ) async throws {
    try PrivateDisplay.start()
    let host = SceneHost(application: nil)
    let group = NoteEditor.group.environment(\.sceneFile, file)
    _ = host.show(group._sceneView, for: ProgramStart(words: files, folder: folder.url))
    await Settling.settle()
    try await use()
    host.keepWindows()
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
      #expect(ShownScenes.titles == ["• Untitled"] && drafts(storage) == [])
      #expect(try DocumentUser.field("• Untitled").text == "++")
      try await ShownScenes.close("• Untitled")
      try await ShownScenes.press("Discard", in: "Save the changes of “Untitled”?")
      #expect(ShownScenes.titles == [])
    }
    #expect(drafts(storage) == [])
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
