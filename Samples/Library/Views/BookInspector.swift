import Graft

/// What is known of the book that is selected.
struct BookInspector: View {
  let book: Book?

  var body: some View {
    if let book {
      Form {
        Section("Book") {
          LabeledContent("Number", value: book.id.formatted())
          LabeledContent("Title") { Text(verbatim: book.title).accessibilityIdentifier("selected") }
          LabeledContent("Author") { Text(verbatim: book.author) }
          LabeledContent("Year") { Text(verbatim: "\(book.year)") }
          LabeledContent("Pages") { Text(verbatim: "\(book.pageCount)") }
        }
      }
      .formStyle(.grouped)
    } else {
      ContentUnavailableView("No book is selected", systemImage: "book", description: Text("Click a row of the table."))
    }
  }
}
