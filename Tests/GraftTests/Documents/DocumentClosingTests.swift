import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What becomes of changes when the window of a document is closed, or nothing is done for a while.
@Suite(.gtk) @MainActor
struct DocumentClosingTests {
  private let folder = DocumentFolder()
  private let question = "Save the changes of “Untitled”?"

  @Test("WI15 an untitled document with changes asks; Cancel and Escape keep the window, and Discard closes it")
  func asking() async throws {
    try await ShownScenes.with(NoteEditor.group) {
      try await ShownScenes.press("add", in: "Untitled")
      for isEscape in [false, true] {
        try await ShownScenes.close("• Untitled")
        #expect(ShownScenes.titles == [question, "• Untitled"])
        let cancel = try ShownScenes.content(question).find(role: .button, name: "Cancel")
        if isEscape { try await cancel.press("Escape") } else { try await cancel.click() }
        #expect(ShownScenes.titles == ["• Untitled"])
      }
      try await ShownScenes.close("• Untitled")
      try await ShownScenes.press("Discard", in: question)
      #expect(ShownScenes.titles == [])
    }
  }

  @Test(
    "WI15 Save asks for the place and closes the window when the file is written; a dialog that is cancelled keeps it")
  func saving() async throws {
    try await ShownScenes.with(NoteEditor.group) {
      try await ShownScenes.press("add", in: "Untitled")
      try await ShownScenes.close("• Untitled")
      try await ShownScenes.press("Save", in: question)
      let window = WidgetQuery(root: try ShownScenes.window("• Untitled"))
      try await #require(window.sheets.last).find(role: .button, name: "Cancel").click()
      #expect(ShownScenes.titles == ["• Untitled"])
      try await ShownScenes.close("• Untitled")
      try await ShownScenes.press("Save", in: question)
      try await DocumentUser.save(in: folder.url, "• Untitled")
      #expect(await DocumentUser.titles([]) == [])
      #expect(folder.text(of: "Untitled.txt") == "+")
    }
  }

  @Test("WI15 an untitled document without changes closes without a question")
  func unchanged() async throws {
    try await ShownScenes.with(NoteEditor.group) {
      try await ShownScenes.close("Untitled")
      #expect(ShownScenes.titles == [])
    }
  }

  @Test("WI15 a document with a file is saved when its window closes, and asks nothing")
  func closingFile() async throws {
    try folder.write("a", to: "note.txt")
    let program = try await MountedScenes(NoteEditor.group)
    await program.open(folder.file("note.txt"))
    try await ShownScenes.press("add", in: "note.txt")
    try await ShownScenes.close("• note.txt")
    #expect(await DocumentUser.titles(["Untitled"]) == ["Untitled"])
    #expect(folder.text(of: "note.txt") == "a+")
    await program.close()
  }

  @Test(
    "WI15 a window that is closed while its document is written stays until that is written, and what came after too")
  func closingDuringWriting() async throws {
    try folder.write("a", to: "note.txt")
    let program = try await MountedScenes(NoteEditor.group)
    await program.open(folder.file("note.txt"))
    let log = Log()
    NoteDocument.whileWriting = { text in
      log.note(text)
      guard log.entries.count == 1, let window = try? ShownScenes.window("• note.txt") else { return }
      (try? DocumentUser.field("• note.txt"))?.widget["text"] = "later"
      gtk_window_close(window.cast())
    }
    defer { NoteDocument.whileWriting = nil }
    try await ShownScenes.press("add", in: "note.txt")
    try await DocumentUser.press("s", in: "• note.txt")
    #expect(await DocumentUser.titles(["Untitled"]) == ["Untitled"])
    #expect(log.entries == ["a+", "later"] && folder.text(of: "note.txt") == "later")
    await program.close()
  }

  @Test("WI15 a document with a file is saved by itself after a pause, and one without is not")
  func pause() async throws {
    try folder.write("a", to: "note.txt")
    let program = try await MountedScenes(NoteEditor.group.environment(\.autosavePause, .milliseconds(50)))
    try await ShownScenes.press("add", in: "Untitled")
    await program.open(folder.file("note.txt"))
    try await ShownScenes.press("add", in: "note.txt")
    #expect(await DocumentUser.titles(["note.txt", "• Untitled"]) == ["note.txt", "• Untitled"])
    #expect(folder.text(of: "note.txt") == "a+")
    await program.close()
  }

  @Test("WI15 a save that fails says why, leaves file, window and mark, and lets the user close without it")
  func failing() async throws {
    try folder.write("a", to: "note.txt")
    let program = try await MountedScenes(NoteEditor.group)
    await program.open(folder.file("note.txt"))
    let field = try DocumentUser.field("note.txt")
    field.widget["text"] = "no"
    await Settling.settle()
    try await DocumentUser.press("s", in: "• note.txt")
    let failure = "“note.txt” could not be saved."
    #expect(
      await DocumentUser.titles(["Untitled", failure, "• note.txt"].sorted())
        == ["Untitled", failure, "• note.txt"].sorted())
    let reason = CocoaError(.fileWriteUnknown).localizedDescription
    #expect(try ShownScenes.content(failure).texts.contains(reason))
    try await ShownScenes.press("Cancel", in: failure)
    #expect(ShownScenes.titles == ["Untitled", "• note.txt"] && folder.text(of: "note.txt") == "a")
    try await ShownScenes.close("• note.txt")
    _ = await DocumentUser.titles(["Untitled", failure, "• note.txt"].sorted())
    try await ShownScenes.press("Discard", in: failure)
    #expect(await DocumentUser.titles(["Untitled"]) == ["Untitled"])
    #expect(folder.text(of: "note.txt") == "a")
    await program.close()
  }
}
