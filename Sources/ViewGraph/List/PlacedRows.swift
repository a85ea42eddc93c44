/// A row at a position. Without a type parameter, as many rows are sorted, found and gone through at each change: what is done with
/// values of a type that is not known in advance costs several times as much.
@MainActor
class PlacedRow {
  final let row: ListRowNode

  init(_ row: ListRowNode) { self.row = row }

  /// A row as one of this class. Asked of a class that is at hand, it costs no search for one with type parameters.
  static func found(_ row: PlacedRow) -> Self? { row as? Self }
}

/// Rows in the order of their positions, of which each has one.
struct PlacedRows {
  private var positions: [Int] = []
  private var rows: [PlacedRow] = []

  var all: [PlacedRow] { rows }

  subscript(position: Int) -> PlacedRow? { find(position).map { rows[$0] } }

  /// Calls a function for those that are there by now.
  func forEach(_ body: (_ position: Int, _ row: PlacedRow) -> Void) {
    for offset in rows.indices { body(positions[offset], rows[offset]) }
  }

  func first(where matches: (PlacedRow) -> Bool) -> PlacedRow? { rows.first(where: matches) }

  /// Most come behind all others. None is at the position yet.
  mutating func insert(_ row: PlacedRow, at position: Int) {
    let offset = offset(of: position)
    positions.insert(position, at: offset)
    rows.insert(row, at: offset)
  }

  mutating func remove(at position: Int) -> PlacedRow? {
    guard let offset = find(position) else { return nil }
    positions.remove(at: offset)
    return rows.remove(at: offset)
  }

  /// Gives each row the position that a function says, and returns those that have none any more. Most keep their order.
  mutating func renumber(_ newPosition: (_ position: Int, _ row: PlacedRow) -> Int?) -> [PlacedRow] {
    let former = self
    var gone: [PlacedRow] = []
    positions.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    former.forEach { position, row in
      guard let found = newPosition(position, row) else { return gone.append(row) }
      if let other = remove(at: found) { gone.append(other) }
      insert(row, at: found)
    }
    return gone
  }

  private func find(_ position: Int) -> Int? {
    let offset = offset(of: position)
    return offset < positions.count && positions[offset] == position ? offset : nil
  }

  /// How many rows are before a position.
  private func offset(of position: Int) -> Int {
    if positions.last.map({ $0 < position }) ?? true { return positions.count }
    return positions.partitioningIndex { $0 >= position }
  }
}
