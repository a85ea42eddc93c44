import Graft
import Lesson

extension Exhibit {
  /// I7: what runs when, and what a new identity runs again.
  static var lifetime: Exhibit {
    Exhibit(
      "I7", "A life, told",
      explanation: """
        A value is made, its body runs, it appears, its task begins. A new value for the same identity makes a value and \
        runs a body, no more. A new identity is all of it again, but only below .id: the task outside goes on.
        """,
      script: [
        .start(
          notes: ["init 1", "body 1", "appears 1", "the outer view appears", "task 1", "the outer task"],
          texts: ["value 1"]),
        .click("Another value", notes: ["init 2", "body 2"], texts: ["value 2"]),
        .click(
          "Another identity",
          notes: ["init 2", "body 2", "appears 2", "disappears 2", "task 2"], texts: ["value 2"]),
      ]
    ) { Lifetime(log: $0) }
  }
}

struct Lifetime: View {
  let log: Notebook
  @State private var value = 1
  @State private var identity = 1

  var body: some View {
    VStack {
      Button("Another value") { value += 1 }
      Button("Another identity") { identity += 1 }
      // snippet: inside and outside of an identity
      Told(value: value, log: log)
        .id(identity)
        .onAppear { log.note("the outer view appears") }
        .task { log.note("the outer task") }
      // snippet end
    }
  }
}

// snippet: a view that tells its life
struct Told: View {
  let value: Int
  let log: Notebook

  init(value: Int, log: Notebook) {
    self.value = value
    self.log = log
    log.note("init \(value)")
  }

  var body: some View {
    let _ = log.note("body \(value)")
    Text("value \(value)")
      .onAppear { log.note("appears \(value)") }
      .onDisappear { log.note("disappears \(value)") }
      .task { log.note("task \(value)") }
  }
}
// snippet end
