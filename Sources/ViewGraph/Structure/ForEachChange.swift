/// Elements of a `ForEach` and those that take their place, compared by their ids from both ends inwards. Each id is read at most
/// once, and only those between what is common are kept and hashed. Claim DT4.
@MainActor
struct ForEachChange<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  private let old: ForEach<Data, ID, Content>
  private let new: ForEach<Data, ID, Content>
  /// How many elements there were.
  let oldCount: Int
  private(set) var ends: CommonEnds

  /// Nil where all ids are the same. A collection may have another count by now than it had.
  init?(from old: ForEach<Data, ID, Content>, count oldCount: Int, to new: ForEach<Data, ID, Content>) {
    let newCount = new.elements.count
    if oldCount == newCount, new.hasSameElements(as: old) { return nil }
    let readable = min(oldCount, old.elements.count)
    let longest = min(readable, newCount)
    let prefix = Self.sameIDs(old.ids(in: 0..<longest), new.ids(in: 0..<longest))
    if prefix == newCount, prefix == oldCount { return nil }
    let rest = readable == oldCount ? longest - prefix : 0
    let suffix = Self.sameIDs(
      old.ids(in: readable - rest..<readable).reversed(), new.ids(in: newCount - rest..<newCount).reversed())
    (self.old, self.new, self.oldCount) = (old, new, readable)
    ends = CommonEnds(prefix: prefix, suffix: suffix)
  }

  /// How many are the same before the first that is not. Nothing of them is kept, however many they are.
  private static func sameIDs(_ old: some Sequence<ID>, _ new: some Sequence<ID>) -> Int {
    var count = 0
    for (old, new) in zip(old, new) {
      guard old.isSameID(as: new) else { break }
      count += 1
    }
    return count
  }

  var newCount: Int { new.elements.count }

  /// The same, where it does not count what is common.
  var withoutEnds: Self {
    var change = self
    change.ends = CommonEnds(prefix: 0, suffix: 0)
    return change
  }

  /// The keys between the ends.
  var oldKeys: [DiffKey<ID>] { old.ids(in: ends.prefix..<oldCount - ends.suffix).map { DiffKey($0) } }
  var newKeys: [DiffKey<ID>] { new.ids(in: ends.prefix..<newCount - ends.suffix).map { DiffKey($0) } }
}

extension ForEach {
  /// The ids of elements by their offsets, each read when it is asked for.
  func ids(in offsets: Range<Int>) -> some BidirectionalCollection<ID> {
    offsets.lazy.map { rowID(elements.element(at: $0)) }
  }

  /// The first of some elements that has an id, which may be of another type; nil if none has it.
  func offset(of id: AnyHashable, among count: Int) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return ids(in: 0..<min(count, elements.count)).enumerated().first { $0.element == id }?.offset
  }

  /// Reports a collection that says so.
  func reportContradictingCount(at node: ViewNode) {
    let count = data.distance(from: data.startIndex, to: data.endIndex)
    guard count != data.count else { return }
    Diagnostics.report(
      .contradictingCount, at: node,
      "a collection says that it has \(data.count) elements, and has \(count) between its ends; the fewer are shown")
  }

  /// Whether the elements are known to be the same without a look at one. Claim DT2.
  func hasSameElements(as other: ForEach) -> Bool { data.isSameAtOnce(as: other.data) ?? false }
}
