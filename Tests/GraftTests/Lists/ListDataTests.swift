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

  @Test("DT1 a list of a million elements reads those whose rows are built, and no other")
  func first() async throws {
    let reads = Reads()
    let mounted = try await MountedView(
      List(NotedNumbers(count: 1_000_000, reads: reads), id: \.self) { Text(verbatim: "\($0)") }, size: Self.size)
    #expect(mounted.root.rowLines.first == "0")
    #expect(Set(reads.take()).count <= 210)
    await mounted.scrollList(to: 500_000)
    #expect(mounted.root.rowLines.contains("500000"))
    #expect(Set(reads.take()).count <= 420)
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

  @Test("DT4 a search that leaves ten of 20,000 hashes those and those of built rows, another order each once")
  func fewHashes() async throws {
    let keys = (0..<20_000).map { Key(number: $0) }
    let mounted = try await MountedView(Keyed(keys: keys), size: Self.size)
    for (changed, most) in [(keys.filter { $0.number % 2_000 == 1_999 }, 2_000), (keys.reversed(), 22_000)] {
      mounted.rootView = Keyed(keys: keys)
      await Settling.settle()
      Key.hashes = 0
      mounted.rootView = Keyed(keys: changed)
      await Settling.settle()
      #expect(Key.hashes <= most)
      #expect(Array(mounted.root.rowLines.prefix(2)) == changed.prefix(2).map { "\($0.number)" })
    }
  }

  private struct Listed: View {
    let numbers: [Int]

    var body: some View { List(numbers, id: \.self) { Text(verbatim: "\($0)") } }
  }

  @Test("LZ20 rows that are seen stay where they are when one of them is moved to the head")
  func movedRow() async throws {
    let numbers = Source(Array(0..<200))
    let mounted = try await MountedView(SourceRows(numbers: numbers), size: Self.size)
    await mounted.scrollList(to: 100)
    let place = try mounted.root.frame(ofText: "101")
    numbers.value.move(fromOffsets: [103], toOffset: 0)
    await Settling.settle()
    #expect(try mounted.root.frame(ofText: "101") == place)
  }

  private struct SourceRows: View {
    let numbers: Source<[Int]>
    var body: some View { List(numbers.value, id: \.self) { Text(verbatim: "\($0)") } }
  }
}
