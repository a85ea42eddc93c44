/// The rows of a `ForEach` that the toolkit has asked for, by their positions.
@MainActor
struct KnownRows<ID: Hashable, Node: ViewNode> {
  final class Row: PlacedRow {
    /// Nil where the element was gone.
    let key: DiffKey<ID>?
    /// The views of the row; nil before they were built.
    fileprivate(set) var node: Node?

    init(row: ListRowNode, key: DiffKey<ID>?, node: Node?) {
      (self.key, self.node) = (key, node)
      super.init(row)
    }
  }

  private var placed = PlacedRows()
  /// How many rows have a key of each hash value: most keys are new, which is found without a look at all rows.
  private var hashes: [Int: Int] = [:]

  subscript(index: Int) -> Row? { placed[index] as? Row }

  /// The rows that are known by now, in order, as `Row`: what is done for each is to be done without a call for each, which would
  /// search for the types anew.
  var all: [PlacedRow] { placed.all }

  /// Calls a function for each row that is known by now, in order.
  func forEach(_ body: (_ index: Int, _ row: Row) -> Void) {
    placed.forEach { index, row in (row as? Row).map { body(index, $0) } }
  }

  func first(where matches: (Row) -> Bool) -> Row? { placed.first { ($0 as? Row).map(matches) == true } as? Row }

  func hasKey(_ key: DiffKey<ID>) -> Bool { hashes[key.hash] != nil && first { $0.key == key } != nil }

  mutating func insert(_ row: Row, at index: Int) {
    remove(at: index)
    placed.insert(row, at: index)
    if let key = row.key { hashes[key.hash, default: 0] += 1 }
  }

  @discardableResult
  mutating func remove(at index: Int) -> Row? {
    guard let row = placed.remove(at: index) as? Row else { return nil }
    forgetKey(of: row)
    return row
  }

  private mutating func forgetKey(of row: Row) {
    guard let hash = row.key?.hash else { return }
    hashes[hash] = hashes[hash].flatMap { $0 > 1 ? $0 - 1 : nil }
  }

  /// Gives each row the position that a function says, and returns those that have none any more.
  mutating func renumber(_ newPosition: (_ position: Int, _ row: PlacedRow) -> Int?) -> [Row] {
    let gone = placed.renumber { position, row in
      guard let found = newPosition(position, row) else { return nil }
      row.row.index = found
      return found
    }
    return gone.compactMap { row in
      guard let row = row as? Row else { return nil }
      forgetKey(of: row)
      return row
    }
  }

  func setNode(_ node: Node?, at index: Int) { self[index]?.node = node }
}
