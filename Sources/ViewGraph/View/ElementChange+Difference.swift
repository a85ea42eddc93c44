extension Array where Element == ElementChange {
  /// What leads from one state of a collection to another as a difference of the two says, as ``ChangeTrackingCollection`` tells
  /// it: what was removed, from the last on, and then what was inserted or has moved, from the first on.
  ///
  /// A move is what the difference says is one, for which it is asked to infer them, as in
  /// `[ElementChange](new.difference(from: old).inferringMoves())`; other elements are removed, and begin anew where they are
  /// inserted. The time grows with the changes, and with the changes times the moves. Claim DT22.
  public init<Item>(_ difference: CollectionDifference<Item>) { self = DifferenceSteps(difference).changes }
}

/// The changes of a difference, each of which counts in what those before have left.
private struct DifferenceSteps {
  private(set) var changes: [ElementChange] = []
  /// The elements that are still to be moved, by the offsets that they had first, and where they are by now, in order.
  private var waiting: [(former: Int, now: Int)] = []

  init<Item>(_ difference: CollectionDifference<Item>) {
    waiting = difference.removals.filter(\.isMove).map { ($0.offset, $0.offset) }
    for removal in difference.removals.reversed() where !removal.isMove { remove(removal.offset) }
    for case .insert(let offset, _, let former) in difference.insertions {
      if let former { move(former, to: offset) } else { insert(at: offset) }
    }
  }

  /// Runs are removed from their ends on.
  private mutating func remove(_ offset: Int) {
    shift(by: -1) { $0 > offset }
    guard case .removed(let later)? = changes.last, later.lowerBound == offset + 1 else {
      return changes.append(.removed(offset..<offset + 1))
    }
    changes[changes.count - 1] = .removed(offset..<later.upperBound)
  }

  private mutating func insert(at offset: Int) {
    let place = makePlace(at: offset)
    guard case .inserted(let earlier)? = changes.last, earlier.upperBound == place else {
      return changes.append(.inserted(place..<place + 1))
    }
    changes[changes.count - 1] = .inserted(earlier.lowerBound..<place + 1)
  }

  private mutating func move(_ former: Int, to offset: Int) {
    guard let index = waiting.firstIndex(where: { $0.former == former }) else { return }
    let from = waiting.remove(at: index).now
    shift(by: -1) { $0 > from }
    let place = makePlace(at: offset)
    if place != from { changes.append(.moved(from: from, to: place)) }
  }

  /// Where an element comes to that is at an offset in the end, before which others may be waiting still.
  private mutating func makePlace(at offset: Int) -> Int {
    let place = waiting.reduce(offset) { $1.now < $0 ? $0 + 1 : $0 }
    shift(by: 1) { $0 >= place }
    return place
  }

  private mutating func shift(by distance: Int, where isBehind: (Int) -> Bool) {
    for index in waiting.indices where isBehind(waiting[index].now) { waiting[index].now += distance }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  fileprivate var isMove: Bool {
    switch self {
    case .insert(_, _, let other), .remove(_, _, let other): other != nil
    }
  }
}
