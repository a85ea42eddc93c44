import Graft
import Lesson

extension Exhibit {
  /// D5: two that each keep the score.
  static var copiedState: Exhibit {
    Exhibit(
      "D5", "Two truths",
      explanation: """
        The challenge keeps the score, and so does the view below, which began with a copy. They agree until somebody \
        answers; then each counts for itself.
        """,
      script: [
        .start(texts: ["challenge: 0", "0/5"]),
        .click("Answer", texts: ["challenge: 0", "1/5"]),
        .click("Answer above", texts: ["challenge: 1", "1/5"]),
        .click("Answer above", texts: ["challenge: 2", "1/5"]),
      ]
    ) { _ in CopyingChallenge() }
  }

  /// D6: one keeps it, the other has a way to it.
  static var sharedBinding: Exhibit {
    Exhibit(
      "D6", "One truth",
      explanation: "The challenge keeps the score. The view below has a binding: whoever answers, both show it.",
      script: [
        .start(texts: ["challenge: 0", "0/5"]),
        .click("Answer", texts: ["challenge: 1", "1/5"]),
        .click("Answer above", texts: ["challenge: 2", "2/5"]),
      ]
    ) { _ in BindingChallenge() }
  }
}

// snippet: two truths
struct CopyingChallenge: View {
  @State private var answered = 0

  var body: some View {
    VStack {
      Text("challenge: \(answered)")
      Button("Answer above") { answered += 1 }
      CopiedScore(answered: answered)
    }
  }
}

struct CopiedScore: View {
  @State var answered: Int

  var body: some View { Score(answered: answered) { answered += 1 } }
}
// snippet end

// snippet: one truth
struct BindingChallenge: View {
  @State private var answered = 0

  var body: some View {
    VStack {
      Text("challenge: \(answered)")
      Button("Answer above") { answered += 1 }
      BoundScore(answered: $answered)
    }
  }
}

struct BoundScore: View {
  @Binding var answered: Int

  var body: some View { Score(answered: answered) { answered += 1 } }
}
// snippet end
