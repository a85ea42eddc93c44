import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Keys that act as a click on a control.
@Suite(.gtk) @MainActor
struct KeyboardShortcutTests {
  private static let size = CGSize(width: 400, height: 300)

  @Test("MN17 command and control are Control, option is Alt, and both of the first are Control and Alt")
  func modifiers() async throws {
    let log = Log()
    let mounted = try await MountedView(
      VStack {
        Button("S") { log.note("s") }.keyboardShortcut("S")
        Button("O") { log.note("o") }.keyboardShortcut("o", modifiers: .option)
        Button("C") { log.note("c") }.keyboardShortcut("c", modifiers: [.command, .control])
        Button("H") { log.note("h") }.keyboardShortcut("h", modifiers: [.command, .shift])
        Button("D") { log.note("d") }.keyboardShortcut(.delete, modifiers: .command)
        Button("P") { log.note("p") }.keyboardShortcut("+", modifiers: .command)
      }, size: Self.size)
    let root = try mounted.root.find(role: .button, name: "S")
    try await root.press("s", modifiers: .control)
    try await root.press("o", modifiers: .alt)
    try await root.press("c", modifiers: [.control, .alt])
    try await root.press("h", modifiers: [.control, .shift])
    try await root.press("BackSpace", modifiers: .control)
    try await root.press("plus", modifiers: .control)
    #expect(log.entries == ["s", "o", "c", "h", "d", "p"])
    try await root.press("h", modifiers: .control)
    try await root.press("s", modifiers: [.control, .shift])
    try await root.press("s")
    #expect(log.entries.count == 6)
  }

  private struct Some: View {
    let log: Log
    let isOn: Source<Bool>
    let isThere: Source<Bool>
    let isDisabled: Source<Bool>
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("field", text: $text)
        if isThere.value { Button("B") { log.note("b") }.keyboardShortcut("b").disabled(isDisabled.value) }
        Toggle("T", isOn: isOn.binding).keyboardShortcut("t")
        Menu("Menu") { Button("Item") { log.note("item") }.keyboardShortcut("i") }
      }
    }
  }

  @Test("MN18 a shortcut acts wherever the focus is, for toggles and in closed menus, and not where its control cannot")
  func acts() async throws {
    let (log, isOn, isThere, isDisabled) = (Log(), Source(false), Source(true), Source(false))
    let mounted = try await MountedView(
      Some(log: log, isOn: isOn, isThere: isThere, isDisabled: isDisabled), size: Self.size)
    let field = try mounted.root.find(role: .textField)
    try await field.click()
    try await field.press("b", modifiers: .control)
    try await field.press("t", modifiers: .control)
    try await field.press("i", modifiers: .control)
    #expect(log.entries == ["b", "item"] && isOn.value == true)
    isDisabled.value = true
    await Settling.settle()
    try await field.press("b", modifiers: .control)
    isDisabled.value = false
    isThere.value = false
    await Settling.settle()
    try await field.press("b", modifiers: .control)
    #expect(log.entries == ["b", "item"])
    isThere.value = true
    await Settling.settle()
    try await field.press("b", modifiers: .control)
    #expect(log.entries == ["b", "item", "b"])
  }

  @Test("MN18 a shortcut of a page that is covered or of a window behind a sheet does nothing")
  func covered() async throws {
    let (log, path, isSheet) = (Log(), Source([Int]()), Source(false))
    let mounted = try await MountedView(
      NavigationStack(path: path.binding) {
        Button("root") { log.note("root") }.keyboardShortcut("r")
          .navigationDestination(for: Int.self) { _ in Text("page") }
      }
      .sheet(isPresented: isSheet.binding) { Text("sheet") }, size: Self.size)
    let button = try mounted.root.find(role: .button, name: "root")
    try await button.press("r", modifiers: .control)
    #expect(log.entries == ["root"])
    path.value = [1]
    await Settling.settle()
    try await mounted.root.find(role: .label, text: "page").press("r", modifiers: .control)
    #expect(log.entries == ["root"])
    path.value = []
    isSheet.value = true
    await Settling.settle()
    let sheet = try #require(mounted.root.sheets.first)
    try await sheet.find(role: .label, text: "sheet").press("r", modifiers: .control)
    #expect(log.entries == ["root"])
  }

  @Test("MN19 Return runs the default action, also in a field, and marks its button; Escape cancels; both come and go")
  func defaults() async throws {
    struct Both: View {
      let log: Log
      let isThere: Source<Bool>
      @State private var text = ""

      var body: some View {
        VStack {
          TextField("field", text: $text)
          if isThere.value {
            Button("OK") { log.note("ok") }.keyboardShortcut(.defaultAction)
            Button("Cancel") { log.note("cancel") }.keyboardShortcut(.cancelAction)
          }
        }
      }
    }
    let (log, isThere) = (Log(), Source(true))
    let mounted = try await MountedView(Both(log: log, isThere: isThere), size: Self.size)
    #expect(styleClasses(of: try mounted.root.find(role: .button, name: "OK")).contains("suggested-action"))
    let field = try mounted.root.find(role: .textField)
    try await field.click()
    try await field.press("Return")
    try await field.press("Escape")
    #expect(log.entries == ["ok", "cancel"])
    isThere.value = false
    await Settling.settle()
    try await field.press("Return")
    try await field.press("Escape")
    #expect(log.entries == ["ok", "cancel"])
  }

  @Test("MN20 of two controls with one shortcut the first acts, which is reported once, and the other when it goes")
  func duplicates() async throws {
    let (log, isThere) = (Log(), Source(true))
    struct Two: View {
      let log: Log
      let isThere: Source<Bool>

      var body: some View {
        VStack {
          if isThere.value { Button("1") { log.note("1") }.keyboardShortcut("k") }
          Button("2") { log.note("2") }.keyboardShortcut("k")
        }
      }
    }
    let mounted = try await MountedView(Two(log: log, isThere: isThere), size: Self.size)
    let second = try mounted.root.find(role: .button, name: "2")
    try await second.press("k", modifiers: .control)
    try await second.press("k", modifiers: .control)
    #expect(log.entries == ["1", "1"])
    #expect(Diagnostics.recorded.map(\.kind) == [.duplicateShortcut])
    isThere.value = false
    await Settling.settle()
    try await second.press("k", modifiers: .control)
    #expect(log.entries == ["1", "1", "2"])
  }

  @Test("MN21 a key without modifiers acts only where the focus does not take it, and a field keeps Ctrl+A")
  func plainKeys() async throws {
    struct Keys: View {
      let log: Log
      @State private var text = ""

      var body: some View {
        VStack {
          TextField("field", text: $text)
          Button("A") { log.note("a") }.keyboardShortcut("a", modifiers: [])
          Button("All") { log.note("all") }.keyboardShortcut("a")
          Text("text \(text)")
        }
      }
    }
    let log = Log()
    let mounted = try await MountedView(Keys(log: log), size: Self.size)
    let field = try mounted.root.find(role: .textField)
    try await field.click()
    try await field.press("a")
    try await field.press("a", modifiers: .control)
    #expect(log.entries == [] && mounted.root.texts.contains("text a"))
    gtk_widget_grab_focus(try mounted.root.find(role: .button, name: "A").widget.widgetPointer)
    try await field.press("a")
    try await field.press("a", modifiers: .control)
    #expect(log.entries == ["a", "all"])
  }

  private struct Sending: View {
    let log: Log
    let isThere: Source<Bool>
    @State private var text = ""
    @State private var lines = ""

    var body: some View {
      VStack {
        TextEditor(text: $text)
        TextField("lines", text: $lines, axis: .vertical).onSubmit { log.note("submitted") }
        if isThere.value { Button("Send") { log.note("sent") }.keyboardShortcut(.return, modifiers: .command) }
        Button("All") { log.note("all") }.keyboardShortcut("a")
      }
    }
  }

  @Test("MN21 Return with Control is the shortcut's also in an editor and in a field of several lines, and else theirs")
  func returnWithControl() async throws {
    let (log, isThere) = (Log(), Source(true))
    let mounted = try await MountedView(Sending(log: log, isThere: isThere), size: Self.size)
    let views = mounted.root.all.filter { $0.widget.typeName == "GtkTextView" }
    let (editor, field) = (try #require(views.first), try #require(views.last))
    try await field.click()
    try await field.press("Return", modifiers: .control)
    #expect(log.entries == ["sent"])
    try await editor.click()
    try await editor.press("x")
    try await editor.press("Return", modifiers: .control)
    #expect(log.entries == ["sent", "sent"] && editor.text == "x")
    try await editor.press("a", modifiers: .control)
    try await editor.press("Return")
    #expect(log.entries == ["sent", "sent"] && editor.text == "\n")
    isThere.value = false
    await Settling.settle()
    try await editor.press("Return", modifiers: .control)
    #expect(editor.text == "\n\n")
    try await field.click()
    try await field.press("Return", modifiers: .control)
    #expect(log.entries == ["sent", "sent", "submitted"])
  }
}
