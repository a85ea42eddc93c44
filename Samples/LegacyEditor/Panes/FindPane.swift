import Graft

/// The second pane writes: it selects in the text view, and replaces what is there. What is looked for is its own.
struct FindPane: View {
  let document: EditorDocument
  @State private var word = ""
  @State private var replacement = ""

  var body: some View {
    let places = document.places(of: word)
    TextField("Find", text: $word).onSubmit { selectNext(of: places) }
    TextField("Replace with", text: $replacement)
    // snippet: legacy-given-action
    HStack {
      Button("Next") { selectNext(of: places) }
      Button("Replace All") { document.text.replace(word, with: replacement) }
    }
    .action("win.find-next", keys: "<Control>g") { selectNext(of: places) }
    .disabled(places.isEmpty)
    // snippet end
    Text(word.isEmpty ? "Nothing is looked for" : "\(places.count) found").foregroundStyle(.secondary)
  }

  // snippet: legacy-select
  /// The one after that which is selected, or else the first.
  private func selectNext(of places: [Range<Int>]) {
    let next = places.first { $0.lowerBound >= document.selection.upperBound } ?? places.first
    if let next { document.selection = next }
  }
  // snippet end
}
