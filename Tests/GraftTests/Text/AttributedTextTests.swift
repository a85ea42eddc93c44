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
