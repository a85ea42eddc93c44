import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// The commands of programs with documents.
@Suite(.gtk) @MainActor
struct DocumentCommandsTests {
  private let folder = DocumentFolder()

  private func openMenu(of title: String) async throws -> WidgetQuery {
    let window = WidgetQuery(root: try ShownScenes.window(title))
    try await window.find(role: .button, name: "Main Menu").click()
    return window
  }

  private func isEnabled(_ name: String, in window: WidgetQuery) throws -> Bool {
    try window.find(role: .menuItem, name: name).widget["sensitive"]
  }

  @Test(
    "WI18 New, Open, Save, Save As and Close are in the menu, in that order; Save can be chosen where something is to be saved"
  )
  func items() async throws {
    try folder.write("a", to: "note.txt")
    let program = try await MountedScenes(NoteEditor.group)
    await program.open(folder.file("note.txt"))
    let unchanged = try await openMenu(of: "note.txt")
    let names = ["New", "Open…", "Save", "Save As…", "Close Window"]
    #expect(ShownScenes.menuItems(in: unchanged).prefix(5) == names[...])
    #expect(try names.map { try isEnabled($0, in: unchanged) } == [true, true, false, true, true])
    try await unchanged.find(role: .menuItem, name: "Save As…").press("Escape")
    try await ShownScenes.press("add", in: "note.txt")
    let changed = try await openMenu(of: "• note.txt")
    #expect(try isEnabled("Save", in: changed))
    try await changed.find(role: .menuItem, name: "Save").click()
    #expect(await DocumentUser.titles(["Untitled", "note.txt"]) == ["Untitled", "note.txt"])
    await program.close()
  }

  @Test("WI18 Ctrl+O lists files of the types that are read and opens those that are chosen")
  func opening() async throws {
    for name in ["one.txt", "two.txt", "three.png"] { try folder.write(name, to: name) }
    let program = try await MountedScenes(NoteEditor.group)
    try await DocumentUser.press("o", in: "Untitled")
    let dialog = try #require(WidgetQuery(root: try ShownScenes.window("Untitled")).sheets.first)
    #expect(try await dialog.files(in: folder.url) == ["one.txt", "two.txt"])
    try await dialog.choose([folder.file("one.txt"), folder.file("two.txt")])
    let all = ["Untitled", "one.txt", "two.txt"]
    #expect(await DocumentUser.titles(all) == all)
    await program.close()
  }

  @Test("WI18 Ctrl+Shift+S writes the document to another file, which it is in from then on")
  func savingAs() async throws {
    try folder.write("a", to: "note.txt")
    let other = DocumentFolder()
    let program = try await MountedScenes(NoteEditor.group)
    await program.open(folder.file("note.txt"))
    try await ShownScenes.press("add", in: "note.txt")
    try await DocumentUser.press("s", [.control, .shift], in: "• note.txt")
    try await DocumentUser.save(in: other.url, "• note.txt")
    #expect(await DocumentUser.titles(["Untitled", "note.txt"]) == ["Untitled", "note.txt"])
    #expect(folder.text(of: "note.txt") == "a" && other.text(of: "note.txt") == "a+")
    try await ShownScenes.press("add", in: "note.txt")
    try await DocumentUser.press("s", in: "• note.txt")
    #expect(await DocumentUser.titles(["Untitled", "note.txt"]) == ["Untitled", "note.txt"])
    #expect(folder.text(of: "note.txt") == "a" && other.text(of: "note.txt") == "a++")
    await program.close()
  }

  @Test("WI18 a group that replaces the place of an item takes its key as well")
  func replacing() async throws {
    let group = NoteEditor.group.commands { CommandGroup(replacing: .saveItem) { Button("Keep") {} } }
    let program = try await MountedScenes(group)
    try await ShownScenes.press("add", in: "Untitled")
    try await DocumentUser.press("s", in: "• Untitled")
    let window = try await openMenu(of: "• Untitled")
    #expect(window.sheets.isEmpty && ShownScenes.menuItems(in: window).prefix(3) == ["New", "Open…", "Keep"])
    await program.close()
  }
}
