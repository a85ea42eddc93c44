import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import TestSupport
import Testing

/// What changes of long lists cost, and what GTK is told of them. 15 rows of 40 can be seen.
@Suite(.gtk) @MainActor
struct LongListTests {
  private struct Numbers: View {
    let numbers: [Int]
    let log: Log
    var height: CGFloat? = 40

    var body: some View {
      List(numbers, id: \.self) { Row(number: $0, log: log, height: height) }.listStyle(.plain)
    }
  }

  private struct Row: View {
    let number: Int
    let log: Log
    let height: CGFloat?
    @State private var mark = "-"

    var body: some View {
      log.note("\(number)")
      return HStack {
        Text(verbatim: "\(number)\(mark)").onTapGesture { mark = "+" }
      }
      .frame(height: height)
    }
  }

  private let log = Log()

  private func mount(_ numbers: [Int]) async throws -> MountedView<Numbers> {
    let mounted = try await MountedView(Numbers(numbers: numbers, log: log), size: viewport)
    _ = log.take()
    return mounted
  }

  /// What GTK is told of the rows while an action runs: from where on, how many are gone and how many have come.
  private func told(
    _ mounted: MountedView<Numbers>, _ numbers: [Int]
  ) async throws -> [[Int]] {
    var changes: [[Int]] = []
    let model = try #require(mounted.listModel)
    let connection = ObjectReference(retaining: model.objectAddress)
      .connect("items-changed") { changes.append([$0[0], $0[1], $0[2]]) }
    defer { connection.disconnect() }
    mounted.rootView = Numbers(numbers: numbers, log: log)
    await Settling.settle()
    return changes
  }

  @Test("LS8 of 100,000 rows at most 210 are built and have widgets, however far is scrolled")
  func built() async throws {
    let mounted = try await MountedView(Numbers(numbers: Array(0..<100_000), log: log), size: viewport)
    #expect(Set(log.take()).count <= 210)
    for row in [50_000, 99_999, 20_000, 3, 70_000] {
      await mounted.scrollList(to: row)
      #expect(mounted.root.rowLines.contains("\(row)-"))
      #expect(Set(log.take()).count <= 210)
      #expect(mounted.root.all.filter { $0.widget.typeName == "GtkListItemWidget" }.count <= 210)
    }
  }

  @Test("DT5 an append, an insertion, a removal and a replacement among a million are each told as what they are")
  func splices() async throws {
    var numbers = Array(0..<1_000_000)
    let mounted = try await mount(numbers)
    numbers.append(-1)
    #expect(try await told(mounted, numbers) == [[1_000_000, 0, 1]])
    numbers.insert(-2, at: 0)
    #expect(try await told(mounted, numbers) == [[0, 0, 1]])
    numbers.remove(at: 500_000)
    #expect(try await told(mounted, numbers) == [[500_000, 1, 0]])
    numbers[700_000] = -3
    #expect(try await told(mounted, numbers) == [[700_000, 1, 1]])
  }

  @Test("DT5 two neighbours that change places are two rows; reversed rows keep their state")
  func moves() async throws {
    var numbers = Array(0..<20)
    let mounted = try await mount(numbers)
    try await mounted.root.find(role: .label, name: "3-").click()
    #expect(mounted.root.rowLines[3] == "3+")
    numbers.swapAt(5, 6)
    let changes = try await told(mounted, numbers)
    #expect(changes.map { $0[1] }.reduce(0, +) <= 2 && changes.map { $0[2] }.reduce(0, +) <= 2)
    numbers.reverse()
    _ = try await told(mounted, numbers)
    #expect(mounted.root.rowLines.prefix(15).map { $0.dropLast() } == numbers.prefix(15).map { "\($0)" })
    #expect(log.take().filter { $0 != "3" }.isEmpty)
    await mounted.scrollList(to: 19)
    #expect(mounted.root.rowLines.contains("3+"))
  }

  @Test(
    "DT16 sorting 100,000 is told at most once and builds what comes into view; narrowing to 10 builds at most those")
  func sorting() async throws {
    let numbers = Array(0..<100_000)
    let mounted = try await mount(numbers)
    let sorted = numbers.map { ($0 &* 7919) % 100_000 }
    #expect(try await told(mounted, sorted).count == 1)
    #expect(Set(log.take()).count <= 210)
    #expect(mounted.root.rowLines.prefix(2) == ["0-", "7919-"])
    let few = numbers.filter { $0 % 10_000 == 7 }
    #expect(try await told(mounted, few).count == 1)
    #expect(Set(log.take()).count <= 10)
    #expect(mounted.root.rowLines == few.map { "\($0)-" })
  }

  @Test("DT8 of a lazily computed million the rows that are built are computed, at most twice each")
  func lazyMap() async throws {
    let counter = Counts()
    let content = List((0..<1_000_000).lazy.map { counter.note($0) }, id: \.self) { Text(verbatim: "\($0)") }
    let mounted = try await MountedView(content, size: viewport)
    #expect(counter.counts.count <= 210)
    #expect(counter.counts.values.allSatisfy { $0 <= 2 })
    counter.counts = [:]
    await mounted.scrollList(to: 600_000)
    #expect(counter.counts.count <= 420)
    #expect(counter.counts.values.allSatisfy { $0 <= 4 })
  }

  private final class Counts: @unchecked Sendable {
    var counts: [Int: Int] = [:]

    func note(_ number: Int) -> Int {
      counts[number, default: 0] += 1
      return number
    }
  }

  @Test("DT7 a property of an observable element evaluates the row that has read it, and nothing else")
  func observable() async throws {
    let models = (0..<1000).map { Model(id: $0) }
    let mounted = try await MountedView(Models(models: models, log: log), size: viewport)
    _ = log.take()
    models[3].name = "changed"
    await Settling.settle()
    #expect(log.take() == ["row 3"])
    models[900].name = "not built"
    await Settling.settle()
    #expect(log.take() == [])
    #expect(mounted.root.rowLines[3] == "changed")
  }

  @Observable @MainActor
  final class Model: Identifiable {
    nonisolated let id: Int
    var name: String

    init(id: Int) { (self.id, name) = (id, "model \(id)") }
  }

  private struct Models: View {
    let models: [Model]
    let log: Log

    var body: some View {
      let _ = log.note("list")
      List(models) { ModelRow(model: $0, log: log) }
    }
  }

  private struct ModelRow: View {
    let model: Model
    let log: Log

    var body: some View {
      let _ = log.note("row \(model.id)")
      Text(model.name)
    }
  }

  @MainActor
  private final class Kept {
    static var living = 0
    init() { Kept.living += 1 }
    isolated deinit { Kept.living -= 1 }
  }

  private struct Keeping: View {
    let numbers: [Int]

    var body: some View { List(numbers, id: \.self) { KeepingRow(number: $0) }.listStyle(.plain) }
  }

  private struct KeepingRow: View {
    let number: Int
    @State private var kept = Kept()
    @State private var count = 0

    var body: some View {
      Button("\(number) \(count)") { count += 1 }.frame(height: 40)
    }
  }

  @Test("DT17 an element that is removed far away ends its state; coming back it is fresh")
  func removedFarAway() async throws {
    let numbers = Array(0..<1000)
    let mounted = try await MountedView(Keeping(numbers: numbers), size: viewport)
    try await mounted.root.find(role: .button, name: "3 0").click()
    await mounted.scrollList(to: 999)
    let living = Kept.living
    mounted.rootView = Keeping(numbers: numbers.filter { $0 != 3 })
    await Settling.settle()
    #expect(Kept.living == living - 1)
    mounted.rootView = Keeping(numbers: numbers)
    await Settling.settle()
    await mounted.scrollList(to: 0)
    #expect(mounted.root.findAll(role: .button).contains { $0.name == "3 0" })
  }

  @Test("DT18 after 20,000 notches down and up a list has no more rows than after the first screenful and its buffers")
  func notches() async throws {
    let mounted = try await mount(Array(0..<100_000))
    let adjustment = try #require(mounted.adjustment())
    func scroll(_ count: Int, by distance: Double) async {
      for _ in 0..<count { gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + distance) }
      await Settling.settle()
    }
    for _ in 0..<20 { await scroll(10, by: 70) }
    let widgets = mounted.root.all.count
    for _ in 0..<50 { await scroll(200, by: 70) }
    for _ in 0..<50 { await scroll(200, by: -70) }
    #expect(mounted.root.all.count <= widgets)
  }

  @Test("DT20 (part) rows of no height are rows, and one of a million pixels is scrolled pixel by pixel")
  func heights() async throws {
    let content = List(0..<30) { row in
      Text("\(row)").frame(height: row == 2 ? 0 : row == 4 ? 1_000_000 : 40)
    }
    .listStyle(.plain)
    let mounted = try await MountedView(content, size: viewport)
    #expect(mounted.root.rowLines.prefix(5) == ["0", "1", "2", "3", "4"])
    await mounted.scroll(to: 5001)
    #expect(mounted.offset == 5001)
    await mounted.scroll(to: 5002)
    #expect(mounted.offset == 5002)
  }
}

extension MountedView {
  /// What GTK shows in the first list.
  @MainActor
  fileprivate var listModel: OpaquePointer? {
    root.all.first { $0.widget.typeName == "GtkListView" }
      .flatMap { gtk_list_view_get_model($0.widget.cast()) }.map { $0.cast() }
  }
}
