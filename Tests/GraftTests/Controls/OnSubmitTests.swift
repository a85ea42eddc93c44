import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What Return in a text field runs.
@MainActor
@Suite(.serialized, .gtk)
struct OnSubmitTests {
  @Test("UI25 Return runs the nearest action first, and the one further out after it, with the text in the binding")
  func nearestFirst() async throws {
    let log = Log()
    let mounted = try await MountedView(Search(log: log), size: CGSize(width: 300, height: 200))
    let field = try mounted.root.find(role: .textField)
    try await field.type("Eve")
    #expect(log.entries == [])
    try await field.press("Return")
    #expect(log.entries == ["commit Eve", "inner Eve", "outer Eve"])
    try await field.type("n")
    try await field.press("Return")
    #expect(log.entries == ["commit Eve", "inner Eve", "outer Eve", "commit Even", "inner Even", "outer Even"])
  }

  @Test("a scope keeps Return from the actions further out")
  func scope() async throws {
    let log = Log()
    let mounted = try await MountedView(Scoped(log: log), size: CGSize(width: 300, height: 200))
    let field = try mounted.root.find(role: .textField)
    try await field.click()
    try await field.press("Return")
    #expect(log.entries == ["inner"])
  }

  private struct Defaulted: View {
    let log: Log
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("submitting", text: $text).onSubmit { log.note("submit") }
        TextField("plain", text: $text)
        TextField("committing", text: $text, onCommit: { log.note("commit") })
        Button("default") { log.note("default") }.keyboardShortcut(.defaultAction)
      }
    }
  }

  @Test("FO14 Return in a field with an action runs that and no default button, and without one the button")
  func defaultButton() async throws {
    let log = Log()
    let mounted = try await MountedView(Defaulted(log: log), size: CGSize(width: 300, height: 200))
    for (name, entry) in [("submitting", "submit"), ("plain", "default"), ("committing", "commit")] {
      let field = try mounted.root.find(role: .textField, name: name)
      try await field.click()
      try await field.press("Return")
      #expect(log.take() == [entry])
    }
  }

  @Test("another action for the same view runs no body of the field")
  func anotherAction() async throws {
    let log = Log()
    let mounted = try await MountedView(Numbered(number: 1, log: log), size: CGSize(width: 300, height: 200))
    let statistics = UpdateStatistics.start()
    mounted.rootView = Numbered(number: 2, log: log)
    await Settling.settle()
    #expect(statistics.updates(of: TextFieldWidget.self) == 0)
    let field = try mounted.root.find(role: .textField)
    try await field.click()
    try await field.press("Return")
    #expect(log.entries == ["submit 2"])
    UpdateStatistics.stop()
  }

  private struct Search: View {
    let log: Log
    @State private var text = ""

    var body: some View {
      TextField("Search", text: $text, onCommit: { log.entries.append("commit \(text)") })
        .onSubmit { log.entries.append("inner \(text)") }
        .onSubmit { log.entries.append("outer \(text)") }
    }
  }

  private struct Scoped: View {
    let log: Log
    @State private var text = ""

    var body: some View {
      TextField("Search", text: $text)
        .onSubmit { log.entries.append("inner") }
        .submitScope()
        .onSubmit { log.entries.append("outer") }
    }
  }

  private struct Numbered: View {
    let number: Int
    let log: Log

    var body: some View { Field().onSubmit { log.entries.append("submit \(number)") } }
  }

  private struct Field: View {
    @State private var text = ""

    var body: some View { TextField("Search", text: $text) }
  }
}
