import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import TestSupport
import Testing

/// What a window can undo.
@Suite(.gtk) @MainActor
struct UndoInWindowTests {
  @MainActor @Observable
  fileprivate final class Notes {
    var all = ["a", "b", "c"]

    func delete(_ note: String, _ manager: UndoManager?) {
      guard let index = all.firstIndex(of: note) else { return }
      all.remove(at: index)
      manager?.registerUndo(withTarget: self) { $0.insert(note, at: index, manager) }
      manager?.setActionName("Delete \(note)")
    }

    private func insert(_ note: String, at index: Int, _ manager: UndoManager?) {
      all.insert(note, at: index)
      manager?.registerUndo(withTarget: self) { $0.delete(note, manager) }
    }
  }

  fileprivate struct Editor: View {
    let notes: Notes
    @State private var text = "text"
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      VStack {
        ForEach(notes.all, id: \.self) { note in Button("delete \(note)") { notes.delete(note, undoManager) } }
        Button("elsewhere") {}
        TextField("field", text: $text)
      }
      .frame(width: 300)
    }
  }

  private struct Program: Scene {
    let notes: Notes

    var body: some Scene {
      WindowGroup("Notes") { Editor(notes: notes) }.commands { CommandMenu("Tools") { Button("Tool") {} } }
    }
  }

  @Test("UN3 the keys of a window undo and redo where no text has the focus, and those of a text edit it")
  func keys() async throws {
    let notes = Notes()
    try await ShownScenes.with(Program(notes: notes)) {
      let window = WidgetQuery(root: try ShownScenes.window("Notes"))
      try await window.find(role: .button, name: "delete b").click()
      try await window.find(role: .button, name: "delete a").click()
      #expect(notes.all == ["c"])
      let button = try window.find(role: .button, name: "elsewhere")
      gtk_widget_grab_focus(button.widget.widgetPointer)
      try await button.press("z", modifiers: .control)
      #expect(notes.all == ["a", "c"])
      try await button.press("z", modifiers: .control)
      #expect(notes.all == ["a", "b", "c"])
      try await button.press("z", modifiers: .control)
      try await button.press("z", modifiers: [.control, .shift])
      #expect(notes.all == ["a", "c"])
      let field = try window.find(role: .textField, name: "field")
      try await field.click()
      try await field.press("End")
      try await field.press("x")
      #expect(field.text == "textx")
      try await field.press("z", modifiers: .control)
      #expect(field.text == "text" && notes.all == ["a", "c"])
      try await field.press("z", modifiers: .control)
      #expect(field.text == "text" && notes.all == ["a", "c"])
    }
  }

  private struct Adding: View {
    let notes: Notes
    @State private var text = ""
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      TextField("field", text: $text).frame(width: 300).onSubmit {
        notes.delete(text, undoManager)
        text = ""
      }
    }
  }

  private struct AddingProgram: Scene {
    let notes: Notes

    var body: some Scene { WindowGroup("Adding") { Adding(notes: notes) } }
  }

  @Test("UN3 in an empty text that has nothing to undo the keys undo and redo what the window has")
  func emptyText() async throws {
    let notes = Notes()
    try await ShownScenes.with(AddingProgram(notes: notes)) {
      let window = WidgetQuery(root: try ShownScenes.window("Adding"))
      let field = try window.find(role: .textField, name: "field")
      try await field.type("b")
      try await field.press("Return")
      #expect(field.text == "" && notes.all == ["a", "c"])
      try await field.press("z", modifiers: .control)
      #expect(field.text == "" && notes.all == ["a", "b", "c"])
      try await field.press("z", modifiers: [.control, .shift])
      #expect(field.text == "" && notes.all == ["a", "c"])
    }
  }

  @Test("UN3 the items of the menu say what they undo and redo, and each window has what it can undo itself")
  func items() async throws {
    let notes = Notes()
    try await ShownScenes.with(Program(notes: notes)) {
      let first = try ShownScenes.window("Notes")
      let window = WidgetQuery(root: first)
      try await window.find(role: .button, name: "delete b").click()
      try await choose("Undo Delete b", in: window)
      #expect(notes.all == ["a", "b", "c"])
      try await choose("Redo Delete b", in: window)
      #expect(notes.all == ["a", "c"])
      try await window.find(role: .button, name: "elsewhere").press("n", modifiers: .control)
      #expect(ShownScenes.titles == ["Notes", "Notes"])
      let other = WidgetQuery(root: try #require(ShownScenes.windows.first { $0 != first }))
      try await other.find(role: .button, name: "elsewhere").press("z", modifiers: .control)
      #expect(notes.all == ["a", "c"])
    }
  }

  private func choose(_ title: String, in window: WidgetQuery) async throws {
    gtk_widget_grab_focus(try window.find(role: .button, name: "elsewhere").widget.widgetPointer)
    try await window.find(role: .button, name: "Main Menu").click()
    try await window.find(role: .menuItem, name: "Edit").click()
    try await window.find(role: .menuItem, name: title).click()
  }
}
