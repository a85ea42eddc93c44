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
