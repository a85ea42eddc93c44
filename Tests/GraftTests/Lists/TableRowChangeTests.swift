import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import TestSupport
import Testing

extension Fruit {
  fileprivate var plural: String { name + "s" }
}

/// What is asked for where rows of a table change.
@Suite(.gtk) @MainActor
struct TableRowChangeTests {
  @MainActor @Observable
  fileprivate final class Model {
    var fruits = Fruit.some(6)
    var unit = "kg"
    var isPlural = false
  }

  /// The names of the fruits for whose cells the columns were asked.
  private static var asked: [String] = []

  private struct Plain: View {
    let model: Model

    var body: some View {
      Table(model.fruits) {
        TableColumn("Name") { fruit in
          let _ = TableRowChangeTests.asked.append(fruit.name)
          Text(verbatim: fruit.name)
        }
        TableColumn("Count") { Text(verbatim: "\($0.count)") }
      }
    }
  }

  private struct WithUnit: View {
    let model: Model

    var body: some View {
      let unit = model.unit
      Table(model.fruits) { TableColumn("Count") { Text(verbatim: "\($0.count) \(unit)") } }
    }
  }

  private func asked(_ change: () -> Void) async -> [String] {
    Self.asked = []
    change()
    await Settling.settle()
    return Self.asked
  }

  @Test("A8 (part) a column that refers to nothing else is asked for cells of rows that have changed, and of no others")
  func changes() async throws {
    let model = Model()
    let mounted = try await MountedView(Plain(model: model), size: viewport)
    #expect(await asked {} == [])
    #expect(await asked { model.fruits[2].name = "pear" } == ["pear"])
    #expect(await asked { model.fruits.insert(Fruit(id: 9, name: "fig", count: 1), at: 1) } == ["fig"])
    #expect(await asked { model.fruits.remove(at: 0) } == [])
    #expect(await asked { model.fruits = model.fruits.map { Fruit(id: $0.id, name: $0.name, count: 7) } }.count == 6)
    #expect(mounted.root.cellTexts.map { $0[0] } == ["fig", "fruit 1", "pear", "fruit 3", "fruit 4", "fruit 5"])
    #expect(mounted.root.cellTexts.allSatisfy { $0[1] == "7" })
  }

  private struct Paths: View {
    let model: Model

    var body: some View {
      Table(model.fruits, sortOrder: .constant([KeyPathComparator(\Fruit.name)])) {
        TableColumn("Name", value: model.isPlural ? \.plural : \.name)
      }
    }
  }

  @Test("A8 (part) a column of a path is asked for texts of rows that have changed, or of all where it is another path")
  func paths() async throws {
    let model = Model()
    let mounted = try await MountedView(Paths(model: model), size: viewport)
    let statistics = UpdateStatistics.start()
    defer { UpdateStatistics.stop() }
    for (count, change) in [
      (0, { _ = model.fruits.removeLast() }), (1, { model.fruits[2].name = "pear" }), (6, { model.isPlural = true }),
    ] {
      change()
      await Settling.settle()
      #expect(statistics.calls["TableCell<Fruit, Text>.body", default: 0] == count)
    }
    #expect(mounted.root.cellTexts == [["fruit 0s"], ["fruit 1s"], ["pears"], ["fruit 3s"], ["fruit 4s"]])
  }

  @Test("all cells show what their column refers to by now")
  func captured() async throws {
    let model = Model()
    let mounted = try await MountedView(WithUnit(model: model), size: viewport)
    model.unit = "g"
    await Settling.settle()
    #expect(mounted.root.cellTexts == (0..<6).map { ["\($0 * 10) g"] })
  }
}
