import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What is selected in tables, and what is done with it.
@Suite(.gtk) @MainActor
struct TableSelectionTests {
  private static let size = CGSize(width: 400, height: 300)
  private let log = Log()

  private struct Many: View {
    let log: Log
    @State private var selected: Set<Int> = [1]

    var body: some View {
      Table(Fruit.some(4), selection: noted($selected, in: log)) {
        TableColumn("Name", value: \.name)
        TableColumn("Count", value: \.count) { Text("count \($0.count)") }
      }
      .contextMenu(forSelectionType: Int.self) { ids in
        Button("menu of \(ids.sorted())") {}
      } primaryAction: { ids in
        log.note("primary \(ids.sorted())")
      }
    }
  }

  private var selectedNames: (MountedView<Many>) -> [String] {
    { mounted in
      zip(mounted.root.listRows, mounted.root.rowTexts).filter { $0.0.hasState(GTK_STATE_FLAG_SELECTED) }.map(\.1[0])
    }
  }

  /// Names of which some are selected.
  private struct Held: View {
    let log: Log
    let fruits: Source<[Fruit]>
    let chosen: Source<Set<Int>>

    private var selection: Binding<Set<Int>> {
      Binding {
        chosen.value
      } set: {
        log.note($0.sorted())
        chosen.value = $0
      }
    }

    var body: some View {
      Table(fruits.value, selection: selection) {
        TableColumn("Name", value: \.name)
        TableColumn("Count", value: \.count) { Text("count \($0.count)") }
      }
      .contextMenu(forSelectionType: Int.self) { ids in
        Button("menu of \(ids.sorted())") {}
      } primaryAction: { ids in
        log.note("primary \(ids.sorted())")
      }
    }
  }

  private func held(_ count: Int, _ chosen: Set<Int> = []) async throws -> (
    MountedView<Held>, Source<[Fruit]>, Source<Set<Int>>
  ) {
    let (fruits, selection) = (Source(Fruit.some(count)), Source(chosen))
    let mounted = try await MountedView(Held(log: log, fruits: fruits, chosen: selection), size: Self.size)
    return (mounted, fruits, selection)
  }

  private func names(_ mounted: MountedView<Held>) -> [String] {
    mounted.root.selectedRowTexts.map { $0.components(separatedBy: " count")[0] }
  }

  @Test("TB10 nothing is selected by itself; clicks and keys select as in a list, with one write each")
  func input() async throws {
    let (mounted, _, _) = try await held(6)
    #expect(names(mounted) == [])
    try await mounted.clickRow("fruit 1")
    try await mounted.clickRow("fruit 1")
    try await mounted.clickRow("count 40", .shift)
    #expect(log.take() == ["[1]", "[1, 2, 3, 4]"])
    for (key, told) in [
      ("Home", "[0]"), ("Down", "[1]"), ("End", "[5]"), ("shift+Up", "[4, 5]"), ("ctrl+a", "[0, 1, 2, 3, 4, 5]"),
      ("ctrl+shift+a", "[]"),
    ] {
      try await mounted.press(key)
      #expect(log.take() == [told])
    }
    for key in ["ctrl+Up", "ctrl+Up"] { try await mounted.press(key) }
    #expect(log.take() == [])
    try await mounted.press("space")
    #expect(log.take() == ["[2]"])
  }

  @Test("TB10 (part) what the program writes is selected without a write and a scroll, and values without a row stay")
  func written() async throws {
    let (mounted, fruits, chosen) = try await held(60)
    chosen.value = [2, 50, 99]
    await Settling.settle()
    #expect(names(mounted).contains("fruit 2") && mounted.offset == 0)
    fruits.value = fruits.value.filter { $0.id != 2 }.reversed()
    await Settling.settle()
    #expect(names(mounted).contains("fruit 50") && !names(mounted).contains("fruit 2"))
    fruits.value = Fruit.some(60)
    await Settling.settle()
    #expect(names(mounted).contains("fruit 2"))
    #expect(log.take() == [] && chosen.value == [2, 50, 99])
    try await mounted.clickRow("fruit 3", .control)
    try await mounted.clickRow("fruit 2", .control)
    #expect(log.take() == ["[2, 3, 50, 99]", "[3, 50, 99]"])
    try await mounted.clickRow("fruit 4")
    #expect(log.take() == ["[4]"])
  }

  @Test("TB10 (part) the keys of a table open its menu for what is selected, and Return acts for that")
  func keys() async throws {
    let (mounted, _, _) = try await held(4)
    try await mounted.clickRow("fruit 1")
    try await mounted.clickRow("fruit 2", .shift)
    _ = log.take()
    try await mounted.press("Return")
    #expect(log.take() == ["primary [1, 2]"])
    try await mounted.press("shift+F10")
    #expect(mounted.root.all.filter { $0.role == .menuItem && $0.isShown }.map(\.name) == ["menu of [1, 2]"])
  }

  @Test("TB10 (part) a click in any cell selects the row by the id of its value, and Control adds another")
  func many() async throws {
    let mounted = try await MountedView(Many(log: log), size: Self.size)
    #expect(selectedNames(mounted) == ["fruit 1"])
    try await mounted.clickRow("fruit 0")
    #expect(log.take() == ["[0]"])
    try await mounted.clickRow("count 20", .control)
    #expect(selectedNames(mounted) == ["fruit 0", "fruit 2"])
    #expect(log.take().count == 1)
  }

  @Test("TB10 (part) one row is selected by a binding to an id, and none by nil")
  func one() async throws {
    let log = log
    var chosen: Int? = 2
    let binding = Binding<Int?> {
      chosen
    } set: {
      log.note($0.map { "\($0)" } ?? "nil")
      chosen = $0
    }
    let mounted = try await MountedView(
      Table(Fruit.some(4), selection: binding) { TableColumn("Name", value: \.name) }, size: Self.size)
    #expect(mounted.root.selectedRowTexts == ["fruit 2"])
    try await mounted.clickRow("fruit 3")
    try await mounted.clickRow("fruit 3", .control)
    #expect(log.take() == ["3", "nil"])
  }

  @Test("the menu of a table is for the selected rows or the one that is clicked, and a double click acts once")
  func menu() async throws {
    let mounted = try await MountedView(Many(log: log), size: Self.size)
    try await mounted.root.find(role: .label, text: "count 20").click(button: .secondary)
    await Settling.settle()
    #expect(mounted.root.all.filter { $0.role == .menuItem && $0.isShown }.map(\.name) == ["menu of [2]"])
    try await mounted.press("Escape")
    try await mounted.root.find(role: .label, text: "count 30").doubleClick()
    #expect(log.take().filter { $0.hasPrefix("primary") } == ["primary [3]"])
    try await mounted.press("Return")
    #expect(log.take() == ["primary [3]"])
  }
}
