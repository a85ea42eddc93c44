import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What changes cost, in counts in which no machine's speed has a part: the scenarios of `Tests/Benchmarks` with fewer
/// rows, so that a change which undoes the work on speed is seen in each run of the tests.
@Suite(.gtk) @MainActor
struct CostTests {
  private let items = Items(300)

  private func cost(of change: (Items) -> Void) async throws -> Cost {
    _ = try await MountedView(ItemList(items: items), size: CGSize(width: 300, height: 200))
    return await Cost.of { change(items) }
  }

  @Test("the text of one row in the array costs that row, and a comparison of the others")
  func changeArray() async throws {
    #expect(try await cost { $0.all[3].text = "changed" } == Cost(lists: 1, rows: 1, updates: 1))
  }

  @Test("the texts of ten rows cost ten rows")
  func someRows() async throws {
    let cost = try await cost { items in
      var changed = items.all
      for index in stride(from: 0, to: 300, by: 30) { changed[index].text = "changed" }
      items.all = changed
    }
    #expect(cost == Cost(lists: 1, rows: 10, updates: 10))
  }

  @Test("a row that comes or goes at the head costs that row")
  func headRow() async throws {
    let coming = try await cost { $0.all.insert(Item(id: -1, text: "new"), at: 0) }
    #expect(coming == Cost(lists: 1, rows: 1, makes: 1, updates: 1))
    #expect(await Cost.of { items.all.removeFirst() } == Cost(lists: 1, dismantles: 1))
  }

  @Test("rows in another order cost no row")
  func order() async throws {
    #expect(try await cost { $0.all.append($0.all.removeFirst()) } == Cost(lists: 1))
    #expect(await Cost.of { items.all.reverse() } == Cost(lists: 1))
  }

  private struct Own: View {
    let number: Int
    let taps: PassthroughSubject<Int, Never>
    @State private var text = "own"

    var body: some View {
      ItemLabel(text: text).onReceive(taps) { if $0 == number { text = "changed" } }
    }
  }

  @Test("a row's own state costs that row, and neither another nor the list")
  func ownState() async throws {
    let taps = PassthroughSubject<Int, Never>()
    _ = try await MountedView(
      ScrollView { VStack { ForEach(0..<300) { Own(number: $0, taps: taps) } } }, size: CGSize(width: 300, height: 200))
    let counts = UpdateStatistics.start()
    taps.send(3)
    await Settling.settle()
    #expect(counts.bodies(of: Own.self) == 1 && counts.updates(of: ItemLabel.self) == 1)
  }

  private struct OwnItem: View {
    let items: Items
    var body: some View { ItemLabel(text: items.all[0].text) }
  }

  @Test(
    "a row's own change takes hardly more instructions where there are four times as many rows",
    .enabled(if: Instructions.areCounted, "the machine counts no instructions"))
  func instructions() async throws {
    var counts: [Int64] = []
    for rows in [300, 1_200] {
      let models = (0..<rows).map { _ in Items(1) }
      _ = try await MountedView(
        ScrollView { VStack { ForEach(0..<rows, id: \.self) { OwnItem(items: models[$0]) } } },
        size: CGSize(width: 300, height: 200))
      var number = 0
      counts.append(
        await Instructions.count {
          number += 1
          models[3].all[0].text = "changed \(number)"
          await Settling.settle()
        })
    }
    #expect(counts[1] < counts[0] * 3 / 2)
  }

  private struct Page: View {
    let items: Items
    var body: some View { Readers(count: 300).environment(\.other, items.all.count) }
  }

  private struct Readers: View {
    let count: Int
    var body: some View { ScrollView { VStack { ForEach(0..<count) { _ in Reader() } } } }
  }

  private struct Reader: View {
    @Environment(\.read) private var read
    var body: some View { Text("\(read)") }
  }

  @Test("a key of the environment that nobody reads costs no body below")
  func otherKey() async throws {
    _ = try await MountedView(Page(items: items), size: CGSize(width: 300, height: 200))
    let counts = UpdateStatistics.start()
    items.all.removeLast()
    await Settling.settle()
    #expect(counts.bodies(of: Page.self) == 1)
    #expect(counts.bodies(of: Readers.self) == 0 && counts.bodies(of: Reader.self) == 0)
  }

  private struct First: View {
    let items: Items
    var body: some View { Text(items.all[0].text) }
  }

  @Test("ten thousand writes in one event cost one body, and leave no memory behind")
  func writes() async throws {
    let mounted = try await MountedView(First(items: items))
    let growth = await Memory.growth(below: 10_000) {
      let counts = UpdateStatistics.start()
      for number in 1...10_000 { items.all[0].text = "\(number % 10)" }
      await Settling.settle()
      #expect(counts.bodies(of: First.self) <= 1)
    }
    #expect(mounted.root.texts == ["0"])
    #expect(growth < 10_000)
  }

  @Test("a list that changes again and again does not grow")
  func changesLeaveNothing() async throws {
    _ = try await MountedView(ItemList(items: items), size: CGSize(width: 300, height: 200))
    let growth = await Memory.growth(below: 10_000) {
      for number in 0..<10 {
        items.all[3].text = "changed \(number % 10)"
        await Settling.settle()
      }
    }
    #expect(growth < 10_000)
  }

  private final class Life: ObservableObject {
    nonisolated(unsafe) static var alive = 0

    @Published var number = 0

    init() { Life.alive += 1 }

    deinit { Life.alive -= 1 }
  }

  private struct Living: View {
    let signals: PassthroughSubject<Int, Never>
    @StateObject private var life = Life()

    var body: some View {
      Text("\(life.number)")
        .task { for await _ in AsyncStream<Int>.makeStream().stream {} }
        .onReceive(signals) { life.number = $0 }
    }
  }

  private struct Generation: View {
    let number: Int
    let signals: PassthroughSubject<Int, Never>
    var body: some View { VStack { ForEach(0..<20) { _ in Living(signals: signals) } }.id(number) }
  }

  @Test("views with a task, an object and a subscription each leave nothing when they are replaced")
  func lives() async throws {
    let signals = PassthroughSubject<Int, Never>()
    let mounted = try await MountedView(Generation(number: 0, signals: signals))
    var number = 0
    let growth = await Memory.growth(below: 20_000) {
      for _ in 0..<5 {
        number += 1
        mounted.rootView = Generation(number: number, signals: signals)
        await Settling.settle()
        await Turn.until { Life.alive == 20 }
      }
    }
    #expect(Life.alive == 20)
    // Of a hundred lives.
    #expect(growth < 20_000)
  }
}

extension CostTests {
  enum Replaced: CaseIterable, Sendable { case field, list, scroll }

  private struct Replacing: View {
    let kind: Replaced
    let number: Int
    @State private var text = "text"

    var body: some View {
      switch kind {
      case .field: TextField("Name", text: $text).id(number)
      case .list: List { Text("row") }.id(number)
      case .scroll: ScrollView { Text("content") }.id(number)
      }
    }
  }

  @Test(
    "EX3 a text field, a list and a scroll view that are replaced leave nothing behind", arguments: Replaced.allCases)
  func replacements(_ kind: Replaced) async throws {
    let mounted = try await MountedView(Replacing(kind: kind, number: 0), size: CGSize(width: 200, height: 200))
    var number = 0
    let growth = await Memory.growth(below: 5_000) {
      for _ in 0..<30 {
        number += 1
        mounted.rootView = Replacing(kind: kind, number: number)
        await Settling.settle()
      }
    }
    // Of thirty.
    #expect(growth < 5_000)
  }
}

extension EnvironmentValues {
  fileprivate var read: Int {
    get { self[ReadKey.self] }
    set { self[ReadKey.self] = newValue }
  }
  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

private struct ReadKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct OtherKey: EnvironmentKey {
  static let defaultValue = 0
}
