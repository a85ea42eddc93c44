import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Strings with attributes.
@Suite(.gtk) @MainActor
struct AttributedTextTests {
  /// What Pango is told, as it writes it down.
  private func attributes(_ view: some View) async throws -> String {
    let label = try await MountedView(view).root.find(role: .label).widget
    let text = TextWidget.attributes(of: label.pointer).flatMap { pango_attr_list_to_string($0) }
    defer { g_free(text) }
    return text.map { String(cString: $0) } ?? ""
  }

  @Test("TX25 the attributes of each run are looks, which come before those around")
  func runs() async throws {
    var string = AttributedString("one ")
    string.font = .title
    string.foregroundColor = .red
    string.underlineStyle = .single
    var other = AttributedString("two")
    (other.kern, other.baselineOffset, other.backgroundColor) = (2, 3, Color(red: 0, green: 1, blue: 0))
    other.strikethroughStyle = Text.LineStyle(color: Color(red: 0, green: 0, blue: 1))
    other.languageIdentifier = "de"
    let told = try await attributes(Text(string + other).kerning(1).foregroundStyle(.black))
    for look in [
      "0 4 scale 1.6", "0 4 underline single", "0 4 letter-spacing 1024", "4 7 letter-spacing 2048", "4 7 rise 3072",
      "4 7 background #0000ffff0000", "4 7 strikethrough true", "4 7 strikethrough-color #00000000ffff",
      "4 7 foreground #000000000000",
    ] { #expect(told.contains(look), "\(look) in \(told)") }
    #expect(!told.contains("0 4 foreground #000000000000"))
  }

  @Test("TX25 TX22 marks of markdown are what runs are meant to be, and links from a base, and are not shown")
  func markdown() async throws {
    let string = try AttributedString(
      markdown: "**b** *i* ~~s~~ `c` [l](page)\n**open",
      options: AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace),
      baseURL: URL(string: "https://one.example/"))
    #expect(String(string.characters) == "b i s c l\n**open")
    #expect(
      string.runs.map(\.inlinePresentationIntent) == [
        .stronglyEmphasized, nil, .emphasized, nil, .strikethrough, nil, .code, nil, nil, nil,
      ])
    #expect(string.runs.compactMap(\.link?.absoluteString) == ["https://one.example/page"])
    let told = try await attributes(Text(string))
    for look in [
      "0 1 weight bold", "2 3 style italic", "4 5 strikethrough true", "6 7 family \"monospace\"",
    ] { #expect(told.contains(look), "\(look) in \(told)") }
  }

  @Test("TX25 options say what becomes of blanks, of the language and of bytes that are no text")
  func markdownOptions() throws {
    typealias Options = AttributedString.MarkdownParsingOptions
    #expect(try AttributedString(markdown: "a  *b*\nc") == AttributedString(markdown: "a  *b*\nc", options: Options()))
    let spaced = try AttributedString(markdown: "a  *b*\n c", options: Options(interpretedSyntax: .inlineOnly))
    #expect(String(spaced.characters) == "a b c")
    let german = try AttributedString(markdown: Data("*a*".utf8), options: Options(languageCode: "de"))
    #expect(german.runs.map(\.languageIdentifier) == ["de"])
    let damaged = Data([0x2A, 0x61, 0x2A, 0xFF])
    #expect(throws: CocoaError.self) { try AttributedString(markdown: damaged) }
    let read = try AttributedString(
      markdown: damaged, options: Options(failurePolicy: .returnPartiallyParsedIfPossible))
    #expect(String(read.characters) == "a\u{FFFD}")
  }

  @Test("TX25 TX23 a translation has its marks as attributes, and what is in its values is shown as it is")
  func localized() throws {
    let catalogue = try Catalogue(["say **%@**": ["de": "*sag* **%@**"]])
    let string = AttributedString(
      localized: "say **\("*x*")**", bundle: catalogue.bundle, locale: Locale(identifier: "de_DE"))
    #expect(String(string.characters) == "sag *x*")
    #expect(string.runs.map(\.inlinePresentationIntent) == [.emphasized, nil, .stronglyEmphasized])
    let resource = LocalizedStringResource(
      "say **\("y")**", locale: Locale(identifier: "de_DE"), bundle: .atURL(catalogue.bundle.bundleURL))
    #expect(String(AttributedString(localized: resource).characters) == "sag y")
    #expect(AttributedString(localized: "plain") == AttributedString("plain"))
  }

  @Test("TX25 what a run is meant to be is a look, and its link leads somewhere")
  func intents() async throws {
    var string = AttributedString("b")
    string.inlinePresentationIntent = [.stronglyEmphasized, .emphasized, .code]
    let told = try await attributes(Text(string))
    #expect(told.contains("weight bold") && told.contains("style italic") && told.contains("family \"monospace\""))
    var link = AttributedString("link")
    link.link = URL(string: "https://one.example")
    let mounted = try await MountedView(Text("see \(link)"))
    let text = try mounted.root.find(role: .label)
    #expect(text.text == "see link")
    #expect(gtk_widget_get_focusable(text.widget.widgetPointer) != 0)
  }
}
