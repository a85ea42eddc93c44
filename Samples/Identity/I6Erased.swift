import Graft
import Lesson

extension Exhibit {
  /// I6: `AnyView` keeps the identity as long as it holds the same type.
  static var erased: Exhibit {
    Exhibit(
      "I6", "AnyView",
      explanation: """
        The counter is wrapped in a new AnyView by each evaluation, and keeps its count: what it wraps has the same \
        type. A wrapper around another type is another view.
        """,
      script: [
        .start(notes: ["the counter appears"], texts: ["counted 0"]),
        .click("Count", texts: ["counted 1"]),
        .click("Wrap again", texts: ["counted 1"]),
        .click("Wrap a text", notes: ["the counter disappears"], texts: ["a text"]),
        .click("Wrap a text", notes: ["the counter appears"], texts: ["counted 0"]),
      ]
    ) { Erased(log: $0) }
  }
}

struct Erased: View {
  let log: Notebook
  @State private var wraps = 0
  @State private var isText = false

  var body: some View {
    VStack {
      Button("Wrap again") { wraps += 1 }
      Button("Wrap a text") { isText.toggle() }
      wrapped.padding(.top, wraps % 2 == 0 ? 0 : 8)
    }
  }

  // snippet: an erased view
  private var wrapped: AnyView {
    if isText { return AnyView(Text("a text")) }
    return AnyView(Counter(log: log))
  }
  // snippet end
}
