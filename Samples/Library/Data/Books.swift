// snippet: a collection that reads in pages
/// Books in an order, as a collection that has the numbers of all of them and reads the rest when it is asked for.
struct Books: RandomAccessCollection {
  let pages: BookPages

  var startIndex: Int { 0 }
  var endIndex: Int { pages.order.count }

  subscript(position: Int) -> BookEntry {
    BookEntry(id: Int(pages.order[position]), position: position, pages: pages)
  }
}

/// A book as an element of the collection. Its number is known; to ask for more has its page read.
struct BookEntry: Identifiable {
  let id: Int
  let position: Int
  let pages: BookPages

  private var book: Book? { pages.book(at: position) }
  var title: String { book?.title ?? "" }
  var author: String { book?.author ?? "" }
  var year: Int { book?.year ?? 0 }
  var pageCount: Int { book?.pageCount ?? 0 }
}
// snippet end

/// A book as it is in the file.
struct Book: Identifiable {
  let id: Int
  let title: String
  let author: String
  let year: Int
  let pageCount: Int
}
