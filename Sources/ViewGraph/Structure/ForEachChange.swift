/// Elements of a `ForEach` and those that take their place, compared by their ids from both ends inwards. Each id is read once, but
/// those twice that differ first, and only those between what is common are hashed. Claim DT4.
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
    // No closures, here and below: they would be called for each element (page Cost).
    var prefix = 0
    while prefix < longest, old.id(at: prefix).isSameID(as: new.id(at: prefix)) { prefix += 1 }
    if prefix == newCount, prefix == oldCount { return nil }
    let rest = readable == oldCount ? longest - prefix : 0
    var suffix = 0
    while suffix < rest, old.id(at: readable - 1 - suffix).isSameID(as: new.id(at: newCount - 1 - suffix)) {
      suffix += 1
    }
    (self.old, self.new, self.oldCount) = (old, new, readable)
    ends = CommonEnds(prefix: prefix, suffix: suffix)
  }

  var newCount: Int { new.elements.count }

  /// The same, where it does not count what is common.
  var withoutEnds: Self {
    var change = self
    change.ends = CommonEnds(prefix: 0, suffix: 0)
    return change
  }

  /// The keys between the ends.
  var oldKeys: [DiffKey<ID>] { old.keys(in: ends.prefix..<oldCount - ends.suffix) }
  var newKeys: [DiffKey<ID>] { new.keys(in: ends.prefix..<newCount - ends.suffix) }

  func oldKey(at position: Int) -> DiffKey<ID> { DiffKey(old.id(at: position)) }
}

extension ForEach {
  fileprivate func id(at offset: Int) -> ID { rowID(elements.element(at: offset)) }

  fileprivate func keys(in offsets: Range<Int>) -> [DiffKey<ID>] {
    var keys: [DiffKey<ID>] = []
    keys.reserveCapacity(offsets.count)
    for offset in offsets { keys.append(DiffKey(id(at: offset))) }
    return keys
  }

  /// The first of some elements that has an id, which may be of another type; nil if none has it.
  func offset(of id: AnyHashable, among count: Int) -> Int? {
    guard let id = id.base as? ID else { return nil }
    for offset in 0..<min(count, elements.count) where self.id(at: offset) == id { return offset }
    return nil
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
