import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Rows of a table that the user deletes and moves.
@Suite(.gtk) @MainActor
struct TableEditTests {
  private static let size = CGSize(width: 400, height: 400)
  private let log = Log()

  private struct Fruits: View {
    let log: Log
    @State private var fruits = Fruit.some(5)
    @State private var selected: Set<Int> = []

    var body: some View {
      Table(of: Fruit.self, selection: $selected) {
        TableColumn("Name", value: \.name)
        TableColumn("Count") { Text("count \($0.count)") }
      } rows: {
        TableRow(Fruit(id: 99, name: "title", count: 0))
        ForEach(fruits) { fruit in
          TableRow(fruit).deleteDisabled(fruit.id == 4).moveDisabled(fruit.id == 4)
        }
        .onDelete { offsets in
          log.note("delete \(Array(offsets))")
          fruits.remove(atOffsets: offsets)
        }
        .onMove { offsets, offset in
          log.note("move \(Array(offsets)) \(offset)")
          fruits.move(fromOffsets: offsets, toOffset: offset)
        }
      }
    }
  }

  private func mount() async throws -> MountedView<Fruits> {
    try await MountedView(Fruits(log: log), size: Self.size)
  }

  private func ids(_ mounted: MountedView<Fruits>) -> String {
    mounted.root.rowTexts.map { $0[0].replacingOccurrences(of: "fruit ", with: "") }.joined(separator: " ")
  }

  @Test(
    "LS30 (part) Delete in a table deletes the selected rows of a ForEach, and the row in their place has the focus")
  func deleting() async throws {
    let mounted = try await mount()
    try await mounted.clickRow("fruit 1")
    try await mounted.clickRow("count 20", .control)
    try await mounted.press("Delete")
    #expect(log.take() == ["delete [1, 2]"])
    #expect(ids(mounted) == "title 0 3 4")
    #expect(
      mounted.root.focusedRowText?.hasPrefix("fruit 3") == true
        || mounted.root.focusedRowText?.hasPrefix("fruit 4") == true)
    for row in ["fruit 4", "title"] {
      try await mounted.clickRow(row)
      try await mounted.press("Delete")
    }
    #expect(log.take() == [])
  }

  @Test("LS37 (part) Alt with an arrow moves the row of a table that has the focus, which keeps focus and selection")
  func keys() async throws {
    let mounted = try await mount()
    try await mounted.clickRow("fruit 1")
    for (key, told, order) in [
      ("alt+Down", "move [1] 3", "title 0 2 1 3 4"), ("alt+Up", "move [2] 1", "title 0 1 2 3 4"),
      ("alt+Up", "move [1] 0", "title 1 0 2 3 4"), ("alt+Up", nil, "title 1 0 2 3 4"),
    ] {
      try await mounted.press(key)
      #expect(log.take() == (told.map { [$0] } ?? []))
      #expect(ids(mounted) == order)
      #expect(mounted.root.focusedRowText?.hasPrefix("fruit 1") == true)
      #expect(mounted.root.selectedRowTexts.map { $0.prefix(7) } == ["fruit 1"])
    }
  }

  @Test("LS33 (part) a row of a table is dragged by any cell to where it is dropped")
  func dragging() async throws {
    let mounted = try await mount()
    let target = try #require(mounted.root.listRows.first { $0.content.all.contains { $0.text == "fruit 3" } })
    let place = CGPoint(x: 100, y: target.frame.height * 0.8)
    try await mounted.root.find(role: .label, text: "count 10").dragAndDrop(at: nil, to: target, at: place)
    await Settling.settle()
    #expect(log.take() == ["move [1] 4"])
    #expect(ids(mounted) == "title 0 2 3 1 4")
  }
}
