import Graft
import Lesson

extension Exhibit {
  /// N2: state keeps what it began with.
  static var states: Exhibit {
    Exhibit(
      "N2", "State",
      explanation: """
        Four ways to begin a state with what is passed. Three of them take the first text, and nothing later. The fourth \
        has a default where it is declared, and what its initialiser assigns is thrown away even the first time.
        """,
      script: [
        .start(texts: [
          "passed: first", "by the compiler: first", "assigned: first", "as storage: first", "over a default: default",
        ]),
        .click(
          "Pass another",
          texts: [
            "passed: second", "by the compiler: first", "assigned: first", "as storage: first",
            "over a default: default",
          ]),
      ]
    ) { _ in
      Passing { text in
        MemberwiseState(text: text.wrappedValue)
        AssignedState(text: text.wrappedValue)
        StorageState(text: text.wrappedValue)
        DefaultedState(text: text.wrappedValue)
      }
    }
  }
}

// snippet: state from outside
struct MemberwiseState: View {
  @State var text: String

  var body: some View { Line(name: "by the compiler", text: text) }
}

struct AssignedState: View {
  @State private var text: String

  init(text: String) {
    self.text = text
  }

  var body: some View { Line(name: "assigned", text: text) }
}

struct StorageState: View {
  @State private var text: String

  init(text: String) {
    _text = State(initialValue: text)
  }

  var body: some View { Line(name: "as storage", text: text) }
}
// snippet end

// snippet: state with a default
struct DefaultedState: View {
  @State private var text = "default"

  init(text: String) {
    self.text = text
  }

  var body: some View { Line(name: "over a default", text: text) }
}
// snippet end
