import Testing
import ViewGraphTesting

@testable import ViewGraph

/// What makes one list of keys another, beside a plain model.
@Suite
struct KeyedDiffTests {
  private func keys(_ ids: [Int]) -> [DiffKey<Int>] { ids.map { DiffKey($0) } }

  private func diff(_ old: [Int], _ new: [Int], byOccurrence: Bool = false) -> KeyedDiff {
    KeyedDiff(from: keys(old), to: keys(new), byOccurrence: byOccurrence)
  }

  @Test("equal lists have nothing removed, inserted or moved")
  func equal() {
    let same = diff([3, 1, 2], [3, 1, 2])
    #expect(same.origins == [0, 1, 2] && same.removed == [] && same.moved() == [])
    #expect(diff([], []).origins == [] && diff([], []).moved() == [])
  }

  @Test("a key that is inserted has no origin, and one that is gone is removed; the others stay")
  func insertedAndRemoved() {
    let change = diff([1, 2, 3], [1, 9, 3])
    #expect(change.origins == [0, nil, 2] && change.removed == [1] && change.moved() == [])
  }

  @Test("a key that comes from one end to the other moves alone")
  func moved() {
    #expect(diff([1, 2, 3, 4], [2, 3, 4, 1]).moved() == [3])
    #expect(diff([1, 2, 3, 4], [4, 1, 2, 3]).moved() == [0])
    #expect(diff([1, 2, 3, 4], [1, 3, 2, 4]).moved().count == 1)
  }

  @Test("equal keys match by their places at the common end, or by their occurrence wherever they are")
  func repeated() {
    let places = diff([5, 5], [7, 5])
    #expect(places.origins == [nil, 1] && places.removed == [0])
    let occurrences = diff([5, 5], [7, 5], byOccurrence: true)
    #expect(occurrences.origins == [nil, 0] && occurrences.removed == [1])
  }

  @Test("a key is found by its occurrence whichever others are asked for")
  func oneOccurrence() {
    var matches = KeyMatches(from: keys([5, 5, 6, 5]), to: keys([7, 5, 5, 8]), byOccurrence: true)
    #expect(matches.newPosition(of: 1) == 2)
    #expect(matches.newPosition(of: 3) == nil)
    #expect(matches.newPosition(of: 0) == 1)
  }

  @Test("objects are known by their identity")
  func objects() {
    let (first, second, third) = (Notes<Int>(), Notes<Int>(), Notes<Int>())
    let change = KeyedDiff(
      from: [first, second].map { DiffKey(identityOf: $0) }, to: [third, second].map { DiffKey(identityOf: $0) })
    #expect(change.origins == [nil, 1] && change.removed == [0])
  }

  // MARK: Random lists

  /// Two lists with some of their keys in common, short ones and longer ones, with and without repeated keys.
  private func lists(seed: UInt64, repeating: Bool) -> (old: [Int], new: [Int]) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...(seed.isMultiple(of: 3) ? 60 : 10), using: &generator)
    let ids = (0..<count).map { repeating ? Int.random(in: 0...(count / 2), using: &generator) : $0 }
    var new = ids
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
      let place = Int.random(in: 0...new.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: new.insert(repeating ? place : 1000 + new.count * 100 + place, at: place)
      case 1 where place < new.count: new.remove(at: place)
      case 2 where place < new.count: new.append(new.remove(at: place))
      default: new[..<place].shuffle(using: &generator)
      }
    }
    return repeating ? (ids, new) : (ids, unique(new))
  }

  private func unique(_ ids: [Int]) -> [Int] {
    var seen: Set<Int> = []
    return ids.filter { seen.insert($0).inserted }
  }

  /// The origins by a plain search: the first equal key that was not taken.
  private func plainOrigins(_ old: [Int], _ new: [Int]) -> [Int?] {
    var left: [Int?] = old
    return new.map { id in
      let found = left.firstIndex(of: id)
      if let found { left[found] = nil }
      return found
    }
  }

  @Test("random lists: keys match where a plain search finds them, by occurrence or not", arguments: 1...300)
  func random(seed: UInt64) {
    let (old, new) = lists(seed: seed, repeating: false)
    for byOccurrence in [false, true] {
      let change = diff(old, new, byOccurrence: byOccurrence)
      #expect(change.origins == plainOrigins(old, new))
      #expect(change.removed == old.indices.filter { !new.contains(old[$0]) })
    }
  }

  @Test("random lists with repeated keys: by occurrence, the first matches the first", arguments: 1...300)
  func randomOccurrences(seed: UInt64) {
    let (old, new) = lists(seed: seed, repeating: true)
    let change = diff(old, new, byOccurrence: true)
    let origins = plainOrigins(old, new)
    #expect(change.origins == origins)
    #expect(change.removed == old.indices.filter { !origins.contains($0) })
  }

  @Test(
    "random lists with repeated keys: common ends stay, and as many keys match as by occurrence, each with an equal one",
    arguments: 1...300)
  func randomPlaces(seed: UInt64) {
    let (old, new) = lists(seed: seed, repeating: true)
    let change = diff(old, new)
    let ends = CommonEnds(of: keys(old), and: keys(new))
    let matched = change.origins.compactMap(\.self)
    #expect(Set(matched).count == matched.count)
    #expect(matched.count == plainOrigins(old, new).compactMap(\.self).count)
    #expect((matched + change.removed).sorted() == Array(old.indices))
    #expect(
      change.origins.enumerated().allSatisfy { position, origin in origin.map { old[$0] == new[position] } ?? true })
    #expect((0..<ends.prefix).allSatisfy { change.origins[$0] == $0 })
    #expect((0..<ends.suffix).allSatisfy { change.origins[new.count - 1 - $0] == old.count - 1 - $0 })
  }

  @Test("random lists: removals, insertions and moves make the new list, and no fewer moves would", arguments: 1...300)
  func randomMoves(seed: UInt64) {
    let (old, new) = lists(seed: seed, repeating: seed.isMultiple(of: 2))
    let change = diff(old, new)
    let moved = change.moved()
    var list: [Int?] = Array(old.indices)
    list.removeAll { change.removed.contains($0 ?? -1) || moved.contains(change.origins.firstIndex(of: $0) ?? -1) }
    for position in new.indices where change.origins[position] == nil || moved.contains(position) {
      list.insert(change.origins[position], at: position)
    }
    #expect(list == change.origins)
    #expect(moved.allSatisfy { change.origins[$0] != nil })
    let kept = change.origins.compactMap(\.self)
    #expect(moved.count == kept.count - longestIncreasing(kept))
  }

  /// The length of a longest increasing subsequence, by comparing each with each.
  private func longestIncreasing(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
      lengths.append(1 + (lengths[..<index].indices.filter { values[$0] < value }.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.max() ?? 0
  }

  // MARK: Common ends

  @Test("common ends are counted from both sides, and no key twice", arguments: 1...100)
  func ends(seed: UInt64) {
    let (old, new) = lists(seed: seed, repeating: true)
    let ends = CommonEnds(of: keys(old), and: keys(new))
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    #expect(ends.prefix == prefix)
    #expect(
      ends.suffix == zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed()).prefix { $0 == $1 }.count)
  }

  // MARK: Cost

  /// An id that counts how often one is compared.
  private struct Counted: Hashable {
    let number: Int
    let comparisons: Notes<Int>

    static func == (left: Counted, right: Counted) -> Bool {
      left.comparisons.values.append(left.number)
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test("a change of one key among a thousand compares each once, and that one with few", arguments: [0, 500, 1000])
  func oneOfThousand(place: Int) {
    let comparisons = Notes<Int>()
    let old = (0..<1000).map { DiffKey(Counted(number: $0, comparisons: comparisons)) }
    var new = old
    new.insert(DiffKey(Counted(number: -1, comparisons: comparisons)), at: place)
    comparisons.values = []
    let inserted = KeyedDiff(from: old, to: new)
    #expect(inserted.origins.count { $0 == nil } == 1 && inserted.removed == [])
    #expect(comparisons.values.count <= 1001)
    comparisons.values = []
    #expect(KeyedDiff(from: new, to: old).removed == [place])
    #expect(comparisons.values.count <= 1001)
  }
}
