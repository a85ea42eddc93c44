import Graft

// snippet: legacy-statistics
/// The first pane only reads: it follows what is typed into the text view.
struct StatisticsPane: View {
  let document: EditorDocument

  var body: some View {
    Text("\(words) words, \(document.text.count) characters")
  }

  private var words: Int { document.text.split { $0.isWhitespace }.count }
}
// snippet end
