/// What a collection has told of its changes, if they can be.
struct ToldChanges {
  private let changes: [ElementChange]
  let ends: CommonEnds
  /// Whether they change no place.
  let isEmpty: Bool

  /// Nil where an offset is out of bounds, or another count results.
  init?(_ changes: [ElementChange], from oldCount: Int, to newCount: Int) {
    var count = oldCount
    var (prefix, suffix) = (oldCount, oldCount)
    for change in changes {
      guard change.isPossible(among: count) else { return nil }
      count += change.growth
      prefix = min(prefix, change.touched.lowerBound)
      suffix = min(suffix, count - change.touched.upperBound)
    }
    guard count == newCount else { return nil }
    self.changes = changes
    ends = CommonEnds(prefix: prefix, suffix: min(suffix, min(oldCount, newCount) - prefix))
    isEmpty = prefix == oldCount && oldCount == newCount
  }

  /// Where an element is by now; nil if it is gone.
  func newPosition(of position: Int) -> Int? {
    changes.reduce(position) { position, change in position.flatMap(change.newPosition) }
  }
}

extension ElementChange {
  fileprivate func isPossible(among count: Int) -> Bool {
    switch self {
    case .inserted(let range): range.lowerBound >= 0 && range.lowerBound <= count
    case .removed(let range): range.lowerBound >= 0 && range.upperBound <= count
    case .moved(let from, let to): (0..<count).contains(from) && (0..<count).contains(to)
    }
  }

  /// By how much there are more elements then.
  fileprivate var growth: Int {
    switch self {
    case .inserted(let range): range.count
    case .removed(let range): -range.count
    case .moved: 0
    }
  }

  /// The offsets afterwards beyond which all elements are as before.
  fileprivate var touched: Range<Int> {
    switch self {
    case .inserted(let range): range
    case .removed(let range): range.lowerBound..<range.lowerBound
    case .moved(let from, let to): min(from, to)..<max(from, to) + 1
    }
  }

  fileprivate func newPosition(of position: Int) -> Int? {
    switch self {
    case .inserted(let range): return position < range.lowerBound ? position : position + range.count
    case .removed(let range):
      if range.contains(position) { return nil }
      return position < range.lowerBound ? position : position - range.count
    case .moved(let from, let to):
      if position == from { return to }
      let rest = position > from ? position - 1 : position
      return rest >= to ? rest + 1 : rest
    }
  }
}

/// The state of a collection that tells its changes, as it was when somebody followed it last.
struct KnownRevision {
  private let changesSince: (Any) -> [ElementChange]?

  /// Nil for a collection that tells nothing.
  init?(of data: some RandomAccessCollection) {
    guard let data = data as? any ChangeTrackingCollection else { return nil }
    self.init(tracking: data)
  }

  private init<Data: ChangeTrackingCollection>(tracking data: Data) {
    let revision = data.revision
    changesSince = { later in
      guard let later = later as? Data else { return nil }
      return later.revision == revision ? [] : later.changes(since: revision)
    }
  }

  /// What has been done to the collection since; nil if that is not known.
  func changes(to later: some RandomAccessCollection) -> [ElementChange]? { changesSince(later) }
}
