/// Which books are shown, and in which order.
struct BookQuery: Equatable, Sendable {
  enum Column: String, CaseIterable { case id, title, author, year, pages }

  var search = ""
  var column = Column.id
  var isReverse = false

  // snippet: the numbers of the books, in order
  /// An index has the numbers in order: no book is read for them. A search reads all books, one after another, and sorts what
  /// it has found; the plus keeps it from the index, by which it would read them here and there.
  private var sql: String {
    let direction = isReverse ? "DESC" : "ASC"
    if search.isEmpty { return "SELECT id FROM books ORDER BY \(column) \(direction), id \(direction)" }
    return """
      SELECT id FROM books WHERE title LIKE ?1 ESCAPE '\\' OR author LIKE ?1 ESCAPE '\\'
      ORDER BY +\(column) \(direction), +id \(direction)
      """
  }
  // snippet end

  /// Takes the time of a walk through the index, or through all books where something is searched for.
  func order(in file: LibraryFile) throws -> [Int32] {
    let statement = try Statement(sql, in: Database(file.url.path))
    if !search.isEmpty { try statement.begin("%\(search.replacing(/[%_\\]/) { "\\" + $0.output })%") }
    var order: [Int32] = []
    order.reserveCapacity(LibraryFile.count)
    while try statement.step() { order.append(Int32(statement.number(0))) }
    return order
  }
}
