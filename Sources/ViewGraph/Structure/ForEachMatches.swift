/// Where elements of a `ForEach` are after a change. The keys between the ends are made when one of them is asked for.
@MainActor
struct ForEachMatches<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  private let change: ForEachChange<Data, ID, Content>
  private let byOccurrence: Bool
  private var matches: KeyMatches<ID>?
  /// The newer keys that were made.
  private(set) var comparedKeys: [DiffKey<ID>] = []

  /// With `byOccurrence` the first of equal keys matches the first, the second the second, for which all keys are made.
  init(of change: ForEachChange<Data, ID, Content>, byOccurrence: Bool) {
    self.change = byOccurrence ? change.withoutEnds : change
    self.byOccurrence = byOccurrence
  }

  /// Where the element at an old position is by now; nil if it is gone, or if it is searched for and its id is not what the key
  /// says that it was. To be asked for each position once, in order.
  mutating func newPosition(of position: Int, _ key: DiffKey<ID>?) -> Int? {
    let ends = change.ends
    if position < ends.prefix { return position }
    if position >= change.oldCount - ends.suffix { return position + change.newCount - change.oldCount }
    guard key?.isStable != false else { return nil }
    var found = matches ?? makeMatches()
    defer { matches = found }
    return found.newPosition(of: position - ends.prefix).map { $0 + ends.prefix }
  }

  private mutating func makeMatches() -> KeyMatches<ID> {
    comparedKeys = change.newKeys
    return KeyMatches(from: change.oldKeys, to: comparedKeys, byOccurrence: byOccurrence)
  }
}
