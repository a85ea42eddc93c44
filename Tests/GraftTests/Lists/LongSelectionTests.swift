import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Long lists and tables in which something is selected are given other rows.
@Suite(.gtk) @MainActor
struct LongSelectionTests {
  private struct Number: Identifiable { let id: Int }

  private struct Rows: View {
    let isTable: Bool
    let numbers: [Number]
    let log: Log
    @State private var selection: Int? = 70_000

    var body: some View {
      if isTable {
        Table(numbers, selection: $selection) {
          TableColumn("Number") { number in cell(number.id) }
          TableColumn("Half") { number in Text("\(number.id / 2)") }
        }
      } else {
        List(numbers, selection: $selection) { cell($0.id) }.listStyle(.plain)
      }
    }

    private func cell(_ id: Int) -> some View {
      log.note("\(id)")
      return Text(verbatim: "\(id)").frame(height: 40)
    }
  }

  /// Numbers of which the user marks some, sorted by what is asked for.
  private struct Marked: View {
    let log: Log
    let isReverse: Source<Bool>
    let isTable: Bool
    @State private var selection: Set<Int> = []
    private let numbers = (0..<100_000).map { Number(id: $0) }

    /// All in another order: 7 is coprime to their count.
    private var sorted: [Number] {
      isReverse.value ? (0..<100_000).map { Number(id: $0 * 7_001 % 100_000) } : numbers
    }

    var body: some View {
      if isTable {
        Table(sorted, selection: $selection) {
          TableColumn("Number") { Mark(number: $0.id, log: log) }
          TableColumn("Half") { Text(verbatim: "half \($0.id / 2)") }
        }
      } else {
        List(sorted, selection: $selection) { Mark(number: $0.id, log: log) }.listStyle(.plain)
      }
    }
  }

  private struct Mark: View {
    let number: Int
    let log: Log
    @State private var mark = "-"

    var body: some View {
      log.note(number)
      return HStack {
        Text(verbatim: "\(number)").frame(height: 40)
        Button("mark \(number)\(mark)") { mark = "+" }
      }
    }
  }

  private func first(_ mounted: MountedView<Marked>) -> (text: String, top: CGFloat)? {
    let seen = mounted.root.listRows.filter { $0.isShown && $0.frame.maxY > 100 }.min { $0.frame.minY < $1.frame.minY }
    return seen.map { ($0.content.texts.first ?? "", $0.frame.minY) }
  }

  @Test(
    "TB9 another order of 100,000 rows keeps state, selection, focus and offset, and evaluates rows that come into view",
    arguments: [true, false])
  func kept(isTable: Bool) async throws {
    let (log, isReverse) = (Log(), Source(false))
    let mounted = try await MountedView(Marked(log: log, isReverse: isReverse, isTable: isTable), size: viewport)
    await mounted.scrollList(to: 50_000)
    try await mounted.root.find(role: .button, name: "mark 50000-").click()
    try await mounted.clickRow("49999")
    #expect(mounted.root.focusedRowText?.hasPrefix("49999") == true)
    let (offset, place) = (mounted.offset, try #require(first(mounted)))
    _ = log.take()
    isReverse.value = true
    await Settling.settle()
    #expect(Set(log.take()).count <= 420)
    #expect(mounted.offset == offset)
    #expect(first(mounted)?.top == place.top)
    let number = try #require(Int(place.text))
    #expect(first(mounted)?.text == "\(number * 7_001 % 100_000)")
    isReverse.value = false
    await Settling.settle()
    #expect(mounted.offset == offset)
    #expect(first(mounted)?.text == place.text)
    #expect(mounted.root.selectedRowTexts.map { $0.prefix(5) } == ["49999"])
    #expect(mounted.root.focusedRowText?.hasPrefix("49999") == true)
    _ = try mounted.root.find(role: .button, name: "mark 50000+")
  }

  @Test(
    "TB9 (part) another order of 100,000 rows builds what comes into view and keeps what is selected",
    arguments: [true, false])
  func sorted(isTable: Bool) async throws {
    let log = Log()
    let numbers = (0..<100_000).map { Number(id: $0) }
    let mounted = try await MountedView(Rows(isTable: isTable, numbers: numbers, log: log), size: viewport)
    _ = log.take()
    mounted.rootView = Rows(isTable: isTable, numbers: numbers.reversed(), log: log)
    await Settling.settle()
    // GTK first stays with the row that was seen, before the new first row is shown.
    #expect(Set(log.take()).count <= 420)
    #expect(mounted.root.rowTexts[0][0] == "99999")
    await mounted.scrollList(to: 29_999)
    #expect(mounted.root.selectedRowTexts.contains { $0.hasPrefix("70000") })
  }
}
