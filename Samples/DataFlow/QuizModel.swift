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
/// The quiz: which question it is, and which were answered.
@MainActor
final class Quiz: ObservableObject {
  @Published private(set) var current: Challenge?
  @Published private(set) var answered: [Challenge] = []

  /// How many were answered: computed, so nobody can bind to it.
  var score: Int { answered.count }

  init() { current = Challenge.all.first }

  func answer() {
    guard let current else { return }
    answered.append(current)
    self.current = Challenge.all.dropFirst(answered.count).first
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
