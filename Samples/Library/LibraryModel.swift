import Foundation
import Observation

/// The books that are shown, and what the user has asked for.
@Observable @MainActor
final class LibraryModel {
  enum State {
    /// The file is made; this share of it is done.
    case making(Double)
    case open(BookReader)
    case failed(String)
  }

  private(set) var state = State.making(0)
  /// What was found, and how long that has taken; nil before the first.
  private(set) var found: (books: Books, time: Duration)?
  var search = ""
  var sortOrder = [KeyPathComparator(\BookEntry.id)]
  var selection: Book.ID?
  private let file: LibraryFile

  init(_ file: LibraryFile) { self.file = file }

  /// Makes the file if need be.
  func open() async {
    do {
      for try await share in file.made() { state = .making(share) }
      state = .open(try BookReader(file))
    } catch {
      state = .failed("\(error)")
    }
  }

  // snippet: from the headers to the query
  /// The headers that were clicked and the words in the field, as the file is asked.
  var query: BookQuery {
    var query = BookQuery(search: search)
    guard let first = sortOrder.first else { return query }
    query.isReverse = first.order == .reverse
    switch first.keyPath {
    case \.title: query.column = .title
    case \.author: query.column = .author
    case \.year: query.column = .year
    case \.pageCount: query.column = .pages
    default: break
    }
    return query
  }

  /// Asks the file, on another thread, once the user pauses in typing. What is shown stays until the answer comes.
  func find(_ query: BookQuery, _ reader: BookReader) async {
    do {
      if !query.search.isEmpty { try await Task.sleep(for: .milliseconds(250)) }
      let (file, start) = (file, ContinuousClock.now)
      let order = try await Task.detached { try query.order(in: file) }.value
      if query == self.query { found = (Books(pages: BookPages(order: order, reader: reader)), .now - start) }
    } catch is CancellationError {
      // Another query has taken the place of this one.
    } catch {
      state = .failed("\(error)")
    }
  }
  // snippet end
}
