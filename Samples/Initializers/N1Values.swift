import Graft
import Lesson

extension Exhibit {
  /// N1: what is a value follows.
  static var values: Exhibit {
    Exhibit(
      "N1", "Plain values",
      explanation: """
        Two views with a plain stored value, one with the initialiser that the compiler makes and one written out. They \
        are the same, and both show whatever is passed.
        """,
      script: [
        .start(texts: ["passed: first", "made by the compiler: first", "written out: first"]),
        .click("Pass another", texts: ["passed: second", "made by the compiler: second", "written out: second"]),
      ]
    ) { _ in
      Passing { text in
        PlainText(text: text.wrappedValue)
        WrittenOutText(text: text.wrappedValue)
      }
    }
  }
}

// snippet: a plain value
struct PlainText: View {
  let text: String

  var body: some View { Line(name: "made by the compiler", text: text) }
}

struct WrittenOutText: View {
  private let text: String

  init(text: String) {
    self.text = text
  }

  var body: some View { Line(name: "written out", text: text) }
}
// snippet end
