import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing
import ViewGraphTesting

/// How much of its data a list reads.
@Suite(.gtk) @MainActor
struct ListDataTests {
  private static let size = CGSize(width: 300, height: 400)

  /// What was read of a collection.
  private final class Reads {
    private(set) var positions: [Int] = []

    func note(_ position: Int) { positions.append(position) }

    func take() -> [Int] {
      defer { positions = [] }
      return positions
    }
  }

  /// Numbers that note which of them are read.
  private struct Numbers: RandomAccessCollection {
    var count: Int
    let reads: Reads
    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(position: Int) -> Int {
      reads.note(position)
      return position
    }
  }

  @Test("DT1 a list of a million elements reads those whose rows are built, and no other")
  func first() async throws {
    let reads = Reads()
    let mounted = try await MountedView(
      List(Numbers(count: 1_000_000, reads: reads), id: \.self) { Text(verbatim: "\($0)") }, size: Self.size)
    #expect(mounted.root.rowLines.first == "0")
    #expect(Set(reads.take()).count <= 210)
    await mounted.scrollList(to: 500_000)
    #expect(mounted.root.rowLines.contains("500000"))
    #expect(Set(reads.take()).count <= 420)
  }

  private struct Parent: View {
    let log: Log
    @State private var count = 0
    @State private var numbers = (0..<1_000).map { Item(id: $0, text: "\($0)") }

    struct Item: Identifiable {
      let id: Int
      var text: String
    }

    var body: some View {
      let _ = log.note("parent")
      VStack {
        Text("count \(count)")
        List(numbers) { item in Row(text: item.text, log: log) }
        HStack {
          Button("count") { count += 1 }
          Button("change") { numbers[2].text = "changed" }
          Button("insert") { numbers.insert(Item(id: -1, text: "new"), at: 1) }
        }
      }
    }

    struct Row: View {
      let text: String
      let log: Log

      var body: some View {
        log.note(text)
        return Text(text)
      }
    }
  }

  @Test("DT2 a list that is given the same array again evaluates no row")
  func same() async throws {
    let log = Log()
    let mounted = try await MountedView(Parent(log: log), size: Self.size)
    _ = log.take()
    for _ in 0..<2 { try await mounted.root.find(role: .button, name: "count").click() }
    #expect(log.take() == ["parent", "parent"])
  }

  @Test("DT3 (part) a changed element evaluates its row alone, and one that comes its own")
  func changes() async throws {
    let log = Log()
    let mounted = try await MountedView(Parent(log: log), size: Self.size)
    _ = log.take()
    try await mounted.root.find(role: .button, name: "change").click()
    #expect(log.take() == ["parent", "changed"])
    try await mounted.root.find(role: .button, name: "insert").click()
    #expect(log.take() == ["parent", "new"])
    #expect(mounted.root.rowLines.prefix(4) == ["0", "new", "1", "changed"])
  }

  private struct Shrinking: View {
    let numbers: Shared
    @State private var count = 0

    final class Shared: RandomAccessCollection {
      var count = 100
      var startIndex: Int { 0 }
      var endIndex: Int { count }

      subscript(position: Int) -> Int {
        precondition(position < count)
        return position
      }
    }

    var body: some View {
      VStack {
        List(numbers, id: \.self) { Text(verbatim: "\($0)") }
        Button("evaluate \(count)") { count += 1 }
      }
    }
  }

  @Test("DT13 (part) elements that are gone without a word are empty rows and reported, until the list is told")
  func gone() async throws {
    let numbers = Shrinking.Shared()
    let mounted = try await MountedView(Shrinking(numbers: numbers), size: CGSize(width: 300, height: 200))
    numbers.count = 10
    await mounted.scrollList(to: 99)
    await mounted.scrollList(to: 0)
    try await mounted.root.find(role: .button, name: "evaluate 0").click()
    #expect(mounted.root.rowLines == (0..<10).map { "\($0)" })
    #expect(Diagnostics.recorded.allSatisfy { $0.kind == .missingElement })
  }

  @Test("DT4 (part) what comes, goes and moves in a long list is found, whatever was built")
  func found() async throws {
    var generator = SeededGenerator(seed: 7)
    var numbers = Array(0..<2_000)
    let mounted = try await MountedView(Listed(numbers: numbers), size: CGSize(width: 300, height: 200))
    for step in 0..<60 {
      switch step % 4 {
      case 0: numbers.insert(2_000 + step, at: Int.random(in: 0...numbers.count, using: &generator))
      case 1: numbers.remove(at: Int.random(in: 0..<numbers.count, using: &generator))
      case 2:
        numbers.swapAt(Int.random(in: 0..<9, using: &generator), Int.random(in: 0..<numbers.count, using: &generator))
      default:
        numbers.removeSubrange(Int.random(in: 0..<5, using: &generator)..<Int.random(in: 5..<30, using: &generator))
      }
      mounted.rootView = Listed(numbers: numbers)
      await Settling.settle()
      let shown = mounted.root.rowLines.compactMap { Int($0) }
      let first = try #require(shown.first.flatMap { numbers.firstIndex(of: $0) })
      try #require(shown == Array(numbers[first..<first + shown.count]))
    }
  }

  /// An id that counts how often one is hashed.
  private struct Key: Hashable {
    nonisolated(unsafe) static var hashes = 0
    let number: Int

    func hash(into hasher: inout Hasher) {
      Key.hashes += 1
      hasher.combine(number)
    }
  }

  private struct Keyed: View {
    let keys: [Key]

    var body: some View { List(keys, id: \.self) { Text(verbatim: "\($0.number)") } }
  }

  @Test("DT4 an insertion, removal or move far from what is seen hashes no id of a long list")
  func hashes() async throws {
    var keys = (0..<20_000).map { Key(number: $0) }
    let mounted = try await MountedView(Keyed(keys: keys), size: Self.size)
    let changes: [(inout [Key]) -> Void] = [
      { $0.insert(Key(number: -1), at: 10_000) }, { _ = $0.remove(at: 12_000) }, { $0.swapAt(15_000, 16_000) },
    ]
    for change in changes {
      change(&keys)
      Key.hashes = 0
      mounted.rootView = Keyed(keys: keys)
      await Settling.settle()
      #expect(Key.hashes == 0)
    }
    #expect(mounted.root.rowLines.prefix(2) == ["0", "1"])
  }

  private struct Listed: View {
    let numbers: [Int]

    var body: some View { List(numbers, id: \.self) { Text(verbatim: "\($0)") } }
  }
}
