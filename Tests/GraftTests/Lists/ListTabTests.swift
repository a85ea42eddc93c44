import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Where Tab and the arrow keys lead to in lists.
@Suite(.gtk) @MainActor
struct ListTabTests {
  private static let size = CGSize(width: 300, height: 300)

  private struct Plain: View {
    @State private var selected: Int?

    var body: some View {
      VStack {
        Button("before") {}
        List(0..<40, id: \.self, selection: $selected) { Text(verbatim: "row \($0)") }
        Button("after") {}
      }
    }
  }

  /// What has the focus: a row, or something else by its name.
  private func focus(_ mounted: MountedView<some View>) -> String? {
    mounted.root.focusedRowText ?? mounted.root.all.last { $0.hasState(GTK_STATE_FLAG_FOCUSED) }?.name
  }

  /// What has the focus after each of some keys.
  private func expect(_ steps: [(key: String, focus: String)], in mounted: MountedView<some View>) async throws {
    for step in steps {
      try await mounted.press(step.key)
      #expect(focus(mounted) == step.focus)
    }
  }

  @Test("LS12 where no row has a control, Tab enters a list at the row with the focus, and the next Tab leaves it")
  func plain() async throws {
    let mounted = try await MountedView(Plain(), size: Self.size)
    try await mounted.clickRow("row 2")
    try await expect(
      [
        ("Down", "row 3"), ("Tab", "after"), ("shift+Tab", "row 3"), ("shift+Tab", "before"), ("Tab", "row 3"),
        ("Up", "row 2"), ("Tab", "after"),
      ], in: mounted)
  }

  private struct Changing: View {
    var numbers: [Int]
    @State private var selected: Int?

    var body: some View {
      VStack {
        List(numbers, id: \.self, selection: $selected) { Text(verbatim: "row \($0)") }
        Button("after") {}
      }
    }
  }

  @Test("LS12 (part) Tab comes back to the row with the focus after others have come above it")
  func changed() async throws {
    let mounted = try await MountedView(Changing(numbers: Array(0..<40)), size: Self.size)
    try await mounted.clickRow("row 3")
    mounted.rootView.numbers = Array(-2..<40)
    await Settling.settle()
    #expect(focus(mounted) == "row 3")
    try await expect([("Tab", "after"), ("shift+Tab", "row 3"), ("Down", "row 4")], in: mounted)
  }

  private struct Numbered: Identifiable {
    let id: Int
  }

  private struct PlainTable: View {
    @State private var selected: Int?

    var body: some View {
      VStack {
        Button("before") {}
        Table((0..<40).map(Numbered.init), selection: $selected) {
          TableColumn("Number") { Text(verbatim: "row \($0.id)") }
        }
        Button("after") {}
      }
    }
  }

  @Test("LS12 (part) Tab leaves a table without controls, and comes back to the row with the focus")
  func table() async throws {
    let mounted = try await MountedView(PlainTable(), size: Self.size)
    try await mounted.clickRow("row 2")
    try await expect(
      [
        ("Down", "row 3"), ("Tab", "after"), ("shift+Tab", "row 3"), ("Up", "row 2"), ("Tab", "after"),
      ], in: mounted)
  }

  private struct FieldTable: View {
    var body: some View {
      Table((0..<1_000).map(Numbered.init)) { TableColumn("Field") { FieldRow(number: $0.id) } }
    }
  }

  @Test("LS12 (part) in a table Tab goes from control to control and on into rows out of sight")
  func tableControls() async throws {
    let mounted = try await MountedView(FieldTable(), size: Self.size)
    try await mounted.root.find(role: .textField, name: "field 0").click()
    for _ in 0..<20 { try await mounted.press("Tab") }
    let field = try mounted.root.find(role: .textField, name: "field 20")
    #expect(field.hasState(GTK_STATE_FLAG_FOCUS_WITHIN) && field.isShown)
    #expect((0..<300).contains(field.frame.midY))
  }

  private struct Fields: View {
    var body: some View { List(0..<1_000) { FieldRow(number: $0) } }
  }

  private struct FieldRow: View {
    let number: Int
    @State private var text = "text"

    var body: some View { TextField(String("field \(number)"), text: $text) }
  }

  @Test("LS12 Tab goes from control to control and on into rows out of sight; arrows move the caret in a field")
  func controls() async throws {
    let mounted = try await MountedView(Fields(), size: Self.size)
    try await mounted.root.find(role: .textField, name: "field 0").click()
    for _ in 0..<20 { try await mounted.press("Tab") }
    let field = try mounted.root.find(role: .textField, name: "field 20")
    #expect(field.hasState(GTK_STATE_FLAG_FOCUS_WITHIN) && field.isShown)
    #expect((0..<300).contains(field.frame.midY))
    for key in ["Home", "Right", "x"] { try await mounted.press(key) }
    #expect(field.text == "txext")
    try await mounted.press("shift+Tab")
    #expect(try mounted.root.find(role: .textField, name: "field 19").hasState(GTK_STATE_FLAG_FOCUS_WITHIN))
  }
}
