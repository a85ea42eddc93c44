import Testing
import ViewGraphTesting

@testable import ViewGraph

/// What collections tell of their changes, against arrays that are changed alike.
struct ToldChangesTests {
  /// Changes at random of numbers that are all different, and what they make of them.
  private struct Edits {
    var random: SeededGenerator
    private(set) var numbers: [Int]
    private(set) var changes: [ElementChange] = []
    private var next: Int

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed &* 7919 &+ 1)
      numbers = Array(0..<Int.random(in: 0...12, using: &random))
      next = numbers.count
    }

    mutating func edit() {
      switch Int.random(in: 0...2, using: &random) {
      case 0: insert(Int.random(in: 0...4, using: &random), at: Int.random(in: 0...numbers.count, using: &random))
      case 1: remove()
      default: move()
      }
    }

    private mutating func insert(_ count: Int, at place: Int) {
      numbers.insert(contentsOf: next..<next + count, at: place)
      next += count
      changes.append(.inserted(place..<place + count))
    }

    private mutating func remove() {
      let start = Int.random(in: 0...numbers.count, using: &random)
      let end = Int.random(in: start...numbers.count, using: &random)
      numbers.removeSubrange(start..<end)
      changes.append(.removed(start..<end))
    }

    private mutating func move() {
      guard let from = numbers.indices.randomElement(using: &random),
        let to = numbers.indices.randomElement(using: &random)
      else { return }
      numbers.insert(numbers.remove(at: from), at: to)
      changes.append(.moved(from: from, to: to))
    }
  }

  @Test("DT6 each element is where the changes lead to, and what is common at both ends has not changed")
  func random() throws {
    for seed in UInt64(1)...20_000 {
      var edits = Edits(seed: seed)
      let old = edits.numbers
      for _ in 0..<Int.random(in: 1...6, using: &edits.random) { edits.edit() }
      let (new, changes) = (edits.numbers, edits.changes)
      let told = try #require(ToldChanges(changes, from: old.count, to: new.count), "\(seed): \(changes)")
      let positions = old.indices.map { told.newPosition(of: $0) }
      try #require(positions == old.map { new.firstIndex(of: $0) }, "\(seed): \(changes)")
      let ends = told.ends
      try #require(ends.prefix >= 0 && ends.suffix >= 0 && ends.prefix + ends.suffix <= min(old.count, new.count))
      try #require(old.prefix(ends.prefix) == new.prefix(ends.prefix), "\(seed): \(changes)")
      try #require(old.suffix(ends.suffix) == new.suffix(ends.suffix), "\(seed): \(changes)")
    }
  }

  @Test("DT6 changes out of bounds, and such that lead to another count, are none")
  func contradictions() {
    #expect(ToldChanges([.inserted(-1..<0)], from: 3, to: 4) == nil)
    #expect(ToldChanges([.inserted(4..<5)], from: 3, to: 4) == nil)
    #expect(ToldChanges([.removed(2..<4)], from: 3, to: 1) == nil)
    #expect(ToldChanges([.moved(from: 0, to: 3)], from: 3, to: 3) == nil)
    #expect(ToldChanges([.inserted(0..<1)], from: 3, to: 3) == nil)
    #expect(ToldChanges([], from: 3, to: 4) == nil)
  }
}
