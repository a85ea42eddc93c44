import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Bad input: bytes that a C string cannot hold. A GLib warning would fail these tests.
@Suite(.gtk) @MainActor
struct UnusualTextTests {
  @Test("TX32 a text with a NUL shows a sign in its place, and the texts around it are whole")
  func nul() async throws {
    let mounted = try await MountedView(
      VStack {
        Text("before")
        Text("ab\0cd")
        Text(String("ef\0gh")).bold()
        Text("after")
      })
    #expect(mounted.root.texts == ["before", "ab\u{FFFD}cd", "ef\u{FFFD}gh", "after"])
  }

  @Test("TX32 marks alone, turns of the direction and marks of other languages are shown as they are")
  func unusualLetters() async throws {
    let texts = [
      "\u{301}alone\u{20DD}", "left \u{202E}turned\u{202C} right \u{2067}מילה\u{2069}", "\u{202E}\u{202E}never ended",
      "<b>a</b> &amp; _c",
    ]
    let mounted = try await MountedView(
      VStack { ForEach(texts, id: \.self) { Text($0).frame(maxHeight: 40) } }, size: CGSize(width: 200, height: 300))
    #expect(mounted.root.texts == texts)
  }

  @Test("bytes that are no UTF-8 are shown as replacement characters, and the rest of the text is kept")
  func invalidBytes() async throws {
    let text = String(decoding: [0x61, 0xFF, 0x62, 0xC3] as [UInt8], as: UTF8.self)
    let mounted = try await MountedView(Text(text))
    #expect(mounted.root.texts == ["a\u{FFFD}b\u{FFFD}"])
  }

  /// The ways to edit a text.
  private enum Kind: CaseIterable { case field, lines, secure, editor }

  private func editor(_ kind: Kind, _ text: Binding<String>) -> AnyView {
    switch kind {
    case .field: AnyView(TextField("text", text: text))
    case .lines: AnyView(TextField("text", text: text, axis: .vertical))
    case .secure: AnyView(SecureField("text", text: text))
    case .editor: AnyView(TextEditor(text: text))
    }
  }

  @Test("TX32 what is edited shows a sign for a NUL, and keeps each NUL that the user leaves", arguments: Kind.allCases)
  private func nulInEditor(_ kind: Kind) async throws {
    let log = Log()
    let mounted = try await MountedView(
      Owner("ab\0cd\0", BindingBox<String>()) { text in
        editor(
          kind,
          Binding(
            get: { text.wrappedValue },
            set: {
              log.note($0)
              text.wrappedValue = $0
            }))
      }, size: CGSize(width: 200, height: 100))
    let types = ["GtkText", "GtkTextView"]
    let field = try #require(mounted.root.all.first { types.contains($0.widget.typeName) })
    #expect(field.widget.editedText == "ab\u{FFFD}cd\u{FFFD}")
    try await field.click()
    try await field.press("Home")
    #expect(log.entries == [])
    try await field.press("x")
    try await field.press("End")
    try await field.press("BackSpace")
    try await field.press("y")
    #expect(log.entries == ["xab\0cd\0", "xab\0cd", "xab\0cdy"])
    #expect(Diagnostics.recorded.count == 0)
  }

  @Test("a title with a NUL that a view gives by a preference has a sign in its place, in the window and in its bar")
  func nulInPreference() async throws {
    let mounted = try await MountedView(NavigationStack { Text("page").navigationTitle("ab\0cd") })
    let window = gtk_widget_get_root(try #require(mounted.controller).widget.widgetPointer)
    let title = try #require(window.flatMap { gtk_window_get_title($0.cast()) })
    #expect(String(cString: title) == "ab\u{FFFD}cd")
    #expect(mounted.root.texts == ["page"])
  }

  @Test("strings as tooltips and identifiers with a NUL end at it, and those with any other letters are whole")
  func nulInAttributes() async throws {
    let mounted = try await MountedView(
      VStack {
        Text("a").help(String("tip\0rest")).accessibilityLabel(String("spoken\0rest")).accessibilityIdentifier(
          "id\0rest")
        Button("press\0rest") {}.help("t\u{FFFD}p").accessibilityIdentifier("\u{1F422} 2")
        Toggle("wrap\0rest", isOn: .constant(true))
      })
    let text = try mounted.root.find(identifier: "id")
    #expect(text.widget["tooltip-text"] == "tip")
    #expect(text.name == "spoken")
    #expect(try mounted.root.find(role: .button, name: "press\u{FFFD}rest").widget["tooltip-text"] == "t\u{FFFD}p")
    #expect(mounted.root.findAll(identifier: "\u{1F422} 2").count == 1)
    #expect(mounted.root.findAll(role: .checkbox, name: "wrap\u{FFFD}rest").count == 1)
    #expect(Diagnostics.recorded.allSatisfy { $0.kind == .cutText } && Diagnostics.recorded.count == 3)
  }

  @Test("a property that is set to a text with a NUL has it up to there, and it is reported")
  func nulInProperty() async throws {
    let label = Widget(typeName: "GtkLabel")
    label["label"] = "ab\0cd"
    #expect(label["label"] == "ab")
    #expect(Diagnostics.recorded.map(\.kind) == [.cutText])
  }

  @Test("of very many marks on a letter, 64 are shown, at once, and those of usual letters stay")
  func marks() async throws {
    let many = "a" + String(repeating: "\u{301}", count: 100_000) + "b"
    let usual = String(repeating: "e\u{301}\u{323}", count: 100)
    let mounted = try await MountedView(
      VStack {
        Text(many)
        Text(usual)
      })
    #expect(mounted.root.texts.map(\.unicodeScalars.count) == [66, 300])
    #expect(Diagnostics.recorded.map(\.kind) == [.cutText])
  }
}
