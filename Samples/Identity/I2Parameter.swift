import Graft
import Lesson

extension Exhibit {
  /// I2: one view with a parameter that changes.
  static var parameter: Exhibit {
    Exhibit(
      "I2", "A parameter",
      explanation: """
        The condition moved into the parameters. There is one counter, it is the same before and after, and its count \
        stays.
        """,
      script: [
        .start(notes: ["the counter appears"], texts: ["counted 0"]),
        .click("Count", texts: ["counted 1"]),
        .click("Change size", texts: ["counted 1"]),
        .click("Count", texts: ["counted 2"]),
      ]
    ) { Parameter(log: $0) }
  }
}

struct Parameter: View {
  let log: Notebook
  @State private var isLarge = false

  var body: some View {
    VStack {
      Button("Change size") { isLarge.toggle() }
      // snippet: a parameter
      Counter(log: log)
        .font(isLarge ? .title : .body)
        .background(isLarge ? Color.green : Color.clear)
      // snippet end
    }
  }
}
