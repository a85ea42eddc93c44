import Graft
import Lesson

extension Exhibit {
  /// N10: the order of things.
  static var order: Exhibit {
    Exhibit(
      "N10", "The order of things",
      explanation: """
        What runs when, as it happens: the initialiser, the body, the appearance, the task. With another text it is the \
        initialiser and the body once more, and nothing else.
        """,
      script: [
        .start(notes: ["init first", "body first", "appears", "task"], texts: ["passed: first", "ordered: first"]),
        .click("Pass another", notes: ["init second", "body second"], texts: ["passed: second", "ordered: second"]),
      ]
    ) { log in Passing { Ordered(text: $0.wrappedValue, log: log) } }
  }
}

// snippet: the order of things
struct Ordered: View {
  let text: String
  let log: Notebook

  init(text: String, log: Notebook) {
    self.text = text
    self.log = log
    log.note("init \(text)")
  }

  var body: some View {
    let _ = log.note("body \(text)")
    Line(name: "ordered", text: text)
      .onAppear { log.note("appears") }
      .task { log.note("task") }
  }
}
// snippet end
