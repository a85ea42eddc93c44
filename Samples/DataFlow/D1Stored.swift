import Graft
import Lesson

extension Exhibit {
  /// D1: an object that nobody watches.
  static var storedClass: Exhibit {
    Exhibit(
      "D1", "A stored object",
      explanation: """
        The score is kept in an object, and each answer is counted: the notes say so. But nobody told the runtime of the \
        object, so no body runs, and the score stays where it was.
        """,
      script: [
        .start(texts: ["0/5"]),
        .click("Answer", notes: ["answered 1"], texts: ["0/5"]),
        .click("Answer", notes: ["answered 2"], texts: ["0/5"]),
      ]
    ) { StoredClassScore(log: $0) }
  }

  /// D2: a box makes a value of an object, for the compiler only.
  static var storedBox: Exhibit {
    Exhibit(
      "D2", "A stored box",
      explanation: """
        A structure again, with a box inside so that it can be written. The compiler is content, and nothing else has \
        changed: it is an object that nobody watches.
        """,
      script: [
        .start(texts: ["0/5"]),
        .click("Answer", notes: ["answered 1"], texts: ["0/5"]),
      ]
    ) { StoredBoxScore(log: $0) }
  }
}

// snippet: a stored object
struct StoredClassScore: View {
  final class State {
    var answered = 0
  }

  let log: Notebook
  private let state = State()

  var body: some View {
    Score(answered: state.answered) {
      state.answered += 1
      log.note("answered \(state.answered)")
    }
  }
}
// snippet end

// snippet: a stored box
struct StoredBoxScore: View {
  final class Box<Value> {
    var wrappedValue: Value

    init(_ value: Value) { wrappedValue = value }
  }

  struct State {
    let answered = Box(0)
  }

  let log: Notebook
  private let state = State()

  var body: some View {
    Score(answered: state.answered.wrappedValue) {
      state.answered.wrappedValue += 1
      log.note("answered \(state.answered.wrappedValue)")
    }
  }
}
// snippet end
