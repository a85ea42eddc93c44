import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Letters that act with Alt.
@Suite(.gtk) @MainActor
struct MnemonicTests {
  private struct Page: View {
    let log: Log
    @State private var text = ""
    @State private var isOn = false
    @State private var letter: Character = "v"

    var body: some View {
      VStack {
        TextField("name", text: $text).gtkMnemonic("n")
        Button("Save") { log.note("saved") }.gtkMnemonic(letter)
        Toggle("on", isOn: $isOn).toggleStyle(.checkbox).gtkMnemonic("o")
        Button("Off") { log.note("never") }.gtkMnemonic("f").disabled(true)
        Button("other") { letter = "s" }
      }
    }
  }

  /// GTK shows a button pressed for a moment before it acts.
  private func entries(_ log: Log) async throws -> [String] {
    for _ in 0..<100 where log.entries.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    await Settling.settle()
    return log.take()
  }

  @Test("Alt and the letter of a view have its first control act, and give a field the focus, wherever that was")
  func acts() async throws {
    let log = Log()
    let mounted = try await MountedView(Page(log: log))
    let other = try mounted.root.find(role: .button, name: "other")
    try await other.press("v", modifiers: .alt)
    #expect(try await entries(log) == ["saved"])
    try await other.press("o", modifiers: .alt)
    #expect(try mounted.root.find(role: .checkbox).widget["active"] == true)
    try await other.press("n", modifiers: .alt)
    try await other.press("x")
    #expect(try mounted.root.find(role: .textField).text == "x")
    try await other.press("f", modifiers: .alt)
    try await other.click()
    try await other.press("v", modifiers: .alt)
    try await other.press("s", modifiers: .alt)
    #expect(try await entries(log) == ["saved"])
  }

  /// What Pango is told of a text, as it writes it down.
  private func attributes(_ view: some View) async throws -> String {
    let label = try await MountedView(view).root.find(role: .label).widget
    let text = TextWidget.attributes(of: label.pointer).flatMap { pango_attr_list_to_string($0) }
    defer { g_free(text) }
    return text.map { String(cString: $0) } ?? ""
  }

  @Test("the letter is underlined where it is first, and a text without it stays as it is")
  func underlines() async throws {
    #expect(try await attributes(Text("Grüße, s").gtkMnemonic("s")) == "9 10 underline single")
    let joined = Text("a") + Text("bc").bold()
    #expect(try await attributes(joined.gtkMnemonic("C")).contains("2 3 underline single"))
    #expect(try await attributes(Text("none").gtkMnemonic("x")) == "")
  }
}
