import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// The editor of several lines, and fields with formatters and hints.
@Suite(.gtk) @MainActor
struct TextEditorTests {
  private struct Page: View {
    @State private var text = "one"
    let log: Log

    var body: some View {
      VStack(spacing: 0) {
        TextEditor(text: noted($text, in: log)).onSubmit { log.note("submitted") }
        Button("Change") { text = "zero \(text)" }
      }
    }
  }

  @Test("CT20 an editor takes the room it is offered, Return and Tab are typed, and each edit is one write")
  func typing() async throws {
    let log = Log()
    let mounted = try await MountedView(Page(log: log), size: CGSize(width: 300, height: 200))
    let view = try #require(mounted.root.all.first { $0.widget.typeName == "GtkTextView" })
    let button = try mounted.root.find(role: .button)
    #expect(view.frame.width == 300)
    #expect(view.frame.height == button.frame.minY)
    try await view.click()
    try await view.press("End")
    try await view.press("Return")
    try await view.press("Tab")
    try await view.press("x")
    #expect(log.entries == ["one\n", "one\n\t", "one\n\tx"])
    try await button.click()
    #expect(view.text == "zero one\n\tx")
    try await view.press("y")
    #expect(log.entries.last == "zero one\n\txy")
  }

  @Test("CT20 fields and editors have the font and the colour around them, and editors the spacing of lines")
  func looks() async throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let editor = TextEditor(text: .constant("█"))
    let fields = [
      AnyView(editor), AnyView(TextField("", text: .constant("█"))),
      AnyView(TextField("", text: .constant("█")).textFieldStyle(.plain)),
      AnyView(TextField("", text: .constant("█")).controlSize(.mini)),
      AnyView(TextField("", text: .constant("█"), axis: .vertical)),
    ]
    for content in fields {
      // What has the focus first selects its text, which is another colour.
      let page = VStack(spacing: 0) {
        Button("first") {}
        content.font(.custom("DejaVu Sans", size: 30)).foregroundStyle(red).frame(width: 100, height: 70)
      }
      let pixels = try await Pixels.of(page, length: 120)
      let rows = (0..<120).filter { row in (0..<120).contains { pixels[$0, row] == [255, 0, 0] } }
      // The full block of that font is as high as its lines: of 30 points, which are 40 pixels, 46 to 47.
      #expect((46...47).contains(rows.count))
    }
    let mounted = try await MountedView(editor.lineSpacing(7).monospacedDigit())
    let view = try #require(mounted.root.all.first { $0.widget.typeName == "GtkTextView" })
    let aligned = try await MountedView(editor.multilineTextAlignment(.center))
    let centered = try #require(aligned.root.all.first { $0.widget.typeName == "GtkTextView" })
    #expect(gtk_text_view_get_justification(centered.widget.cast()) == GTK_JUSTIFY_CENTER)
    #expect(view.widget["pixels-below-lines"] == 7)
    #expect(view.widget["pixels-inside-wrap"] == 7)
  }

  private struct Pair: View {
    @State private var text = "one"
    var isEnabled = true

    var body: some View {
      VStack(spacing: 0) {
        TextEditor(text: $text).disabled(!isEnabled)
        Button("Change") { text = "zero " + text }
      }
    }
  }

  @Test(
    "CT20 a change from outside keeps the caret with its text, Ctrl+Tab leaves an editor, and a disabled one is none")
  func caret() async throws {
    let mounted = try await MountedView(Pair(), size: CGSize(width: 300, height: 200))
    let view = try #require(mounted.root.all.first { $0.widget.typeName == "GtkTextView" })
    let button = try mounted.root.find(role: .button)
    try await view.click()
    try await view.press("Home")
    try await view.press("Right")
    try await button.click()
    try await view.press("x")
    #expect(view.text == "zero oxne")
    try await view.press("Tab", modifiers: .control)
    #expect(gtk_widget_is_focus(button.widget.cast()) != 0)
    mounted.rootView = Pair(isEnabled: false)
    await Settling.settle()
    try await view.click()
    try await view.press("y")
    #expect(view.text == "zero oxne")
  }

  @Test("CT22 an editor whose background is hidden has none of its own")
  func background() async throws {
    let mounted = try await MountedView(
      TextEditor(text: .constant("a")).scrollContentBackground(.hidden), size: CGSize(width: 100, height: 100))
    let view = try #require(mounted.root.all.first { $0.widget.typeName == "GtkTextView" })
    #expect(styleClasses(of: view).contains("graft-clear"))
    try await view.click()
    try await view.press("x")
    #expect(view.text == "a")
  }

  private struct Fields: View {
    @State private var number = 7
    let log: Log

    var body: some View {
      VStack {
        TextField("n", value: noted($number, in: log), formatter: NumberFormatter())
        TextField("m", text: .constant("")).keyboardType(.emailAddress).submitLabel(.done)
          .textInputAutocapitalization(.never).autocorrectionDisabled()
      }
    }
  }

  @Test("CT24 (part) a formatter's value is written at Return, and what it refuses is not")
  func formatter() async throws {
    let log = Log()
    let mounted = try await MountedView(Fields(log: log), size: CGSize(width: 300, height: 100))
    let field = mounted.root.findAll(role: .textField)[0]
    #expect(field.text == "7")
    try await field.type("1")
    #expect(log.entries == [])
    try await field.press("Return")
    #expect(log.entries.count == 1)
    let shown = field.text
    try await field.type("x")
    try await field.press("Return")
    #expect(log.entries.count == 1)
    #expect(field.text == shown)
  }

  @Test("CT28 hints become those of the entry, which can be typed into as before")
  func hints() async throws {
    let mounted = try await MountedView(Fields(log: Log()), size: CGSize(width: 300, height: 100))
    let entry = OpaquePointer(mounted.root.findAll(role: .textField)[1].widget.widgetPointer)
    #expect(gtk_entry_get_input_purpose(entry.entry) == GTK_INPUT_PURPOSE_EMAIL)
    let hints = gtk_entry_get_input_hints(entry.entry).rawValue
    #expect(hints == GTK_INPUT_HINT_LOWERCASE.rawValue | GTK_INPUT_HINT_NO_SPELLCHECK.rawValue)
  }
}

extension OpaquePointer {
  fileprivate var entry: UnsafeMutablePointer<GtkEntry> { UnsafeMutablePointer(self) }
}
