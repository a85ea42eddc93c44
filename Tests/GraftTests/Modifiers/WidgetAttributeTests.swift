import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Tooltips, and what assistive technologies and tests are told.
@Suite(.gtk) @MainActor
struct WidgetAttributeTests {
  private static func tooltip(_ widget: FoundWidget) -> String { widget.widget["tooltip-text"] }

  @Test("a tooltip is shown as it is, the nearest wins, and an empty one is none")
  func tooltips() async throws {
    let mounted = try await MountedView(
      VStack {
        Text("a").help("<b>own</b>")
        Button("b") {}
        Text("c").help("")
      }.help("outer"))
    #expect(try Self.tooltip(mounted.root.find(role: .label, text: "a")) == "<b>own</b>")
    #expect(try Self.tooltip(mounted.root.find(role: .button)) == "outer")
    #expect(try Self.tooltip(mounted.root.find(role: .label, text: "c")) == "")
    // What is inside a widget does not carry it once more.
    #expect(try Self.tooltip(mounted.root.find(role: .label, text: "b")) == "")
  }

  @Test("AX1 (part) label, value and hint reach the widget, and follow the model without an update of the view")
  func textsFollow() async throws {
    func content(_ count: Int) -> some View {
      Text("50").accessibilityLabel("Volume \(count)").accessibilityValue("loud \(count)")
        .accessibilityHint(Text("louder \(count)"))
    }
    let mounted = try await MountedView(content(1))
    let label = try mounted.root.find(role: .label)
    let counts = UpdateStatistics.start()
    for count in 1...3 {
      mounted.rootView = content(count)
      await Settling.settle()
      #expect(label.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL) == "Volume \(count)")
      #expect(label.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) == "loud \(count)")
      #expect(label.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) == "louder \(count)")
    }
    #expect(counts.updates(of: Text.self) == 0)
  }

  private struct Renamed: View {
    @State private var name = "one"

    var body: some View {
      VStack {
        Text(name).accessibilityLabel("spoken")
        Button("Rename") { name = "two" }.accessibilityIdentifier("rename")
      }
    }
  }

  @Test("a text keeps its spoken name when it changes, and an identifier names the widget")
  func spokenNameStays() async throws {
    let mounted = try await MountedView(Renamed())
    let label = try mounted.root.find(role: .label, text: "one")
    #expect(label.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL) == "spoken")
    let button = try mounted.root.find(role: .button, identifier: "rename")
    try await button.click()
    #expect(label.text == "two")
    #expect(label.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL) == "spoken")
  }

  private struct Rows: View {
    @State private var count = 1

    var body: some View {
      VStack {
        VStack {
          ForEach(0..<count, id: \.self) { Text("\($0)") }
        }.help("row")
        Button("Add") { count += 1 }
      }
    }
  }

  @Test("a view that comes later carries what is said of the views around it")
  func laterViewCarries() async throws {
    let mounted = try await MountedView(Rows(), size: CGSize(width: 100, height: 150))
    try await mounted.root.find(role: .button).click()
    #expect(try Self.tooltip(mounted.root.find(role: .label, text: "1")) == "row")
    #expect(try Self.tooltip(mounted.root.find(role: .button)) == "")
  }

  @Test("what is hidden from assistive technologies has that state, and is shown all the same")
  func accessibilityHidden() async throws {
    let mounted = try await MountedView(Text("a").accessibilityHidden(true))
    let label: OpaquePointer = try mounted.root.find(role: .label).widget.cast()
    #expect(gtk_test_accessible_has_state(label, GTK_ACCESSIBLE_STATE_HIDDEN) != 0)
    #expect(mounted.root.texts == ["a"])
  }
}
