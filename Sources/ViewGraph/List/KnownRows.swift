/// The rows of a `ForEach` that the toolkit has asked for, by their positions.
@MainActor
struct KnownRows<ID: Hashable, Node: ViewNode> {
  struct Row {
    let row: ListRowNode
    /// Nil where the element was gone.
    let key: DiffKey<ID>?
    /// The views of the row; nil before they were built.
    var node: Node?
  }

  private var rows: [Int: Row] = [:]
  /// How many rows have a key of each hash value: most keys are new, which is found without a look at all rows.
  private var hashes: [Int: Int] = [:]

  subscript(index: Int) -> Row? { rows[index] }

  var all: some Sequence<Row> { rows.values }

  /// The rows in order. Their positions are sorted, and not they: their type is not known in advance, so that each that is moved
  /// costs a search.
  var inOrder: [(index: Int, row: Row)] {
    rows.keys.sorted().compactMap { index in rows[index].map { (index, $0) } }
  }

  func hasKey(_ key: DiffKey<ID>) -> Bool { hashes[key.hash] != nil && rows.values.contains { $0.key == key } }

  mutating func insert(_ row: Row, at index: Int) {
    remove(at: index)
    rows[index] = row
    if let key = row.key { hashes[key.hash, default: 0] += 1 }
  }

  @discardableResult
  mutating func remove(at index: Int) -> Row? {
    guard let row = rows.removeValue(forKey: index) else { return nil }
    if let key = row.key { hashes[key.hash] = hashes[key.hash].flatMap { $0 > 1 ? $0 - 1 : nil } }
    return row
  }

  mutating func removeAll() { (rows, hashes) = ([:], [:]) }

  mutating func setNode(_ node: Node?, at index: Int) { rows[index]?.node = node }
}
