import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Rows of lists and tables that are copied as text.
@Suite(.gtk) @MainActor
struct ListCopyTests {
  private static let size = CGSize(width: 300, height: 400)

  private struct Rows: View {
    var count = 4
    /// What a row copies by itself.
    var inner: [String] = []
    /// What the list does.
    var outer: [String] = []
    @State private var selected: Set<Int> = []

    var body: some View {
      List(selection: $selected) {
        ForEach(0..<count, id: \.self) { number in
          HStack {
            Text("row \(number)")
            Text("end")
          }
          .copyable(number == 2 ? inner : [])
        }
      }
      .copyable(outer)
    }
  }

  private func mount(_ rows: Rows) async throws -> MountedView<Rows> {
    UIPasteboard.general.string = "before"
    return try await MountedView(rows, size: Self.size)
  }

  @Test("LS66 Ctrl+C copies a line for each row that is selected, and without any the row with the focus")
  func lines() async throws {
    let mounted = try await mount(Rows())
    try await mounted.clickRow("row 3")
    try await mounted.clickRow("row 1", .control)
    try await mounted.press("ctrl+c")
    #expect(UIPasteboard.general.string == "row 1 end\nrow 3 end")
    try await mounted.press("ctrl+shift+a")
    try await mounted.press("ctrl+c")
    #expect(UIPasteboard.general.string == "row 1 end")
  }

  @Test("LS66 rows that are selected and not built are copied too, and are not built afterwards")
  func far() async throws {
    let mounted = try await mount(Rows(count: 700))
    try await mounted.clickRow("row 0")
    let made = mounted.root.listRows.count
    try await mounted.press("ctrl+a")
    try await mounted.press("ctrl+c")
    #expect(UIPasteboard.general.string == (0..<700).map { "row \($0) end" }.joined(separator: "\n"))
    #expect(mounted.root.listRows.count == made)
  }

  @Test("LS66 what a row copies comes before what a view around the list does, and that before its text")
  func priority() async throws {
    let mounted = try await mount(Rows(inner: ["inner"], outer: ["outer"]))
    for (row, text) in [("row 2", "inner"), ("row 1", "outer")] {
      try await mounted.clickRow(row)
      try await mounted.press("ctrl+c")
      #expect(UIPasteboard.general.string == text)
    }
    mounted.rootView = Rows(inner: ["inner"])
    await Settling.settle()
    try await mounted.press("ctrl+c")
    #expect(UIPasteboard.general.string == "row 1 end")
  }

  private struct Fruits: View {
    @State private var selected: Set<Int> = []

    var body: some View {
      Table(Fruit.some(3), selection: $selected) {
        TableColumn("Name", value: \.name)
        TableColumn("Count") { Text("\($0.count)") }
      }
    }
  }

  @Test("LS66 (part) the cells of a row of a table stand between tabs")
  func table() async throws {
    UIPasteboard.general.string = "before"
    let mounted = try await MountedView(Fruits(), size: Self.size)
    try await mounted.clickRow("fruit 1")
    try await mounted.clickRow("fruit 2", .control)
    try await mounted.press("ctrl+c")
    #expect(UIPasteboard.general.string == "fruit 1\t10\nfruit 2\t20")
  }

  private struct Window: Scene {
    var body: some Scene {
      WindowGroup("Rows") { Rows(inner: ["inner"]).frame(width: 300, height: 200) }
        // Without commands of its own a window has no menu.
        .commands { CommandMenu("Tools") { Button("Tool") {} } }
    }
  }

  @Test("LS66 (part) the item of the menu copies as the key does")
  func item() async throws {
    UIPasteboard.general.string = "before"
    try await ShownScenes.with(Window()) {
      let window = WidgetQuery(root: try ShownScenes.window("Rows"))
      for (row, text) in [("row 1", "row 1 end"), ("row 2", "inner")] {
        try await window.find(role: .label, text: row).click()
        try await window.find(role: .button, name: "Main Menu").click()
        try await window.find(role: .menuItem, name: "Edit").click()
        try await window.find(role: .menuItem, name: "Copy").click()
        #expect(UIPasteboard.general.string == text)
      }
    }
  }
}
