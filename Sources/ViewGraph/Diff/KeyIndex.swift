/// Finds the positions of keys. Equal keys are told apart by their order, so that every element is shown (ID22).
///
/// Its dictionary knows nothing but hash values that were asked for once, as Swift's stops the program where the ids in it
/// change, or lie. Cost: one hashed look for each key, and a comparison for each that has the same hash value.
struct KeyIndex<ID: Hashable> {
  private let keys: [DiffKey<ID>]
  /// The first position of each hash value, taken or not.
  private var first: [Int: Int32] = [:]
  /// At the first position of a hash value, the first one of it that was not taken; -1 if all were. It stands here, as a key
  /// is taken with one look into the dictionary so.
  private var left: [Int32]
  /// The next position of the same hash value that was not taken; -1 behind the last.
  private var next: [Int32]
  /// The positions of keys that are equal to a later one.
  private(set) var repeated: [Int] = []
  var repeatedKeys: [DiffKey<ID>] { repeated.map { keys[$0] } }

  init(_ keys: [DiffKey<ID>]) {
    self.keys = keys
    left = Array(0..<Int32(keys.count))
    next = Array(repeating: -1, count: keys.count)
    first.reserveCapacity(keys.count)
    for position in keys.indices.reversed() {
      guard let other = first.updateValue(Int32(position), forKey: keys[position].hash) else { continue }
      next[position] = other
      if isEqualToOne(from: other, position) { repeated.append(position) }
    }
  }

  /// Equal keys follow each other mostly, so this mostly ends at once.
  private func isEqualToOne(from other: Int32, _ position: Int) -> Bool {
    sequence(first: other) { next[Int($0)] < 0 ? nil : next[Int($0)] }
      .contains { keys[Int($0)].id.isSameID(as: keys[position].id) }
  }

  /// The first position of an equal key that was not taken yet. From now on it is.
  mutating func take(_ key: DiffKey<ID>) -> Int? {
    guard let start = first[key.hash] else { return nil }
    var (previous, position) = (Int32(-1), left[Int(start)])
    while position >= 0 {
      if keys[Int(position)].id.isSameID(as: key.id) {
        remove(position, after: previous, startingAt: start)
        return Int(position)
      }
      (previous, position) = (position, next[Int(position)])
    }
    return nil
  }

  private mutating func remove(_ position: Int32, after previous: Int32, startingAt start: Int32) {
    let following = next[Int(position)]
    if previous >= 0 { next[Int(previous)] = following } else { left[Int(start)] = following }
  }
}
