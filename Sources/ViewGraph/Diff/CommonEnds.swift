/// How many keys two lists have in common at their beginning and, of the others, at their end.
struct CommonEnds: Equatable {
  let prefix: Int
  let suffix: Int

  init(prefix: Int, suffix: Int) { (self.prefix, self.suffix) = (prefix, suffix) }

  /// What is common of the first list and the last of two changes, one after the other.
  func followed(by later: CommonEnds) -> CommonEnds {
    CommonEnds(prefix: min(prefix, later.prefix), suffix: min(suffix, later.suffix))
  }

  init<ID>(of old: [DiffKey<ID>], and new: [DiffKey<ID>]) {
    let prefix = Self.prefix(of: old, and: new)
    self.prefix = prefix
    let longest = min(old.count, new.count) - prefix
    suffix = (0..<longest).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? longest
  }

  /// Leaves the end to those who tell equal keys apart by their occurrence.
  init<ID>(prefixOf old: [DiffKey<ID>], and new: [DiffKey<ID>]) {
    prefix = Self.prefix(of: old, and: new)
    suffix = 0
  }

  private static func prefix<ID>(of old: [DiffKey<ID>], and new: [DiffKey<ID>]) -> Int {
    let longest = min(old.count, new.count)
    return (0..<longest).first { old[$0] != new[$0] } ?? longest
  }
}
