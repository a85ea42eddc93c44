import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Text in real labels.
@Suite(.gtk) @MainActor
struct TextTests {
  private struct Clicks: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(count) clicks")
        Text("of many")
        Button("Add") { count += 1 }
      }
    }
  }

  @Test("UI16 interpolated text follows the number, in the same label, and other text is not touched")
  func interpolatedTextFollows() async throws {
    let mounted = try await MountedView(Clicks())
    let label = try mounted.root.find(role: .label, text: "0 clicks")
    let counts = UpdateStatistics.start()
    for count in 1...2 {
      try await mounted.root.find(role: .button).click()
      #expect(mounted.root.texts == ["\(count) clicks", "of many", "Add"])
      #expect(counts.updates(of: Text.self) == count)
    }
    #expect(label.text == "2 clicks")
  }

  @Test("UI16 text is shown as it is, never as markup")
  func textIsNoMarkup() async throws {
    let mounted = try await MountedView(
      VStack {
        Text("<b>a</b> & b")
        Text(verbatim: "_c %d")
        Text("abc".dropFirst())
        Button("<u>_d</u>") {}
        Label("<s>e</s>", systemImage: "edit-copy")
      })
    #expect(mounted.root.texts == ["<b>a</b> & b", "_c %d", "bc", "<u>_d</u>", "<s>e</s>"])
  }

  @Test("UI19 an empty text has no width and the height of one line")
  func emptyTextIsOneLineHigh() async throws {
    let nothing: String? = nil
    let empty = try idealSize(of: Text(nothing ?? ""))
    let line = try idealSize(of: Text("one line"))
    #expect(empty.width == 0)
    #expect(line.height > 0 && line.width > 0)
    #expect(empty.height == line.height)
    let mounted = try await MountedView(VStack { Text(nothing ?? "") }, size: CGSize(width: 100, height: 100))
    #expect(mounted.root.texts == [""])
  }

  @Test("text wraps at the width that it is given")
  func textWraps() async throws {
    try PrivateDisplay.start()
    let host = GtkHostingWidget(rootView: Text("several words that need a line"))
    let line = host.sizeThatFits(in: .unspecified)
    let wrapped = host.sizeThatFits(in: ProposedViewSize(width: line.width * 0.6, height: nil))
    #expect(wrapped.height == line.height * 2)
    #expect(wrapped.width <= line.width * 0.6)
  }
}
