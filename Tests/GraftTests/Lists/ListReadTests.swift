import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Elements that are changed, read in pages, or gone.
@Suite(.gtk) @MainActor
struct ListReadTests {
  private static let size = CGSize(width: 300, height: 400)
  private let log = Log()

  private struct Item: Identifiable, Equatable {
    let id: Int
    var text: String
  }

  private struct Items: View {
    let log: Log
    @State private var count = 0
    @State private var items = (0..<100_000).map { Item(id: $0, text: "\($0)") }

    var body: some View {
      let _ = log.note("parent")
      VStack {
        Text("count \(count)")
        List(items) { ItemRow(item: $0, log: log) }
        HStack {
          Button("count") { count += 1 }
          Button("near") { items[2].text = "changed" }
          Button("far") { items[90_000].text = "changed far away" }
          Button("insert") { items.insert(Item(id: -1, text: "new"), at: 1) }
        }
      }
    }
  }

  private struct ItemRow: View {
    let item: Item
    let log: Log

    var body: some View {
      log.note(item.text)
      return Text(item.text)
    }
  }

  @Test("DT2 a list that is given the same array again evaluates no row")
  func same() async throws {
    let mounted = try await MountedView(Items(log: log), size: Self.size)
    _ = log.take()
    for _ in 0..<2 { try await mounted.root.find(role: .button, name: "count").click() }
    #expect(log.take() == ["parent", "parent"])
  }

  @Test(
    "DT3 (part) a changed element evaluates its row if that is built, and tells GTK nothing; one that comes its own")
  func changedElement() async throws {
    let mounted = try await MountedView(Items(log: log), size: Self.size)
    let view = try #require(mounted.root.all.first { $0.widget.typeName == "GtkListView" })
    let model = try #require(gtk_list_view_get_model(view.widget.cast()))
    var changes = 0
    let connection = ObjectReference(retaining: model.objectAddress).connect("items-changed") { changes += 1 }
    defer { connection.disconnect() }
    for (button, evaluated, told) in [("near", ["changed"], 0), ("far", [], 0), ("insert", ["new"], 1)] {
      _ = log.take()
      try await mounted.root.find(role: .button, name: button).click()
      #expect(log.take() == ["parent"] + evaluated)
      #expect(changes == told)
    }
    #expect(mounted.root.rowLines.prefix(4) == ["0", "new", "1", "changed"])
  }

  /// An element that counts comparisons.
  private struct Compared: Identifiable, Equatable {
    nonisolated(unsafe) static var count = 0
    let id: Int
    var text = "text"

    static func == (left: Compared, right: Compared) -> Bool {
      count += 1
      return left.id == right.id && left.text == right.text
    }
  }

  private struct ComparedItems: View {
    let write: Source<() -> Void>
    @State private var items = (0..<50_000).map { Compared(id: $0) }

    var body: some View {
      List(items) { Text($0.text) }.onAppear { write.value = { items[40_000].text = "far" } }
    }
  }

  @Test("DT3 a write of one element among many compares each at most once, and then those of built rows only")
  func comparisons() async throws {
    let write = Source<() -> Void>({})
    let mounted = try await MountedView(ComparedItems(write: write), size: Self.size)
    Compared.count = 0
    write.value()
    await Settling.settle()
    #expect((40_001...40_251).contains(Compared.count))
    await mounted.scrollList(to: 40_000)
    #expect(mounted.root.rowLines.contains("far"))
  }

  /// Numbers that are read in pages, of which six are kept.
  private struct Pages: RandomAccessCollection {
    @MainActor
    final class Cache {
      var pages: [Int] = []
      var misses = 0
      var rows: Set<Int> = []

      func read(_ position: Int) {
        rows.insert(position)
        if !pages.contains(position / 50) { misses += 1 }
        pages = pages.filter { $0 != position / 50 }.suffix(5) + [position / 50]
      }
    }

    let cache: Cache
    var startIndex: Int { 0 }
    var endIndex: Int { 1_000_000 }

    subscript(position: Int) -> Int {
      MainActor.assumeIsolated { cache.read(position) }
      return position
    }
  }

  @Test("DT9 elements are read near what is seen and in runs, so that a cache of pages misses once a page in a jump")
  func pages() async throws {
    let cache = Pages.Cache()
    let mounted = try await MountedView(
      List(Pages(cache: cache), id: \.self) { Text(verbatim: "\($0)") }, size: Self.size)
    for row in [500_000, 20_000, 999_999] {
      (cache.misses, cache.rows, cache.pages) = (0, [], [])
      await mounted.scrollList(to: row)
      #expect(mounted.root.rowLines.contains("\(row)"))
      #expect(cache.rows.count <= 210)
      #expect(cache.misses <= (cache.rows.count + 49) / 50 + 1)
    }
  }

  /// Numbers in a class, which come and go without a word.
  private final class Shared: RandomAccessCollection {
    var count = 100
    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(position: Int) -> Int {
      precondition(position < count)
      return position
    }
  }

  private struct SharedNumbers: View {
    let numbers: Shared
    @State private var selected: Set<Int> = []
    @State private var count = 0

    var body: some View {
      VStack {
        List(numbers, id: \.self, selection: $selected) { Text(verbatim: "\($0)") }
        Button("evaluate \(count)") { count += 1 }
        Button("select") { selected = [3, 60] }
      }
    }
  }

  @Test("DT13 GTK is told the count of the last update until the next, and nothing is read that is gone by now")
  func gone() async throws {
    let numbers = Shared()
    let mounted = try await MountedView(SharedNumbers(numbers: numbers), size: Self.size)
    func count() -> Int { mounted.root.listRows.count }
    numbers.count = 5
    #expect(count() == 100)
    await mounted.scrollList(to: 99)
    await mounted.scrollList(to: 0)
    try await mounted.clickRow("2")
    for key in ["End", "Page_Up", "ctrl+a", "Home", "Down"] { try await mounted.press(key) }
    try await mounted.root.find(role: .button, name: "select").click()
    #expect(count() == 100)
    try await mounted.root.find(role: .button, name: "evaluate 0").click()
    #expect(mounted.root.rowLines == ["0", "1", "2", "3", "4"] && mounted.root.selectedRowTexts == ["3"])
    numbers.count = 0
    try await mounted.root.find(role: .button, name: "evaluate 1").click()
    #expect(mounted.root.rowLines == [])
    numbers.count = 7
    #expect(mounted.root.rowLines == [])
    try await mounted.root.find(role: .button, name: "evaluate 2").click()
    #expect(mounted.root.rowLines.count == 7)
    #expect(Diagnostics.recorded.allSatisfy { $0.kind == .missingElement })
  }

  private struct Heights: View {
    let heights: [CGFloat]

    var body: some View {
      List(heights.indices, id: \.self) { row in
        Text("\(row)").frame(height: heights[row]).listRowInsets(EdgeInsets())
      }
      .listStyle(.plain)
    }
  }

  @Test("DT20 a negative, infinite or missing height is reported and counts as none; a row that grows keeps its top")
  func heights() async throws {
    var heights = Array(repeating: CGFloat(40), count: 100)
    heights.replaceSubrange(1...3, with: [-5, .infinity, .nan])
    let mounted = try await MountedView(Heights(heights: heights), size: Self.size)
    #expect(Set(Diagnostics.recorded.map(\.kind)) == [.invalidFrame])
    #expect(mounted.root.rowLines.prefix(5) == ["0", "1", "2", "3", "4"])
    #expect(mounted.root.listRows[1...3].allSatisfy { (1...30).contains($0.frame.height) })
    await mounted.scroll(to: 1_000)
    let row = try #require(mounted.root.listRows.first { $0.isShown && $0.frame.minY > 100 })
    let number = try #require(row.content.all.first { $0.role == .label }.flatMap { Int($0.text) })
    let top = row.frame.minY
    for height in [200, 20] as [CGFloat] {
      heights[number] = height
      mounted.rootView = Heights(heights: heights)
      await Settling.settle()
      #expect(row.frame.minY == top)
      #expect(abs(row.frame.height - height) <= 1)
    }
    _ = Diagnostics.recorded
  }

  private struct Cells: View {
    let isTable: Bool
    let heights: [CGFloat]

    var body: some View {
      if isTable {
        Table(Fruit.some(heights.count)) {
          TableColumn("Row") { Text("\($0.id)").frame(height: heights[$0.id]) }
        }
      } else {
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
            ForEach(heights.indices, id: \.self) { Text("\($0)").frame(height: heights[$0]) }
          }
        }
      }
    }
  }

  @Test(
    "DT20 (part) rows of a table and cells of a lazy grid may be of no height, and heights that are none are reported",
    arguments: [true, false])
  func cellHeights(isTable: Bool) async throws {
    var heights = Array(repeating: CGFloat(40), count: 100)
    heights.replaceSubrange(1...4, with: [-5, .infinity, .nan, 0])
    let mounted = try await MountedView(Cells(isTable: isTable, heights: heights), size: Self.size)
    #expect(Set(Diagnostics.recorded.map(\.kind)) == [.invalidFrame])
    let seen = mounted.root.texts.filter { Int($0) != nil }
    #expect(seen.prefix(7) == ["0", "1", "2", "3", "4", "5", "6"])
    await mounted.scroll(to: 100_000)
    #expect(mounted.root.texts.contains("99"))
    _ = Diagnostics.recorded
  }
}
