import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Tables in a real window: which rows, cells and headers there are, and which of them are made.
@Suite(.gtk) @MainActor
struct TableTests {
  private static let size = CGSize(width: 400, height: 300)

  private struct Fruits: View {
    var fruits = Fruit.some(3)

    var body: some View {
      Table(fruits) {
        TableColumn("Name", value: \.name)
        TableColumn("Count", value: \.count) { NumberRow(number: $0.count) }
        TableColumn("Both") { fruit in
          Text("both")
          Text(fruit.name)
        }
      }
    }
  }

  @Test("TB1 a table has a row for each element, a cell for each column and headers with titles")
  func rows() async throws {
    let mounted = try await MountedView(Fruits(), size: Self.size)
    #expect(mounted.root.headerTexts == ["Name", "Count", "Both"])
    #expect(
      mounted.root.rowTexts == [
        ["fruit 0", "row 0", "both", "fruit 0"], ["fruit 1", "row 10", "both", "fruit 1"],
        ["fruit 2", "row 20", "both", "fruit 2"],
      ])
    let table = try #require(mounted.root.all.first { $0.widget.typeName == "GtkColumnView" })
    #expect(gtk_accessible_get_accessible_role(table.widget.object.cast()) == GTK_ACCESSIBLE_ROLE_TREE_GRID)
  }

  @Test("TB2 a column of texts shows them by itself, and one with a closure what that makes of the value")
  func values() async throws {
    var fruits = Fruit.some(2)
    let mounted = try await MountedView(Fruits(fruits: fruits), size: Self.size)
    fruits[1].name = "pear"
    fruits[1].count = 7
    mounted.rootView = Fruits(fruits: fruits)
    await Settling.settle()
    #expect(mounted.root.rowTexts[1] == ["pear", "row 7", "both", "pear"])
  }

  @Test(
    "TB13 (part) of 10,000 rows only those have cells that GTK has bound, and a change of one element runs one cell of each column"
  )
  func cost() async throws {
    let statistics = UpdateStatistics.start()
    var fruits = Fruit.some(10_000)
    let mounted = try await MountedView(Fruits(fruits: fruits), size: Self.size)
    let bound = mounted.root.rowTexts.count
    #expect((10...210).contains(bound))
    #expect(statistics.bodies(of: NumberRow.self) == bound)
    let later = UpdateStatistics.start()
    fruits[3].count = 1
    mounted.rootView = Fruits(fruits: fruits)
    await Settling.settle()
    #expect(later.bodies(of: NumberRow.self) == 1)
    #expect(later.calls["ForEachRow<Fruit, TableRow<Fruit>>.body"] == 1)
    #expect(later.makes(of: Text.self) == 0)
    #expect(mounted.root.rowTexts[3][1] == "row 1")
  }

  /// How often each column has made a cell.
  private enum Made {
    @MainActor static var count = 0

    @MainActor
    static func text(_ value: Int) -> Text {
      count += 1
      return Text(verbatim: "\(value)")
    }
  }

  private struct Number: Identifiable {
    let id: Int
    var value: Int
  }

  private struct Million: View {
    let numbers: [Number]

    var body: some View {
      Table(numbers) {
        TableColumn("Id") { Made.text($0.id) }
        TableColumn("Value") { Made.text($0.value) }
        TableColumn("Double") { Made.text($0.value * 2) }
        TableColumn("Half") { Made.text($0.value / 2) }
        TableColumn("Rest") { Made.text($0.value % 10) }
      }
    }
  }

  @Test(
    "TB13 of 1,000,000 rows of five columns at most 210 make cells, and a change of one element makes its five anew")
  func million() async throws {
    Made.count = 0
    var numbers = (0..<1_000_000).map { Number(id: $0, value: $0) }
    let mounted = try await MountedView(Million(numbers: numbers), size: viewport)
    #expect((50...1050).contains(Made.count))
    Made.count = 0
    numbers[3].value = 77
    mounted.rootView = Million(numbers: numbers)
    await Settling.settle()
    #expect(Made.count == 5)
    #expect(mounted.root.rowTexts[3] == ["3", "77", "154", "38", "7"])
    Made.count = 0
    numbers[900_000].value = 1
    mounted.rootView = Million(numbers: numbers)
    await Settling.settle()
    #expect(Made.count == 0)
    await mounted.scrollList(to: 900_000)
    #expect(mounted.root.rowTexts.contains(["900000", "1", "2", "0", "1"]))
    #expect(Made.count <= 1050)
  }

  @Test("rows that are scrolled to show their cells, and the first ones are as they were")
  func scrolling() async throws {
    let mounted = try await MountedView(Fruits(fruits: Fruit.some(2000)), size: Self.size)
    await mounted.scrollList(to: 1500)
    #expect(mounted.root.rowTexts.contains(["fruit 1500", "row 15000", "both", "fruit 1500"]))
    await mounted.scrollList(to: 0)
    #expect(mounted.root.rowTexts.first == ["fruit 0", "row 0", "both", "fruit 0"])
  }

  @Test("elements that come, go and move take their cells along")
  func changes() async throws {
    let fruits = Fruit.some(4)
    let mounted = try await MountedView(Fruits(fruits: fruits), size: Self.size)
    let labels = mounted.root.rowLabels
    mounted.rootView = Fruits(fruits: [fruits[3], fruits[1], fruits[0]])
    await Settling.settle()
    #expect(mounted.root.rowTexts.map(\.[0]) == ["fruit 3", "fruit 1", "fruit 0"])
    #expect(mounted.root.rowLabels == [labels[3], labels[1], labels[0]])
    mounted.rootView = Fruits(fruits: [])
    await Settling.settle()
    #expect(mounted.root.rowTexts == [])
  }
}
