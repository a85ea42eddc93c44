import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What can be done to texts, and the keys of a window, by its menu.
@Suite(.gtk) @MainActor
struct EditCommandsTests {
  private struct Editing: View {
    @State private var text = "abc"

    var body: some View {
      VStack {
        TextField("field", text: $text)
        Button("elsewhere") {}.keyboardShortcut("e")
        Button {
        } label: {
          Text("unspoken").accessibilityHidden(true)
        }
        .keyboardShortcut("u")
      }
      .frame(width: 300)
    }
  }

  private struct Editor: Scene {
    var body: some Scene {
      WindowGroup("Editor") { Editing() }.commands { CommandMenu("Tools") { Button("Tool") {}.keyboardShortcut("t") } }
    }
  }

  private func edit(_ name: String, in window: WidgetQuery) async throws {
    try await window.find(role: .button, name: "Main Menu").click()
    try await window.find(role: .menuItem, name: "Edit").click()
    #expect(
      Set(ShownScenes.menuItems(in: window)).isSuperset(of: ["Undo", "Redo", "Cut", "Copy", "Paste", "Select All"]))
    try await window.find(role: .menuItem, name: name).click()
  }

  @Test("MN16 while a text has the focus the menu edits it, and leaves what is selected as it is")
  func edits() async throws {
    try await ShownScenes.with(Editor()) {
      let window = WidgetQuery(root: try ShownScenes.window("Editor"))
      let field = try window.find(role: .textField, name: "field")
      try await field.click()
      try await field.press("End")
      try await field.press("Left", modifiers: .shift)
      try await edit("Cut", in: window)
      #expect(field.text == "ab")
      try await edit("Undo", in: window)
      #expect(field.text == "abc")
      try await edit("Select All", in: window)
      try await edit("Cut", in: window)
      #expect(field.text == "")
      try await edit("Paste", in: window)
      #expect(field.text == "abc")
    }
  }

  @Test("MN16 without a text in focus there is nothing to edit")
  func nothingToEdit() async throws {
    try await ShownScenes.with(Editor()) {
      let window = WidgetQuery(root: try ShownScenes.window("Editor"))
      let button = try window.find(role: .button, name: "elsewhere")
      gtk_widget_grab_focus(button.widget.widgetPointer)
      try await window.find(role: .button, name: "Main Menu").click()
      #expect(
        !ShownScenes.menuItems(in: window).contains("Edit") && ShownScenes.menuItems(in: window).contains("Tools"))
      try await button.press("Escape")
    }
  }

  @Test("MN16 Ctrl+? lists the keys of the window, those of closed menus and of what is spoken by no name too")
  func shortcuts() async throws {
    try await ShownScenes.with(Editor()) {
      let window = WidgetQuery(root: try ShownScenes.window("Editor"))
      try await window.find(role: .button, name: "elsewhere").press("question", modifiers: .control)
      let list = WidgetQuery(root: try ShownScenes.window("Keyboard Shortcuts"))
      for text in [
        "elsewhere", "Ctrl+E", "Tool", "Ctrl+T", "New Window", "Ctrl+N", "Full Screen", "F11", "unspoken", "Ctrl+U",
      ] {
        #expect(list.texts.filter { $0 == text }.count == 1)
      }
      try await list.all[0].press("Escape")
      #expect(ShownScenes.titles == ["Editor"])
    }
  }
}
