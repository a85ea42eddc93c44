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
