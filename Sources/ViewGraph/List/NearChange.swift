/// Where rows are by now that were built, in a lazy container over many elements: they are looked for near where they were, and no
/// other id is read. Claim DT10.
@MainActor
struct NearChange<ID: Hashable> {
  /// A row that is known, by the position that it had.
  struct Row {
    let position: Int
    let key: DiffKey<ID>?
    /// Whether something is kept in it that would be missed, for which it must be found wherever it is.
    let isKept: Bool
  }

  /// With fewer elements all ids are compared, which costs no more.
  static var leastCount: Int { 1_000 }
  /// In lists, where a row that is not found near begins anew, all ids are compared of as many.
  static var leastCountInLists: Int { 10_000_000 }
  /// How far from the rows that are known they are looked for.
  private static var reach: Int { 100 }
  /// How many are looked at beyond.
  private static var farReads: Int { 300 }

  private let oldCount: Int
  private let newCount: Int
  private var found: [Int: Int] = [:]
  private(set) var ends = CommonEnds(prefix: 0, suffix: 0)

  /// Looks for rows, in the order of their positions. Nil where one with something to keep was not found.
  init?(_ rows: [Row], among oldCount: Int, in newCount: Int, id: (Int) -> ID) {
    (self.oldCount, self.newCount) = (oldCount, newCount)
    findWhereTheyWere(rows, id)
    let lost = rows.filter { found[$0.position] == nil && $0.key?.isStable == true }
    if !lost.isEmpty { find(lost, id) }
    findFar(lost, id)
    guard lost.allSatisfy({ found[$0.position] != nil || !$0.isKept }) else { return nil }
    guard Set(found.values).count == found.count else { return nil }
    ends = makeEnds(rows.map(\.position))
  }

  /// Whether no row is elsewhere, and none has come or gone.
  var isEmpty: Bool { ends.prefix == oldCount && oldCount == newCount }

  /// Where the element at an old position is by now; nil if it was not found.
  func newPosition(of position: Int) -> Int? { found[position] }

  /// Most are where they were, or as far from the end, or as far away as the one before.
  private mutating func findWhereTheyWere(_ rows: [Row], from shift: Int = 0, _ id: (Int) -> ID) {
    var last = shift
    for row in rows {
      guard let key = row.key else { continue }
      var tried: [Int] = []
      for shift in [last, 0, newCount - oldCount] where !tried.contains(shift) {
        tried.append(shift)
        let place = row.position + shift
        guard (0..<newCount).contains(place), id(place).isSameID(as: key.id) else { continue }
        (found[row.position], last) = (place, shift)
        break
      }
    }
  }

  /// Looks around the rows, where they were from the start and from the end.
  private mutating func find(_ lost: [Row], _ id: (Int) -> ID) {
    var places: [Int: [Int]] = [:]
    let taken = Set(found.values)
    for place in placesAround(lost) where !taken.contains(place) {
      places[DiffKey(id(place)).hash, default: []].append(place)
    }
    for row in lost {
      guard let key = row.key, let same = places[key.hash] else { continue }
      let place = same.first { id($0).isSameID(as: key.id) }
      found[row.position] = place
      places[key.hash] = same.filter { $0 != place }
    }
  }

  /// Rows that followed each other and of which none was found may have moved far together: one look for each as many elements
  /// as they are meets one of them.
  private mutating func findFar(_ lost: [Row], _ id: (Int) -> ID) {
    let run = longestRun(lost)
    guard let first = run.first, !run.contains(where: { found[$0.position] != nil }) else { return }
    let keys = Dictionary(run.compactMap { row in row.key.map { ($0.hash, row) } }) { first, _ in first }
    for place in placesFar(from: first.position, by: run.count) {
      guard let row = keys[DiffKey(id(place)).hash], row.key?.id.isSameID(as: id(place)) == true else { continue }
      return findWhereTheyWere(lost.filter { found[$0.position] == nil }, from: place - row.position, id)
    }
  }

  private func longestRun(_ rows: [Row]) -> ArraySlice<Row> {
    var longest = rows[..<0]
    var start = 0
    for index in rows.indices {
      if index > start, rows[index].position != rows[index - 1].position + 1 { start = index }
      if index + 1 - start > longest.count { longest = rows[start...index] }
    }
    return longest
  }

  /// Places in steps of some elements, the nearest first, on both sides of where a row was from the start and from the end.
  private func placesFar(from position: Int, by step: Int) -> some Sequence<Int> {
    let middles = newCount == oldCount ? [position] : [position, position + newCount - oldCount]
    let places = (1...Self.farReads).lazy.flatMap { turn in middles.flatMap { [$0 - turn * step, $0 + turn * step] } }
    return places.filter { [newCount] in (0..<newCount).contains($0) }.prefix(Self.farReads)
  }

  private func placesAround(_ rows: [Row]) -> [Int] {
    var places: Set<Int> = []
    for row in rows {
      for shift in [0, newCount - oldCount] {
        let middle = row.position + shift
        let end = max(0, min(newCount, middle + Self.reach + 1))
        places.formUnion(min(end, max(0, middle - Self.reach))..<end)
      }
    }
    return places.sorted()
  }

  /// What is taken for the same: all before the first row that is elsewhere, and all after the last that is not as far from the
  /// end as it was.
  private func makeEnds(_ positions: [Int]) -> CommonEnds {
    let least = min(oldCount, newCount)
    let moved = positions.first { found[$0] != $0 }
    let prefix = moved.map { min($0, found[$0] ?? $0) } ?? least
    let last = positions.last { found[$0] != $0 + newCount - oldCount }
    let suffix = last.map { oldCount - $0 - 1 } ?? oldCount
    return CommonEnds(prefix: min(prefix, least), suffix: max(0, min(suffix, least - min(prefix, least))))
  }
}
