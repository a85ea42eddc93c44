import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What clicks on the headers of a table write, and where its arrow is.
@Suite(.gtk) @MainActor
struct TableSortTests {
  private static let size = CGSize(width: 400, height: 300)
  private let log = Log()

  private struct Sorted: View {
    let log: Log
    var sorts = false
    @State private var fruits = [
      Fruit(id: 0, name: "item10", count: 1), Fruit(id: 1, name: "Item3", count: 3),
      Fruit(id: 2, name: "item2", count: 2),
    ]
    @State var order: [KeyPathComparator<Fruit>] = []

    var body: some View {
      VStack {
        HStack {
          Button("by name") { order = [KeyPathComparator(\.name, order: .reverse)] }
          Button("by nothing") { order = [] }
          Button("by weight") { order = [KeyPathComparator(\.weight)] }
        }
        Table(fruits, sortOrder: noted) {
          TableColumn("Name", value: \.name)
          TableColumn("Count", value: \.count) { Text("\($0.count)") }
          TableColumn("Fixed") { Text("\($0.id)") }
        }
      }
      .onChange(of: order) { if sorts { fruits.sort(using: order) } }
    }

    private var noted: Binding<[KeyPathComparator<Fruit>]> {
      Binding {
        order
      } set: {
        log.note(words($0))
        order = $0
      }
    }
  }

  @Test("TB3 a click on a header writes the order once and nothing else, until the program sorts its data")
  func program() async throws {
    let mounted = try await MountedView(Sorted(log: log), size: Self.size)
    try await mounted.clickHeader("Count")
    #expect(log.take() == ["count forward"])
    #expect(mounted.root.rowTexts.map(\.[1]) == ["1", "3", "2"])
    let sorted = try await MountedView(Sorted(log: log, sorts: true), size: Self.size)
    try await sorted.clickHeader("Count")
    #expect(sorted.root.rowTexts.map(\.[1]) == ["1", "2", "3"])
  }

  @Test("TB4 clicks on a header sort forward, in reverse, and forward again")
  func clicks() async throws {
    let mounted = try await MountedView(Sorted(log: log), size: Self.size)
    for _ in 0..<3 { try await mounted.clickHeader("Count") }
    #expect(log.take() == ["count forward", "count reverse", "count forward"])
    #expect(mounted.root.arrows == ["Count up"])
  }

  @Test("TB5 comparators that were there follow behind, each column's once")
  func secondary() async throws {
    let mounted = try await MountedView(Sorted(log: log), size: Self.size)
    for header in ["Count", "Name", "Name", "Count"] { try await mounted.clickHeader(header) }
    #expect(
      log.take() == [
        "count forward", "name forward, count forward", "name reverse, count forward", "count forward, name reverse",
      ])
  }

  @Test(
    "TB6 the arrow is at the column of the first comparator, which the program may write, and at none without a column")
  func arrow() async throws {
    let mounted = try await MountedView(Sorted(log: log), size: Self.size)
    #expect(mounted.root.arrows == [])
    try await mounted.root.find(role: .button, name: "by name").click()
    await Settling.settle()
    #expect(mounted.root.arrows == ["Name down"])
    try await mounted.root.find(role: .button, name: "by weight").click()
    await Settling.settle()
    #expect(mounted.root.arrows == [])
    try await mounted.clickHeader("Name")
    #expect(mounted.root.arrows == ["Name up"])
    try await mounted.root.find(role: .button, name: "by nothing").click()
    await Settling.settle()
    #expect(mounted.root.arrows == [])
    #expect(log.take() == ["name forward, other forward"])
  }

  @Test("TB6 (part) a column that does not sort has a header that does nothing")
  func unsorted() async throws {
    let mounted = try await MountedView(Sorted(log: log), size: Self.size)
    try await mounted.clickHeader("Fixed")
    #expect(log.take() == [])
    #expect(mounted.root.arrows == [])
  }

  @Test("TB7 without an order no header is clickable, though its column has values that sort")
  func noOrder() async throws {
    let mounted = try await MountedView(
      Table(Fruit.some(2)) { TableColumn("Name", value: \.name) }, size: Self.size)
    try await mounted.clickHeader("Name")
    #expect(mounted.root.arrows == [])
    #expect(mounted.root.rowTexts == [["fruit 0"], ["fruit 1"]])
  }

  @Test("TB8 a column of texts sorts as people do, and values that are nil come first, or last in reverse")
  func texts() async throws {
    let mounted = try await MountedView(Sorted(log: log, sorts: true), size: Self.size)
    try await mounted.clickHeader("Name")
    #expect(mounted.root.rowTexts.map(\.[0]) == ["item2", "Item3", "item10"])
    try await mounted.clickHeader("Name")
    #expect(mounted.root.rowTexts.map(\.[0]) == ["item10", "Item3", "item2"])
    let log = log
    var weights: [[Double?]] = []
    var order: [KeyPathComparator<Fruit>] = []
    let fruits = [2, nil, 1].enumerated().map { Fruit(id: $0, name: "", count: 0, weight: $1) }
    let binding = Binding {
      order
    } set: {
      order = $0
      log.note(words($0))
      weights.append(fruits.sorted(using: $0).map(\.weight))
    }
    let optional = try await MountedView(
      Table(fruits, sortOrder: binding) { TableColumn("Weight", value: \.weight) { _ in Text("w") } }, size: Self.size)
    for _ in 0..<2 { try await optional.clickHeader("Weight") }
    #expect(weights == [[nil, 1, 2], [2, 1, nil]])
  }

  /// Says that each value is before the other.
  private struct Contradiction: SortComparator {
    var order = SortOrder.forward

    func compare(_ left: Fruit, _ right: Fruit) -> ComparisonResult { .orderedAscending }
  }

  private struct Contradicted: View {
    @State private var fruits = Fruit.some(50)
    @State private var order: [Contradiction] = []

    var body: some View {
      Table(fruits, sortOrder: $order) {
        TableColumn("Name", sortUsing: Contradiction()) { Text($0.name) }
      }
      .onChange(of: order) { fruits.sort(using: order) }
    }
  }

  @Test("TB23 a comparator that contradicts itself leaves each row once")
  func contradiction() async throws {
    let mounted = try await MountedView(Contradicted(), size: Self.size)
    for arrow in ["Name up", "Name down"] {
      try await mounted.clickHeader("Name")
      #expect(mounted.root.arrows == [arrow])
      #expect(Set(mounted.root.rowTexts.map(\.[0])) == Set((0..<50).map { "fruit \($0)" }))
      #expect(mounted.root.rowTexts.count == 50)
    }
  }
}

/// An order in words.
@MainActor
private func words(_ order: [KeyPathComparator<Fruit>]) -> String {
  order.map {
    let name = $0.keyPath == \Fruit.name ? "name" : $0.keyPath == \Fruit.count ? "count" : "other"
    return "\(name) \($0.order == .forward ? "forward" : "reverse")"
  }
  .joined(separator: ", ")
}
