import Graft

/// How many books there are, how long it took to find them, and how many of them were read since the start.
struct StatusLine: View {
  let library: LibraryModel
  let reader: BookReader

  var body: some View {
    HStack(spacing: 16) {
      if let found = library.found {
        Text(verbatim: "\(found.books.count.formatted()) books").accessibilityIdentifier("count")
        Text(verbatim: "found in \(milliseconds(found.time)) ms").foregroundStyle(.secondary)
      }
      Spacer()
      // Nobody is told when a book is read: it happens while rows are shown.
      TimelineView(.periodic(from: .now, by: 0.5)) { _ in
        Text(verbatim: "\(reader.count.formatted()) rows read").foregroundStyle(.secondary).accessibilityIdentifier(
          "reads")
      }
    }
    .padding(8)
  }

  private func milliseconds(_ time: Duration) -> Int { Int(time / .milliseconds(1)) }
}
