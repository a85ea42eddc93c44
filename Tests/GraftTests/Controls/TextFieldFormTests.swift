import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Text fields in their other forms, typed into through the X server.
@Suite(.gtk) @MainActor
struct TextFieldFormTests {
  private struct Form: View {
    @State private var text = ""
    let log: Log

    var body: some View {
      VStack {
        TextField("name", text: $text, prompt: Text("such as Ada"))
        TextField(text: $text) { Text("label") }
        TextField("edited", text: $text) {
          log.note($0)
        } onCommit: {
          log.note("commit \(text)")
        }
        Button("elsewhere") {}
      }
    }
  }

  @Test("a prompt is the placeholder and the title the name; without one the title is both")
  func prompt() async throws {
    let mounted = try await MountedView(Form(log: Log()), size: CGSize(width: 300, height: 200))
    let fields = mounted.root.findAll(role: .textField)
    #expect(fields.map { $0.widget["placeholder-text"] } == ["such as Ada", "label", "edited"])
    #expect(fields.map { $0.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL) } == ["name", "label", "edited"])
  }

  @Test("a field tells once when its editing begins and once when it ends, and commits in between")
  func editing() async throws {
    let log = Log()
    let mounted = try await MountedView(Form(log: log), size: CGSize(width: 300, height: 200))
    let fields = mounted.root.findAll(role: .textField)
    try await fields[0].click()
    #expect(log.entries == [])
    try await fields[2].type("ab")
    try await fields[2].press("Return")
    #expect(log.entries == ["true", "commit ab"])
    try await fields[0].click()
    #expect(log.entries == ["true", "commit ab", "false"])
  }

  private struct Numbers: View {
    var note = ""
    @State private var whole = 1234
    @State private var perhaps: Double? = 0.5
    let log: Log

    var body: some View {
      VStack {
        TextField("whole", value: noted($whole, in: log), format: .number)
        TextField("perhaps", value: noted($perhaps, in: log), format: .percent)
        Text(verbatim: "\(whole) \(perhaps.map { "\($0)" } ?? "none")")
        Text(note)
        Button("add") { whole += 1 }
      }
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  private let log = Log()

  private func numbers() async throws -> (mounted: MountedView<Numbers>, fields: [FoundWidget]) {
    let mounted = try await MountedView(Numbers(log: log), size: CGSize(width: 300, height: 200))
    return (mounted, mounted.root.findAll(role: .textField))
  }

  private func replace(_ field: FoundWidget, by text: String) async throws {
    gtk_editable_select_region(field.widget.cast(), 0, -1)
    try await field.press("Delete")
    if !text.isEmpty { try await field.type(text) }
  }

  @Test("a value is shown as its format writes it, and written once, on Return or when the field is left")
  func value() async throws {
    let (mounted, fields) = try await numbers()
    #expect(fields.map(\.text) == ["1,234", "50%"])
    try await fields[0].click()
    try await replace(fields[0], by: "5678")
    #expect(log.entries == [])
    try await fields[0].press("Return")
    #expect(log.entries == ["5678"])
    #expect(fields[0].text == "5,678")
    try await fields[1].click()
    try await replace(fields[1], by: "20%")
    try await fields[0].click()
    #expect(log.entries == ["5678", "Optional(0.2)"])
    #expect(mounted.root.texts.first == "5678 0.2")
  }

  @Test("what a format cannot read changes nothing and is gone, and is nil where there may be no value")
  func unreadable() async throws {
    let (mounted, fields) = try await numbers()
    try await fields[0].click()
    try await replace(fields[0], by: "many")
    try await fields[0].press("Return")
    #expect(log.entries == [])
    #expect(fields[0].text == "1,234")
    try await fields[1].click()
    try await replace(fields[1], by: "")
    try await fields[1].press("Return")
    #expect(log.entries == ["nil"])
    #expect(mounted.root.texts.contains("1234 none"))
  }

  @Test("what the user types stays until the value changes")
  func outerChange() async throws {
    let (mounted, fields) = try await numbers()
    try await fields[0].click()
    try await replace(fields[0], by: "7")
    mounted.rootView = Numbers(note: "evaluated", log: log)
    await Settling.settle()
    #expect(mounted.root.texts.contains("evaluated"))
    #expect(fields[0].text == "7")
    try await mounted.root.find(role: .button, name: "add").click()
    #expect(fields[0].text == "8")
    #expect(log.entries == ["7"])
  }
}
