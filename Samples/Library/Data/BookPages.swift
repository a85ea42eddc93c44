// snippet: the latest pages
/// The books of an order that were read last, by pages.
final class BookPages {
  /// The numbers of the books.
  let order: [Int32]
  private let reader: BookReader
  private var pages: [Int: [Book]] = [:]
  /// Which pages there are, those that were read first in front.
  private var kept: [Int] = []
  private static let (length, limit) = (100, 40)

  init(order: [Int32], reader: BookReader) {
    (self.order, self.reader) = (order, reader)
  }

  /// The book at a position; nil where the file cannot be read.
  func book(at position: Int) -> Book? {
    let (number, index) = position.quotientAndRemainder(dividingBy: Self.length)
    let page = pages[number] ?? read(number)
    return page.indices.contains(index) ? page[index] : nil
  }

  private func read(_ number: Int) -> [Book] {
    let page = order.dropFirst(number * Self.length).prefix(Self.length).compactMap { reader.book(Int($0)) }
    pages[number] = page
    kept.append(number)
    if kept.count > Self.limit { pages[kept.removeFirst()] = nil }
    return page
  }
}
// snippet end

/// Reads books by their numbers.
final class BookReader {
  private let statement: Statement
  /// How many were read.
  private(set) var count = 0

  init(_ file: LibraryFile) throws {
    statement = try Statement(
      "SELECT id, title, author, year, pages FROM books WHERE id = ?1", in: Database(file.url.path))
  }

  /// The book with a number; nil where there is none.
  func book(_ number: Int) -> Book? {
    count += 1
    guard (try? statement.begin(number)) != nil, (try? statement.step()) == true else { return nil }
    return Book(
      id: statement.number(0), title: statement.text(1), author: statement.text(2), year: statement.number(3),
      pageCount: statement.number(4))
  }
}
