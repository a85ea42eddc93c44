import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What is selected in fields and editors, as programs bind it.
@Suite(.gtk) @MainActor
struct BoundSelectionTests {
  private enum Kind: CaseIterable { case field, lines, editor }

  private struct Page: View {
    let kind: Kind
    @State private var text = "one twö"
    @State private var selection: TextSelection?

    var body: some View {
      VStack {
        switch kind {
        case .field: TextField("text", text: $text, selection: $selection)
        case .lines: TextField("text", text: $text, selection: $selection, axis: .vertical)
        case .editor: TextEditor(text: $text, selection: $selection)
        }
        Button("last") { selection = text.range(of: "twö").map { TextSelection(range: $0) } }
        Text(told)
      }
    }

    private var told: String {
      switch selection?.indices {
      case nil: "nothing"
      case .selection(let range): "\(selection?.isInsertion == true) \(text[..<range.lowerBound])|\(text[range])"
      case .multiSelection: "several"
      }
    }
  }

  @Test(
    "what a program selects is selected, and what the user types, moves and selects is told", arguments: Kind.allCases)
  private func selects(_ kind: Kind) async throws {
    let mounted = try await MountedView(Page(kind: kind), size: CGSize(width: 200, height: 200))
    let types = ["GtkText", "GtkTextView"]
    let field = try #require(mounted.root.all.first { types.contains($0.widget.typeName) })
    try await field.click()
    try await mounted.root.find(role: .button, name: "last").click()
    #expect(mounted.root.texts.last == "false one |twö")
    try await field.press("x")
    #expect(mounted.root.texts.last == "true one x|")
    try await field.press("Home")
    #expect(mounted.root.texts.last == "true |")
    try await field.press("Right", modifiers: .shift)
    #expect(mounted.root.texts.last == "false |o")
  }

  @Test("a selection of several parts is from the first to the last, and one that is older than the text ends with it")
  func places() async throws {
    let text = "one two three"
    var ranges = RangeSet<String.Index>()
    for word in ["one", "two"] { ranges.insert(contentsOf: try #require(text.range(of: word))) }
    let selections = [
      TextSelection(ranges: ranges), TextSelection(range: text.startIndex..<text.endIndex),
      TextSelection(insertionPoint: text.endIndex),
    ]
    #expect(selections.map(\.isInsertion) == [false, false, true])
    for (selection, places) in zip(selections, [[0, 3], [0, 3], [3, 3]]) {
      // GTK selects all of the first field of a window, which takes the focus.
      let mounted = try await MountedView(
        VStack {
          Button("first") {}
          TextField("", text: .constant("abc"), selection: .constant(selection))
        })
      let field = try #require(mounted.root.all.first { $0.widget.typeName == "GtkText" })
      var (start, end): (Int32, Int32) = (0, 0)
      gtk_editable_get_selection_bounds(field.widget.cast(), &start, &end)
      #expect([Int(start), Int(end)] == places)
    }
  }
}
