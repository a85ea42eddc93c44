import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Tables whose rows are said one by one.
@Suite(.gtk) @MainActor
struct TableRowTests {
  private static let size = CGSize(width: 400, height: 300)
  private let log = Log()

  private struct Mixed: View {
    let log: Log
    var hasLast = true
    @State private var selected: Int?

    var body: some View {
      Table(of: Fruit.self, selection: noted($selected, in: log)) {
        TableColumn("Name", value: \.name)
        TableColumn("Count") { Text("\($0.count)") }
      } rows: {
        TableRow(Fruit(id: 7, name: "first", count: 1))
        ForEach(Fruit.some(2)) { fruit in
          TableRow(fruit).contextMenu { Button("own of \(fruit.name)") {} }
        }
        Section("more") {
          TableRow(Fruit(id: 8, name: "second", count: 2))
        }
        if hasLast { TableRow(Fruit(id: 9, name: "last", count: 3)) }
      }
      .contextMenu(forSelectionType: Int.self) { ids in Button("menu of \(ids.sorted())") {} }
    }
  }

  private func items(on text: String, in mounted: MountedView<some View>) async throws -> [String] {
    try await mounted.root.find(role: .label, text: text).click(button: .secondary)
    await Settling.settle()
    let found = mounted.root.all.filter { $0.role == .menuItem && $0.isShown }.map(\.name)
    try await mounted.press("Escape")
    return found
  }

  @Test("TB18 rows, those of a collection and those of sections mix, and are selected by their ids")
  func mixed() async throws {
    let mounted = try await MountedView(Mixed(log: log), size: Self.size)
    #expect(
      mounted.root.rowTexts == [
        ["first", "1"], ["fruit 0", "0"], ["fruit 1", "10"], ["more"], ["second", "2"], ["last", "3"],
      ])
    try await mounted.clickRow("second")
    try await mounted.clickRow("fruit 1")
    #expect(log.take() == ["Optional(8)", "Optional(1)"])
    mounted.rootView = Mixed(log: log, hasLast: false)
    await Settling.settle()
    #expect(mounted.root.rowTexts.map(\.[0]) == ["first", "fruit 0", "fruit 1", "more", "second"])
  }

  @Test("TB18 (part) a row's own menu comes in place of that of the table")
  func menus() async throws {
    let mounted = try await MountedView(Mixed(log: log), size: Self.size)
    #expect(try await items(on: "fruit 1", in: mounted) == ["own of fruit 1"])
    #expect(try await items(on: "last", in: mounted) == ["menu of [9]"])
  }
}
