import Graft
import Lesson

extension Exhibit {
  /// N3: a binding follows, and writes.
  static var binding: Exhibit {
    Exhibit(
      "N3", "A binding",
      explanation: "A binding is a way to where the text is kept. It follows, and what it writes the parent has.",
      script: [
        .start(texts: ["passed: first", "bound: first"]),
        .click("Pass another", texts: ["passed: second", "bound: second"]),
        .click("Write", texts: ["passed: written", "bound: written"]),
      ]
    ) { _ in Passing { BoundText(text: $0) } }
  }
}

// snippet: a binding from outside
struct BoundText: View {
  @Binding private var text: String

  init(text: Binding<String>) {
    _text = text
  }

  var body: some View {
    Line(name: "bound", text: text)
    Button("Write") { text = "written" }
  }
}
// snippet end
