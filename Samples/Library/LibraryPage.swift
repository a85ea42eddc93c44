import Graft

/// The library, as far as it is there.
struct LibraryPage: View {
  @State private var library: LibraryModel

  init(file: LibraryFile) { _library = State(initialValue: LibraryModel(file)) }

  var body: some View {
    Group {
      switch library.state {
      case .making(let share):
        ProgressView("Making a file with a million books, once", value: share)
          .frame(maxWidth: 360)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      case .open(let reader):
        OpenLibrary(library: library, reader: reader)
      case .failed(let message):
        ContentUnavailableView("The file cannot be used", systemImage: "xmark.octagon", description: Text(message))
      }
    }
    .task { await library.open() }
  }
}

/// The books in a table and in GTK's own, with the one that is selected beside them.
private struct OpenLibrary: View {
  @Bindable var library: LibraryModel
  let reader: BookReader
  @State private var showsInspector = true

  var body: some View {
    VStack(spacing: 0) {
      if let books = library.found?.books {
        BothTables(library: library, books: books)
      } else {
        ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      Divider()
      StatusLine(library: library, reader: reader)
    }
    .searchable(text: $library.search, prompt: "Title or author")
    .task(id: library.query) { await library.find(library.query, reader) }
    .inspector(isPresented: $showsInspector) {
      BookInspector(book: library.selection.flatMap(reader.book))
        .inspectorColumnWidth(min: 200, ideal: 230, max: 320)
    }
    .toolbar { Toggle("Inspector", systemImage: "sidebar.trailing", isOn: $showsInspector).toggleStyle(.button) }
  }
}

private struct BothTables: View {
  let library: LibraryModel
  let books: Books

  var body: some View {
    HStack(spacing: 0) {
      // Another order is another table, which begins at its start: to go on with a million rows is to look where each is now.
      Captioned("Table") { BooksTable(library: library, books: books).id(ObjectIdentifier(books.pages)) }
      Divider()
      Captioned("GtkColumnView, wrapped") { BooksColumnView(books: books) }
    }
  }
}

/// A view under its name.
private struct Captioned<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    (self.title, self.content) = (title, content())
  }

  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: title).font(.caption).foregroundStyle(.secondary).padding(4)
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
