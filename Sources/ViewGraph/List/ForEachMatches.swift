/// Where elements of a `ForEach` are after a change of which they tell nothing: from a look near where they were, or from their ids.
/// The newer keys between the ends are made when one is asked for, and of the older ones those that are.
@MainActor
struct ForEachMatches<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  private enum Source {
    case near(NearChange<ID>)
    case compared(ForEachChange<Data, ID, Content>)
  }

  private let source: Source
  private let byOccurrence: Bool
  /// What is the same before the first change and behind the last.
  let ends: CommonEnds
  /// The newer keys, once one was searched for.
  private var index: KeyIndex<ID>?
  /// What is found of equal keys, which needs the older ones too.
  private var matches: KeyMatches<ID>?

  /// What was found near. Nil where nothing is elsewhere.
  init?(_ near: NearChange<ID>) {
    if near.isEmpty { return nil }
    (source, ends, byOccurrence) = (.near(near), near.ends, false)
  }

  /// With `byOccurrence` the first of equal keys matches the first, the second the second, for which all keys are made; what is
  /// the same at the end may then be that of others.
  init(of change: ForEachChange<Data, ID, Content>, byOccurrence: Bool) {
    self.byOccurrence = byOccurrence
    source = .compared(byOccurrence ? change.withoutEnds : change)
    ends = byOccurrence ? CommonEnds(prefix: change.ends.prefix, suffix: 0) : change.ends
  }

  /// Where the element at an old position is by now; nil if it is gone, or if it is searched for and the id in the key has another
  /// hash value than it had. To be asked for each position once, in order.
  mutating func newPosition(of position: Int, _ key: DiffKey<ID>?) -> Int? {
    switch source {
    case .near(let near): near.newPosition(of: position)
    case .compared(let change): newPosition(of: position, key, in: change)
    }
  }

  private mutating func newPosition(
    of position: Int, _ key: DiffKey<ID>?, in change: ForEachChange<Data, ID, Content>
  ) -> Int? {
    let ends = change.ends
    guard position < change.oldCount else { return nil }
    if position < ends.prefix { return position }
    if position >= change.oldCount - ends.suffix { return position + change.newCount - change.oldCount }
    guard key?.isStable != false else { return nil }
    return find(position, in: change).map { $0 + ends.prefix }
  }

  /// Those that were asked for are few among many, so the others' older keys are not made unless equal ones are told apart.
  private mutating func find(_ position: Int, in change: ForEachChange<Data, ID, Content>) -> Int? {
    if index == nil {
      let newKeys = change.newKeys
      index = KeyIndex(newKeys)
      if byOccurrence { matches = KeyMatches(from: change.oldKeys, to: newKeys, byOccurrence: true) }
    }
    return byOccurrence
      ? matches?.newPosition(of: position - change.ends.prefix) : index?.take(change.oldKey(at: position))
  }

  /// The ids that were seen to occur more than once.
  var repeatedKeys: [DiffKey<ID>] { index?.repeatedKeys ?? [] }
}
