import CGTK
import Foundation
import GTKSupport
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What stands for views where assistive technologies look, and what is told to their users.
@Suite(.gtk) @MainActor
struct AccessibilityRelationTests {
  private struct Dial: View {
    @State private var level = 0.5
    @State private var after = ""

    var body: some View {
      VStack {
        TextField("before", text: .constant(""))
        Circle().frame(width: 40, height: 40)
          .accessibilityRepresentation { Slider(value: $level) { Text("Level") } }
        Text(verbatim: "level \(level)")
        TextField("after", text: $after)
      }
    }
  }

  @Test("AX15 a view has the element of another, which works through its binding and which no key reaches")
  func representation() async throws {
    let mounted = try await MountedView(Dial())
    let slider = try mounted.root.find(role: .slider, name: "Level")
    gtk_range_set_value(slider.widget.object.cast(), 0.75)
    await Settling.settle()
    #expect(mounted.root.texts.contains("level 0.75"))
    let before = try mounted.root.find(role: .textField, name: "before")
    try await before.click()
    try await before.press("Tab")
    try await before.press("x")
    #expect(try mounted.root.find(role: .textField, name: "after").text == "x")
  }

  private struct Pair: View {
    @Namespace private var names
    @State private var title = "Name"

    var body: some View {
      VStack {
        Text(title).accessibilityLabeledPair(role: .label, id: 1, in: names)
        Text("Ann").accessibilityLabeledPair(role: .content, id: 1, in: names)
        Text("Bob").accessibilityLabeledPair(role: .content, id: 2, in: names)
      }
    }
  }

  @Test("AX16 (part) the content of a pair is labelled by its label, and by no other's")
  func pairs() async throws {
    let mounted = try await MountedView(Pair())
    let labelled = try ["Ann", "Bob"].map {
      let widget = try mounted.root.find(role: .label, text: $0).widget
      return gtk_test_accessible_has_relation(widget.object.cast(), GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0
    }
    #expect(labelled == [true, false])
  }

  @Test("AX17 (part) the values of what users need are those of a desktop without such settings")
  func values() async throws {
    let values = EnvironmentValues()
    #expect(values.colorSchemeContrast == .standard)
    #expect(!values.accessibilityDifferentiateWithoutColor && !values.accessibilityReduceTransparency)
    #expect(!values.accessibilityInvertColors && !values.accessibilityVoiceOverEnabled)
  }

  @Test("AX16 (part) what is announced and cannot be spoken is logged", .enabled(if: gtk_get_minor_version() < 14))
  func announcement() async throws {
    let log = Log()
    let former = Announcements.unspoken
    defer { Announcements.unspoken = former }
    Announcements.unspoken = { log.note($0) }
    AccessibilityNotification.Announcement("Saved").post()
    #expect(log.entries == ["Saved"])
  }

  private struct Emptied: View {
    @State private var label = "said"
    @State private var text = "own"

    var body: some View {
      VStack {
        Text(text).accessibilityLabel(label).accessibilityHint(label).accessibilityIdentifier("text")
        Button("change") { text = "other" }
        Button("empty") { label = "" }
      }
    }
  }

  @Test("AX1 what is said empty falls back to what the view says by itself by then")
  func fallback() async throws {
    let mounted = try await MountedView(Emptied())
    let text = try mounted.root.find(identifier: "text")
    #expect(text.name == "said" && text.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) == "said")
    try await mounted.root.find(role: .button, name: "change").click()
    #expect(text.name == "said")
    try await mounted.root.find(role: .button, name: "empty").click()
    #expect(text.name == "other" && text.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) == nil)
  }
}
