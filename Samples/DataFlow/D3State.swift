import Graft
import Lesson

extension Exhibit {
  /// D3: what stands behind the attribute.
  static var spelledOutState: Exhibit {
    Exhibit(
      "D3", "State, spelled out",
      explanation: """
        State is a box that the runtime knows: it keeps the value beside the view, notes which bodies read it, and runs \
        those when it is written.
        """,
      script: [
        .start(texts: ["0/5"]),
        .click("Answer", notes: ["answered 1"], texts: ["1/5"]),
        .click("Answer", notes: ["answered 2"], texts: ["2/5"]),
      ]
    ) { SpelledOutScore(log: $0) }
  }

  /// D4: the attribute.
  static var state: Exhibit {
    Exhibit(
      "D4", "State",
      explanation: "The same, as it is written. How many questions there are never changes, so that is a plain value.",
      script: [
        .start(texts: ["0/5"]),
        .click("Answer", notes: ["answered 1"], texts: ["1/5"]),
        .click("Answer", notes: ["answered 2"], texts: ["2/5"]),
      ]
    ) { StateScore(total: 5, log: $0) }
  }
}

// snippet: state spelled out
struct SpelledOutScore: View {
  let log: Notebook
  private var _answered = State<Int>(initialValue: 0)

  init(log: Notebook) { self.log = log }

  var body: some View {
    Score(answered: _answered.wrappedValue) {
      _answered.wrappedValue += 1
      log.note("answered \(_answered.wrappedValue)")
    }
  }
}
// snippet end

// snippet: state
struct StateScore: View {
  let total: Int
  let log: Notebook
  @State private var answered = 0

  var body: some View {
    Score(answered: answered, total: total) {
      answered += 1
      log.note("answered \(answered)")
    }
  }
}
// snippet end
