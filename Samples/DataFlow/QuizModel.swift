import Graft

/// A question and what may be answered.
struct Challenge: Hashable {
  let question: String
  let answers: [String]
  let correct: String

  static let all = [
    Challenge(question: "What does make run?", answers: ["Once", "Each time"], correct: "Once"),
    Challenge(
      question: "Who owns a binding's value?", answers: ["Somebody else", "The binding"], correct: "Somebody else"),
  ]
}

// snippet: the quiz
/// The quiz: which question it is, and what was answered.
@MainActor
final class Quiz: ObservableObject {
  @Published private(set) var current: Challenge?
  @Published private(set) var answers: [String] = []

  /// How many answers were right: computed, so nobody can bind to it.
  var score: Int { zip(Challenge.all, answers).filter { $0.correct == $1 }.count }

  init() { current = Challenge.all.first }

  func answer(_ answer: String) {
    answers.append(answer)
    current = Challenge.all.dropFirst(answers.count).first
  }
}
// snippet end

// snippet: the player
/// Who plays.
@MainActor
final class Person: ObservableObject {
  @Published var name = ""

  var isRegistered: Bool { name.count >= 3 }
}
// snippet end
