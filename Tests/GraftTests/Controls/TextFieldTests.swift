import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Text fields, typed into through the X server.
@Suite(.gtk) @MainActor
struct TextFieldTests {
  private struct Form: View {
    @State private var name: String
    let log: Log

    init(_ name: String, log: Log = Log()) {
      _name = State(initialValue: name)
      self.log = log
    }

    var body: some View {
      VStack {
        Text("Hello \(name)")
        TextField("Your name", text: $name, onCommit: { log.entries.append("commit \(name)") })
        if name.count >= 3 { Text("long: \(name)") }
        Button("Reset") { name = "Ada" }
      }
    }
  }

  @Test("UI23 the title is the placeholder, an edit writes the binding and an outer change is shown")
  func fieldIsBound() async throws {
    let mounted = try await MountedView(Form(""), size: CGSize(width: 300, height: 200))
    let field = try mounted.root.find(role: .textField)
    #expect(field.widget["placeholder-text"] == "Your name")
    #expect(mounted.root.texts.contains("Hello "))
    try await field.type("Bo")
    #expect(field.text == "Bo")
    #expect(mounted.root.texts.contains("Hello Bo"))
    try await mounted.root.find(role: .button, name: "Reset").click()
    #expect(field.text == "Ada")
    #expect(mounted.root.texts.contains("Hello Ada"))
  }

  @Test("UI24 the caret stays where the user types, and the entry's text is not set again")
  func caretStays() async throws {
    let mounted = try await MountedView(Form("abcd"), size: CGSize(width: 300, height: 200))
    let field = try mounted.root.find(role: .textField)
    var deletions = 0
    let buffer = gtk_entry_get_buffer(field.widget.cast())!
    let connection = Signals.connect(buffer, "deleted-text") { deletions += 1 }
    try await field.click()
    try await field.press("Home")
    try await field.press("Right")
    for (key, text, caret) in [("x", "axbcd", 2), ("y", "axybcd", 3)] {
      try await field.press(key)
      #expect(field.text == text)
      #expect(field.widget["cursor-position"] == caret)
      #expect(mounted.root.texts.contains("Hello \(text)"))
    }
    #expect(deletions == 0)
    connection.disconnect()
  }

  @Test("UI25 Return commits once, when the binding has the text already")
  func returnCommits() async throws {
    let log = Log()
    let mounted = try await MountedView(Form("", log: log), size: CGSize(width: 300, height: 200))
    let field = try mounted.root.find(role: .textField)
    try await field.type("Eve")
    #expect(log.entries == [])
    try await field.press("Return")
    #expect(log.entries == ["commit Eve"])
    try await field.press("Return")
    #expect(log.entries == ["commit Eve", "commit Eve"])
  }

  @Test("UI38 a text that is shown from three letters on comes and goes with its widget")
  func conditionalTextComesAndGoes() async throws {
    let mounted = try await MountedView(Form(""), size: CGSize(width: 300, height: 200))
    let field = try mounted.root.find(role: .textField)
    try await field.type("ab")
    #expect(mounted.root.texts == ["Hello ab", "Reset"])
    try await field.press("c")
    #expect(mounted.root.texts == ["Hello abc", "long: abc", "Reset"])
    let watch = ObjectWatch(try mounted.root.find(role: .label, text: "long: abc").widget)
    try await field.press("d")
    #expect(mounted.root.texts == ["Hello abcd", "long: abcd", "Reset"])
    #expect(watch.isAlive)
    try await field.press("BackSpace")
    try await field.press("BackSpace")
    #expect(mounted.root.texts == ["Hello ab", "Reset"])
    #expect(!watch.isAlive)
  }

  @Test("BI9 a field that is bound to a constant shows the constant again after an edit")
  func constantFieldIsRestored() async throws {
    let mounted = try await MountedView(
      TextField("", text: .constant("fixed")), size: CGSize(width: 300, height: 100))
    let field = try mounted.root.find(role: .textField)
    try await field.type("x")
    #expect(field.text == "fixed")
    try await field.type("yz")
    #expect(field.text == "fixed")
  }

  @Test("BI23 text and field follow each keystroke, with one evaluation for each")
  func bothFollowEachKeystroke() async throws {
    let mounted = try await MountedView(Form(""), size: CGSize(width: 300, height: 200))
    let field = try mounted.root.find(role: .textField)
    try await field.click()
    let counts = UpdateStatistics.start()
    for (index, (key, text)) in [("a", "a"), ("b", "ab"), ("BackSpace", "a")].enumerated() {
      try await field.press(key)
      #expect(field.text == text)
      #expect(mounted.root.texts.first == "Hello \(text)")
      #expect(counts.bodies(of: Form.self) == index + 1)
    }
  }
}
