import Graft
import Lesson

extension Exhibit {
  /// I1: each branch is a view of its own.
  static var branches: Exhibit {
    Exhibit(
      "I1", "Two branches",
      explanation: """
        Both branches hold a counter, and they are two counters: the place in the code is the identity. Change the size \
        and the count is gone, because one view ends and another begins.
        """,
      script: [
        .start(notes: ["the counter appears"], texts: ["counted 0"]),
        .click("Count", texts: ["counted 1"]),
        .click("Change size", notes: ["the counter appears", "the counter disappears"], texts: ["counted 0"]),
        .click("Change size", notes: ["the counter appears", "the counter disappears"], texts: ["counted 0"]),
      ]
    ) { Branches(log: $0) }
  }
}

struct Branches: View {
  let log: Notebook
  @State private var isLarge = false

  var body: some View {
    VStack {
      Button("Change size") { isLarge.toggle() }
      // snippet: two branches
      if isLarge {
        Counter(log: log).font(.title)
      } else {
        Counter(log: log)
      }
      // snippet end
    }
  }
}
