import Graft

// snippet: a table of a million books
struct BooksTable: View {
  @Bindable var library: LibraryModel
  let books: Books

  var body: some View {
    Table(books, selection: $library.selection, sortOrder: $library.sortOrder) {
      TableColumn("Number", value: \.id) { Text(verbatim: "\($0.id)") }.width(96)
      TableColumn("Title", value: \.title)
      TableColumn("Author", value: \.author).width(min: 60, ideal: 104)
      TableColumn("Year", value: \.year) { Text(verbatim: "\($0.year)") }.width(76)
      TableColumn("Pages", value: \.pageCount) { Text(verbatim: "\($0.pageCount)") }.width(76)
    }
  }
}
// snippet end
