import Graft
import Lesson

extension Exhibit {
  /// I9: whose body runs when something changes.
  static var dependencies: Exhibit {
    Exhibit(
      "I9", "Dependencies",
      explanation: """
        A body runs when state that it has read changes, or when the view is given another value. State that a view only \
        owns, or hands on as a binding, does not run its body.
        """,
      script: [
        .start(notes: ["body of the owner", "body of the reader", "body of the writer"], texts: ["read 0"]),
        .click("Write", notes: ["body of the reader"], texts: ["read 1"]),
        .click("Write", notes: ["body of the reader"], texts: ["read 2"]),
        .click("Rename", notes: ["body of the owner", "body of the writer"], texts: ["read 2"]),
        .click("Write more", notes: ["body of the reader"], texts: ["read 3"]),
      ]
    ) { Dependencies(log: $0) }
  }
}

// snippet: an owner, a reader and a writer
struct Dependencies: View {
  let log: Notebook
  @State private var number = 0
  @State private var title = "Write"

  var body: some View {
    let _ = log.note("body of the owner")
    VStack {
      Reader(number: $number, log: log)
      Writer(number: $number, title: title, log: log)
      Button("Rename") { title = "Write more" }
    }
  }
}

struct Reader: View {
  @Binding var number: Int
  let log: Notebook

  var body: some View {
    let _ = log.note("body of the reader")
    Text("read \(number)")
  }
}

struct Writer: View {
  @Binding var number: Int
  let title: String
  let log: Notebook

  var body: some View {
    let _ = log.note("body of the writer")
    Button(title) { number += 1 }
  }
}
// snippet end
