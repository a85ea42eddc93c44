import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// The editor of a string with attributes.
@Suite(.gtk) @MainActor
struct AttributedEditorTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private static var text: AttributedString {
    AttributedString("one ") + AttributedString("two", attributes: AttributeContainer().foregroundColor(red))
  }

  private struct Page: View {
    @State private var text: AttributedString
    @State private var selection = AttributedTextSelection()

    init(_ text: AttributedString = AttributedEditorTests.text) { _text = State(initialValue: text) }

    var body: some View {
      VStack {
        TextEditor(text: $text, selection: $selection)
        Button("blue") {
          text.transformAttributes(in: &selection) { $0.foregroundColor = AttributedEditorTests.blue }
        }
        Text(
          text.runs.map { "\(String(text[$0.range].characters)):\(name($0.foregroundColor))" }.joined(separator: ","))
        Text(told)
      }
    }

    private func name(_ color: Color?) -> String {
      color == AttributedEditorTests.red ? "red" : color == AttributedEditorTests.blue ? "blue" : "none"
    }

    private var told: String {
      switch selection.indices(in: text) {
      case .insertionPoint(let index): "caret \(text.characters.distance(from: text.startIndex, to: index))"
      case .ranges(let ranges): ranges.ranges.map { String(text[$0].characters) }.joined()
      }
    }
  }

  private func editor(of mounted: MountedView<some View>) throws -> FoundWidget {
    try #require(mounted.root.all.first { $0.widget.typeName == "GtkTextView" })
  }

  @Test("an editor shows the attributes of its text, and what is typed has those of the letter before it")
  func typing() async throws {
    let mounted = try await MountedView(Page(), size: CGSize(width: 300, height: 300))
    let editor = try editor(of: mounted)
    #expect(mounted.root.texts.contains("one :none,two:red"))
    #expect(try Pixels(mounted.root).colors(in: editor.frame).contains { $0[0] > 200 && $0[1] < 80 && $0[2] < 80 })
    try await editor.click()
    try await editor.press("End")
    try await editor.press("x")
    try await editor.press("Home")
    try await editor.press("y")
    #expect(mounted.root.texts.contains("yone :none,twox:red") && mounted.root.texts.last == "caret 1")
    #expect(editor.text == "yone twox")
    try await editor.press("BackSpace")
    #expect(mounted.root.texts.contains("one :none,twox:red") && mounted.root.texts.last == "caret 0")
  }

  @Test("attributes are changed of what is selected, and of what is typed next where nothing is")
  func changes() async throws {
    let mounted = try await MountedView(Page(), size: CGSize(width: 300, height: 300))
    let editor = try editor(of: mounted)
    let blue = try mounted.root.find(role: .button, name: "blue")
    try await editor.click()
    try await editor.press("Home")
    for _ in 1...2 { try await editor.press("Right", modifiers: .shift) }
    #expect(mounted.root.texts.last == "on")
    try await blue.click()
    #expect(mounted.root.texts.contains("on:blue,e :none,two:red") && mounted.root.texts.last == "on")
    try await editor.press("End")
    try await blue.click()
    try await editor.press("z")
    try await editor.press("z")
    #expect(mounted.root.texts.contains("on:blue,e :none,two:red,zz:blue"))
  }

  private static func letters(_ text: String, _ color: Color) -> AttributedString {
    AttributedString(text, attributes: AttributeContainer().foregroundColor(color))
  }

  @Test("of equal letters beside one another that one is edited which the caret is at")
  func equalLetters() async throws {
    let (size, letters) = (CGSize(width: 300, height: 300), Self.letters("a", Self.red) + Self.letters("a", Self.blue))
    let equal = try await MountedView(Page(letters), size: size)
    let pair = try self.editor(of: equal)
    try await pair.click()
    for key in ["Home", "Right", "BackSpace"] { try await pair.press(key) }
    #expect(equal.root.texts.contains("a:blue"))
    let mounted = try await MountedView(Page(), size: size)
    let words = try self.editor(of: mounted)
    try await words.click()
    for key in ["Home", "Right", "Right", "Right", "Right"] { try await words.press(key) }
    try await mounted.root.find(role: .button, name: "blue").click()
    try await words.press("t")
    #expect(mounted.root.texts.contains("one :none,t:blue,two:red"))
  }

  private struct Tinted: View {
    @State private var tint = AttributedEditorTests.red
    @State private var text = AttributedEditorTests.letters("accent", .accentColor)

    var body: some View {
      VStack {
        TextEditor(text: $text).tint(tint)
        Button("change") { tint = AttributedEditorTests.blue }
        Button("plain") { text = AttributedString("accent") }
      }
    }
  }

  private func tagCount(of editor: FoundWidget) -> Int32 {
    let buffer = gtk_text_view_get_buffer(editor.widget.object.cast())
    return gtk_text_tag_table_get_size(gtk_text_buffer_get_tag_table(buffer))
  }

  @Test("a text in the accent colour follows the tint, and looks that are not shown any more are forgotten")
  func tint() async throws {
    let mounted = try await MountedView(Tinted(), size: CGSize(width: 300, height: 300))
    let editor = try editor(of: mounted)
    #expect(try Pixels(mounted.root).colors(in: editor.frame).contains { $0[0] > 200 && $0[1] < 80 && $0[2] < 80 })
    #expect(tagCount(of: editor) == 1)
    try await mounted.root.find(role: .button, name: "change").click()
    #expect(try Pixels(mounted.root).colors(in: editor.frame).contains { $0[0] < 80 && $0[1] < 80 && $0[2] > 200 })
    #expect(tagCount(of: editor) == 1)
    try await mounted.root.find(role: .button, name: "plain").click()
    #expect(tagCount(of: editor) == 0)
  }

  @Test("a selection goes with the letters it was made for, and is a caret at the end of any other text")
  func selections() {
    var text = Self.text
    let two = text.range(of: "two")!
    var selection = AttributedTextSelection(range: two)
    #expect(selection.attributes(in: text)[\.foregroundColor] == [Self.red])
    text.transform(updating: &selection) { $0.insert(AttributedString("new "), at: $0.startIndex) }
    #expect(selection.indices(in: text) == .ranges(RangeSet(text.range(of: "two")!)))
    #expect(AttributedTextSelection(range: two).indices(in: text) == .insertionPoint(text.endIndex))
    text.replaceSelection(&selection, withCharacters: "2!")
    #expect(String(text.characters) == "new one 2!" && selection.indices(in: text) == .insertionPoint(text.endIndex))
    #expect(text.runs.map(\.foregroundColor) == [nil, Self.red])
    #expect(selection.typingAttributes(in: text).foregroundColor == Self.red)
    #expect(AttributedTextSelection().attributes(in: AttributedString())[\.foregroundColor] == [nil])
  }
}
