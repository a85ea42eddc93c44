import Graft
import Lesson

extension Exhibit {
  /// D9: a value of one's own in the environment.
  static var environmentKey: Exhibit {
    Exhibit(
      "D9", "An environment key",
      explanation: """
        How many questions a session has is a value in the environment. Where nobody sets it, it is five; below who does, \
        it is what was set.
        """,
      script: [
        .start(texts: ["default: 5", "set: 6"]),
        .click("More", texts: ["default: 5", "set: 7"]),
      ]
    ) { _ in Sessions() }
  }
}

// snippet: an environment key
private struct QuestionsPerSessionKey: EnvironmentKey {
  static let defaultValue = 5
}

extension EnvironmentValues {
  var questionsPerSession: Int {
    get { self[QuestionsPerSessionKey.self] }
    set { self[QuestionsPerSessionKey.self] = newValue }
  }
}

struct SessionLength: View {
  let name: String
  @Environment(\.questionsPerSession) private var questionsPerSession

  var body: some View { Text("\(name): \(questionsPerSession)") }
}

struct Sessions: View {
  @State private var questions = 6

  var body: some View {
    VStack {
      SessionLength(name: "default")
      SessionLength(name: "set").environment(\.questionsPerSession, questions)
      Button("More") { questions += 1 }
    }
  }
}
// snippet end
