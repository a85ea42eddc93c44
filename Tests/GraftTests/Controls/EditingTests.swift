import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// When the editing of controls begins and ends, and what becomes of long and of pasted texts.
@Suite(.gtk) @MainActor
struct EditingTests {
  private let log = Log()

  private struct Controls: View {
    let log: Log
    @State private var share = 0.0
    @State private var text = ""

    var body: some View {
      VStack {
        Slider(value: noted($share, in: log), in: 0...10, step: 5) { log.note($0 ? "begins" : "ends") }
        TextField("field", text: noted($text, in: log)) { log.note($0 ? "begins" : "ends") }
        TextField("other", text: .constant(""))
      }
    }
  }

  @Test("CT14 a slider tells true before the first write of a press and false after the last")
  func slider() async throws {
    let mounted = try await MountedView(Controls(log: log), size: CGSize(width: 300, height: 200))
    let slider = try mounted.root.find(role: .slider)
    try await slider.drag(by: CGSize(width: 140, height: 0))
    #expect(log.entries.first == "begins" && log.entries.last == "ends")
    #expect(log.entries.filter { $0 == "begins" || $0 == "ends" } == ["begins", "ends"])
    #expect(log.entries.contains("5.0"))
  }

  @Test("CT14 a field tells true when the focus comes, before the first write, and false when it goes")
  func field() async throws {
    let mounted = try await MountedView(Controls(log: log), size: CGSize(width: 300, height: 200))
    try await mounted.root.find(role: .textField, name: "other").click()
    log.entries = []
    try await mounted.root.find(role: .textField, name: "field").type("a")
    #expect(log.entries == ["begins", "a"])
    try await mounted.root.find(role: .textField, name: "other").click()
    #expect(log.entries == ["begins", "a", "ends"])
  }

  private struct Formatted: View {
    @State private var number = 7
    @State private var share = 0.5
    let log: Log

    var body: some View {
      VStack {
        TextField("formatter", value: noted($number, in: log), formatter: NumberFormatter())
        TextField("format", value: noted($share, in: log), format: .percent)
        TextField("other", text: .constant(""))
      }
    }
  }

  @Test("CT24 what a formatter reads is written when the focus leaves, and the text is made anew then and not before")
  func formatter() async throws {
    let mounted = try await MountedView(Formatted(log: log), size: CGSize(width: 300, height: 200))
    let field = try mounted.root.find(role: .textField, name: "formatter")
    let other = try mounted.root.find(role: .textField, name: "other")
    try await field.click()
    try await field.press("a", modifiers: .control)
    for key in ["0", "1", "2"] { try await field.press(key) }
    #expect(field.text == "012")
    #expect(log.entries == [])
    try await other.click()
    #expect(field.text == "12")
    #expect(log.entries == ["12"])
  }

  @Test("CT24 a format's text is made anew when the focus leaves, and not while the user types")
  func format() async throws {
    let mounted = try await MountedView(Formatted(log: log), size: CGSize(width: 300, height: 200))
    let field = try mounted.root.find(role: .textField, name: "format")
    try await field.click()
    try await field.press("a", modifiers: .control)
    for key in ["2", "0"] { try await field.press(key) }
    #expect(field.text == "20")
    try await mounted.root.find(role: .textField, name: "other").click()
    #expect(field.text == "20%")
  }

  private struct Fields: View {
    @State var lines = ""
    @State var line = ""
    let log: Log

    var body: some View {
      VStack {
        TextField("lines", text: noted($lines, in: log), axis: .vertical)
        TextField("line", text: noted($line, in: log))
      }
    }
  }

  @Test("CT26 pasted breaks of lines stay in a field of the vertical axis, and are spaces in one of a single line")
  func pasting() async throws {
    let mounted = try await MountedView(Fields(log: log), size: CGSize(width: 300, height: 200))
    for name in ["lines", "line"] {
      let field = try mounted.root.find(role: .textField, name: name)
      gdk_clipboard_set_text(gtk_widget_get_clipboard(field.widget.widgetPointer), "a\nb\r\nc")
      try await field.click()
      try await field.press("v", modifiers: .control)
      await Settling.settle()
    }
    #expect(log.entries == ["a\nb\r\nc", "a b c"])
  }

  private struct Editor: View {
    @State private var text = String(repeating: "0123456789abcde\n", count: 65_536)
    let log: Log

    var body: some View {
      TextEditor(
        text: Binding {
          text
        } set: {
          log.note("\($0.utf8.count)")
          text = $0
        })
    }
  }

  @Test("CT21 a letter in a text of a megabyte is one change and one write, and Ctrl+Z takes it back and writes again")
  func longText() async throws {
    let mounted = try await MountedView(Editor(log: log), size: CGSize(width: 300, height: 200))
    let view = try #require(mounted.root.all.first { $0.widget.typeName == "GtkTextView" })
    let buffer = try #require(view.widget["buffer"] as ObjectReference?)
    try await view.click()
    try await view.press("Home", modifiers: .control)
    let changes = Log()
    let handlers = HandlerGroup()
    handlers.collect {
      buffer.connect("insert-text") { changes.note("inserts \($0[1] as String)") }
      buffer.connect("delete-range") { _ in changes.note("deletes") }
    }
    try await view.press("x")
    #expect(changes.entries == ["inserts x"])
    #expect(log.entries == ["1048577"])
    try await view.press("z", modifiers: .control)
    #expect(changes.entries == ["inserts x", "deletes"])
    #expect(log.entries == ["1048577", "1048576"])
    handlers.disconnectAll()
  }
}
