/// Finds the keys of a list in a newer one.
///
/// What the lists have in common at their ends needs no search, so that a change of few keys among many costs a comparison
/// for each of the many, and a search for each of the few that are asked for.
struct KeyMatches<ID: Hashable> {
  let ends: CommonEnds
  private let old: [DiffKey<ID>]
  private let new: [DiffKey<ID>]
  /// The keys between the ends of the newer list, once one was searched for.
  private var unclaimed: KeyIndex<ID>?
  /// Where all old keys behind the common ones are by now, once one was searched for by occurrence: which one it is depends
  /// on those before it, whether they are asked for or not.
  private var occurrences: [Int?]?
  private let byOccurrence: Bool

  /// Equal keys match in their order, but at the common ends by their places; with `byOccurrence` the first always matches
  /// the first, the second the second, whatever is around them. Where no key repeats, that is the same.
  init(from old: [DiffKey<ID>], to new: [DiffKey<ID>], byOccurrence: Bool = false) {
    (self.old, self.new, self.byOccurrence) = (old, new, byOccurrence)
    ends = byOccurrence ? CommonEnds(prefixOf: old, and: new) : CommonEnds(of: old, and: new)
  }

  /// Where the key at an old position is by now; nil if it is gone. Of equal keys between the ends, whoever is asked for
  /// first has the first, so each position is asked for once.
  mutating func newPosition(of position: Int) -> Int? {
    if position < ends.prefix { return position }
    if position >= old.count - ends.suffix { return position + new.count - old.count }
    guard byOccurrence else { return take(old[position]) }
    let found = occurrences ?? old[ends.prefix...].map { take($0) }
    occurrences = found
    return found[position - ends.prefix]
  }

  private mutating func take(_ key: DiffKey<ID>) -> Int? {
    if unclaimed == nil { unclaimed = KeyIndex(Array(new[ends.prefix..<(new.count - ends.suffix)])) }
    return unclaimed?.take(key).map { $0 + ends.prefix }
  }
}
