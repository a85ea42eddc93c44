import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing
import ViewGraphTesting

/// Cells of rows of a table that are scrolled away, in which others are shown.
@Suite(.gtk) @MainActor
struct TableRowReuseTests {
  private struct Numbers: View {
    var selection: Binding<Int?> = .constant(nil)
    var clicked: (Int) -> Void = { _ in }

    var body: some View {
      Table((0..<2_000).map { ReusedElement(id: $0) }, selection: selection) {
        TableColumn("Text") { Text(verbatim: $0.text) }
        TableColumn("Button") { element in Button("do \(element.id)") { clicked(element.id) } }
        TableColumn("Twice") { Text(verbatim: "\($0.id * 2)") }
      }
    }
  }

  /// The texts of the rows that are seen, from the top on, without those of buttons.
  private func texts(_ mounted: MountedView<some View>) -> [[String]] {
    mounted.root.seenListRows.sorted { $0.frame.minY < $1.frame.minY }.map { row in
      row.content.all.filter { $0.role == .label && !$0.text.hasPrefix("do") }.sorted { $0.frame.minX < $1.frame.minX }
        .map(\.text)
    }
  }

  @Test("LS64 (part) a row of a table that comes is shown in the cells of one that has gone, and no others are made")
  func widgets() async throws {
    let mounted = try await MountedView(Numbers(), size: viewport)
    await mounted.scrollList(to: 500)
    let statistics = UpdateStatistics.start()
    defer { UpdateStatistics.stop() }
    for place in [800, 1_200, 60] {
      await mounted.scrollList(to: place)
      let seen = texts(mounted)
      let first = try #require(seen.first?.first.flatMap { Int($0.dropLast(3)) })
      #expect((first...first + seen.count).contains(place))
      #expect(seen == seen.indices.map { ["\(first + $0) v0", "\((first + $0) * 2)"] })
    }
    #expect(statistics.makes(of: Text.self) == 0)
    #expect(statistics.dismantles(of: Text.self) == 0)
  }

  @Test("LS64 (part) buttons in the cells of a table do what is their row's, whose cells were another's")
  func buttons() async throws {
    var clicked: [Int] = []
    let mounted = try await MountedView(Numbers { clicked.append($0) }, size: viewport)
    for place in [800, 1_200, 60] {
      await mounted.scrollList(to: place)
      try await mounted.root.find(role: .button, name: "do \(place)").click()
    }
    #expect(clicked == [800, 1_200, 60])
  }

  @Test("LS64 (part) a row of a table that is shown in the cells of another is selected by its own value")
  func selection() async throws {
    var selected: Int?
    let selection = Binding(get: { selected }, set: { selected = $0 })
    let mounted = try await MountedView(Numbers(selection: selection), size: viewport)
    for place in [700, 40] {
      await mounted.scrollList(to: place)
      try await mounted.root.find(text: "\(place) v0").click()
      #expect(selected == place)
    }
  }

  private struct CountedCells: View {
    var body: some View {
      Table((0..<2_000).map { ReusedElement(id: $0) }) {
        TableColumn("Text") { Text(verbatim: $0.text) }
        TableColumn("Count") { CountedCell(number: $0.id) }
      }
    }
  }

  private struct CountedCell: View {
    let number: Int
    @State private var count = 0

    var body: some View { Button("add \(number): \(count)") { count += 1 } }
  }

  @Test("LS64 (part) state in a cell of a table is that of the row that has it")
  func state() async throws {
    let mounted = try await MountedView(CountedCells(), size: viewport)
    try await mounted.root.find(role: .button, name: "add 2: 0").click()
    await mounted.scrollList(to: 900)
    _ = try mounted.root.find(role: .button, name: "add 900: 0")
    await mounted.scrollList(to: 0)
    _ = try mounted.root.find(role: .button, name: "add 2: 1")
  }

  /// A collection that is no value, of which fewer are left than the table was told of.
  private final class Numbered: RandomAccessCollection {
    var count = 1_000

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(position: Int) -> ReusedElement {
      precondition(position < count)
      return ReusedElement(id: position)
    }
  }

  @Test("DT13 (part) a row of a table that is gone by now is empty, and not another that was in its cells")
  func gone() async throws {
    let numbers = Numbered()
    let mounted = try await MountedView(
      Table(numbers) {
        TableColumn("Text") { Text(verbatim: $0.text) }
        TableColumn("Twice") { Text(verbatim: "\($0.id * 2)") }
      }, size: viewport)
    await mounted.scrollList(to: 300)
    numbers.count = 310
    await mounted.scrollList(to: 600)
    #expect(texts(mounted).allSatisfy { $0 == [] })
    #expect(texts(mounted).count > 5)
    // All cells are measured.
    mounted.root.all.forEach { gtk_widget_queue_resize($0.widget.widgetPointer) }
    await Settling.settle()
    #expect(Set(mounted.root.seenListRows.map(\.frame.height)).count == 1)
    await mounted.scrollList(to: 100)
    #expect(texts(mounted).contains(["100 v0", "200"]))
    #expect(Diagnostics.recorded.allSatisfy { $0.kind == .missingElement } && !Diagnostics.recorded.isEmpty)
  }

  // MARK: At random

  private struct ElementRows: View {
    let elements: ReusedElements

    var body: some View {
      Table(elements.all) {
        TableColumn("Row") { ReusedRow(element: $0) }
        TableColumn("Text") { Text(verbatim: $0.text) }
      }
    }
  }

  private nonisolated static var seeds: Range<UInt64> { TreeSeeds.range(count: 3) }

  @Test(
    "LS64 (part) whatever comes, goes, moves, changes and is scrolled, cells of a table show what is theirs",
    arguments: seeds)
  func random(seed: UInt64) async throws {
    let elements = ReusedElements()
    let mounted = try await MountedView(ElementRows(elements: elements), size: viewport)
    // The first text of a row is its element's, and so is the last.
    try await elements.compare(with: mounted, seed: seed &* 37 &+ 11) {
      [$0.text, $0.text]
    } _: {
      texts(mounted).map { [$0.first, $0.last] }
    }
  }
}
