import GraftTestTraits
import GraftTesting
import SwiftUI
import TestSupport
import Testing

/// Forms in which source calls controls, beside those of the other tests.
@MainActor
@Suite(.serialized, .gtk)
struct ControlFormsTests {
  private struct Steppers: View {
    @State private var number = 1
    @State private var share = 0.5
    let title: String

    var body: some View {
      VStack {
        Stepper(onIncrement: { number += 10 }, onDecrement: nil) { Text("actions") }
        Stepper(value: $number, onEditingChanged: { _ in }) { Text("value") }
        Stepper(value: $number, in: 0...200, step: 3, onEditingChanged: { _ in }) { Text("bounds") }
        Stepper(value: $number, in: 0...200) { Text("label") }
        Stepper("format", value: $number, in: 0...200, step: 5, format: .number)
        Stepper(title, value: $share, format: .percent)
        Stepper(value: $number, format: .number) { Text("number") }
        Text("is \(number)")
      }
    }
  }

  @Test("steppers of all forms step")
  func steppers() async throws {
    let mounted = try await MountedView(Steppers(title: "string"))
    let buttons = mounted.root.findAll(role: .button)
    for plus in [1, 3, 5, 7, 9, 13] { try await buttons[plus].click() }
    #expect(mounted.root.texts == ["actions", "value", "bounds", "label", "format", "string", "number", "is 22"])
  }

  private struct Sliders: View {
    @State private var share = 0.5

    var body: some View {
      VStack {
        Slider(value: $share, in: 0...1, onEditingChanged: { _ in }) { Text("editing") }
        Slider(value: $share, in: 0...1, step: 0.1, onEditingChanged: { _ in }) { Text("steps") }
        Slider(value: $share, minimumValueLabel: Text("least"), maximumValueLabel: Text("most")) { Text("bounds") }
        Slider(
          value: $share, in: 0...1, step: 0.5, onEditingChanged: { _ in }, minimumValueLabel: Text("low"),
          maximumValueLabel: Text("high")
        ) { Text("all") }
      }
    }
  }

  @Test("sliders of the older order have their labels")
  func sliders() async throws {
    let mounted = try await MountedView(Sliders(), size: CGSize(width: 300, height: 300))
    let labels = ["editing", "steps", "bounds", "least", "most", "all", "low", "high"]
    #expect(Set(mounted.root.texts) == Set(labels))
    #expect(mounted.root.findAll(role: .slider).map(\.name) == ["editing", "steps", "bounds", "all"])
  }

  private struct Fields: View {
    @State private var number = 1
    @State private var optional: Int?
    private let formatter = NumberFormatter()
    let log: Log

    var body: some View {
      VStack {
        TextField(value: $number, formatter: formatter) { Text("formatter") }
        TextField(value: $number, format: .number) { Text("format") }
        TextField(value: $optional, format: .number) { Text("optional") }
        TextField("commit", value: $number, formatter: formatter, onCommit: { log.note("commit \(number)") })
      }
    }
  }

  @Test("fields for values have a label of any view, and run an action for Return")
  func fields() async throws {
    let log = Log()
    let mounted = try await MountedView(Fields(log: log))
    let fields = mounted.root.findAll(role: .textField)
    #expect(fields.map(\.name) == ["formatter", "format", "optional", "commit"])
    try await fields[3].type("5")
    try await fields[3].press("Return")
    #expect(log.entries.count == 1)
  }

  private struct Links: View {
    @State private var isActive = false
    @State private var tag: String?

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("active", isActive: $isActive) { Text("first page") }.isDetailLink(false)
          NavigationLink("tag", tag: "x", selection: $tag) { Text("second page") }
          NavigationLink("destination", destination: Text("third page"), tag: "y", selection: $tag)
          Section("header") {
            Text("row")
          } footer: {
            Text("footer")
          }
        }
        .isDetailLink(true)
      }
    }
  }

  @Test("links of the older forms open their pages, and a section with a text has a footer")
  func links() async throws {
    let mounted = try await MountedView(Links(), size: CGSize(width: 300, height: 400))
    #expect(mounted.root.texts.contains("header") && mounted.root.texts.contains("footer"))
    try await mounted.root.find(role: .button, name: "tag").click()
    #expect(mounted.root.texts.contains("second page"))
  }
}
