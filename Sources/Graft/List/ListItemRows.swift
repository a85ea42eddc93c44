import CGTK
import GTKSupport
import ViewGraph

/// The rows of a list as items of GTK's model: each row that GTK has shown has one object that stands for it wherever it moves,
/// which is how GTK finds its widget again.
@MainActor
final class ListItemRows {
  private weak var rows: ListRowsNode?

  init(_ rows: ListRowsNode) { self.rows = rows }

  /// Has who shows the rows look around after each layout.
  func followLayout() { rows?.followLayout() }

  /// Where menus open from that are for no row.
  var node: ListRowsNode? { rows }

  /// From now on there are no rows.
  func end() {
    rows?.endFollowing()
    rows = nil
  }

  /// As many as GTK can count.
  private static let greatestCount = Int(guint.max)

  /// How many rows GTK is told of.
  var count: Int { min(rows?.rowCount ?? 0, Self.greatestCount) }

  /// What GTK is told of a change that the rows have had, as far as it can count.
  func countable(at position: Int, removed: Int, added: Int) -> (position: guint, removed: guint, added: guint)? {
    let all = rows?.rowCount ?? 0
    let former = all + removed - added
    guard max(all, former) > Self.greatestCount else { return (guint(position), guint(removed), guint(added)) }
    if all > Self.greatestCount { reportUncountable(all) }
    guard position < Self.greatestCount else { return nil }
    // Rows behind the change may have come to where they are counted.
    return (guint(position), guint(min(former, Self.greatestCount) - position), guint(count - position))
  }

  private func reportUncountable(_ count: Int) {
    guard let rows else { return }
    Diagnostics.report(
      .uncountableRows, at: rows, "of \(count) rows GTK can count \(Self.greatestCount); the others are not shown")
  }

  func row(at position: Int) -> ListRowNode? { rows?.row(at: position) }

  func selectionValue(at position: Int) -> AnyHashable? { rows?.selectionValue(at: position) }

  func ownValue(at position: Int) -> AnyHashable? { rows?.ownValue(at: position) }

  /// Takes values of a kind, of those that are said in rows.
  func take(_ accepts: ((AnyHashable) -> Bool)?) { rows?.acceptsSelection = accepts }

  func positions(of values: Set<AnyHashable>) -> [Int] {
    (rows?.positions(of: values) ?? []).filter { $0 < Self.greatestCount }
  }

  func position(of row: ListRowNode) -> Int? { rows?.position(of: row) }

  func traits(at position: Int) -> RowTraits { rows?.traits(at: position) ?? RowTraits() }

  func traitsBeside(_ position: Int) -> RowTraits? { rows?.traitsBeside(position) }

  /// The sections among the rows, found anew each time.
  var sections: [RowSection] { rows?.rowSections ?? [] }

  /// Whether any view says something of rows.
  var haveTraits: Bool { rows?.haveTraits ?? false }

  func delete(_ position: Int, selected: [Int]) -> Bool { rows?.delete(position, selected: selected) ?? false }

  func move(_ position: Int, selected: [Int], down: Bool) -> Bool {
    rows?.move(position, selected: selected, down: down) ?? false
  }

  func canMove(_ position: Int, selected: [Int], to target: Int, after isAfter: Bool) -> Bool {
    rows?.canMove(position, selected: selected, to: target, after: isAfter) ?? false
  }

  func move(_ position: Int, selected: [Int], to target: Int, after isAfter: Bool) -> Bool {
    rows?.move(position, selected: selected, to: target, after: isAfter) ?? false
  }

  func insertion(at position: Int, after isAfter: Bool) -> (insertion: RowInsertion, offset: Int)? {
    rows?.insertion(at: position, after: isAfter)
  }

  /// The row that GTK shows in an object at a position, which stands for the row from then on.
  func row(at position: Int, in object: UnsafeMutableRawPointer?) -> ListRowNode? {
    let row = row(at: position)
    if let row, row.token == nil { row.token = object.map { ObjectReference(retaining: $0) } }
    return row
  }

  /// Whether an object stands for a row that is there.
  static func isRow(_ row: ListRowNode, shownIn object: UnsafeMutableRawPointer?) -> Bool {
    guard row.isMounted, let token = row.token as? ObjectReference else { return false }
    return token.object.objectAddress == object
  }

  /// Makes a row that is not shown any more the one that GTK shows in an object at a position, if none was made for that and if
  /// its views keep nothing. Tells whether it has.
  func reuse(_ row: ListRowNode, at position: Int, in object: UnsafeMutableRawPointer?) -> Bool {
    guard rows?.reuse(row, at: position) == true else { return false }
    row.token = object.map { ObjectReference(retaining: $0) }
    return true
  }

  /// An object for a row: the row's own, if GTK has shown it. GTK looks at all rows that have come, of which it shows few.
  func item(at position: Int) -> ObjectReference? {
    guard let rows, position < count else { return nil }
    if let item = rows.knownRow(at: position)?.token as? ObjectReference { return item }
    return g_object_new_with_properties(g_object_get_type(), 0, nil, nil).map { ObjectReference(taking: $0) }
  }
}
