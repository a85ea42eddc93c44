import Graft
import Lesson

extension Exhibit {
  /// D7: an object that is watched.
  static var observed: Exhibit {
    Exhibit(
      "D7", "Observed objects",
      explanation: """
        The person is kept by the outer view as a state object and observed by the inner ones. Type a name: from three \
        letters on the greeting is there, although nobody stored that.
        """,
      script: [
        .start(texts: ["Who are you?"]),
        .type("Bo", texts: ["Who are you?"]),
        .type("b", texts: ["Hello, Bob"]),
        .press("BackSpace", texts: ["Who are you?"]),
      ]
    ) { _ in Registration() }
  }

  /// D8: an object that is handed to all below.
  static var fromEnvironment: Exhibit {
    Exhibit(
      "D8", "Environment objects",
      explanation: """
        The quiz is put into the environment once. The question and the score below take it from there, and what lies \
        between does not know of it.
        """,
      script: [
        .start(notes: ["between"], texts: ["What does make run?", "0/2"]),
        .click("Once", texts: ["Who owns a binding's value?", "1/2"]),
        .click("The binding", texts: ["All answered.", "1/2"]),
      ]
    ) { QuizPage(log: $0) }
  }
}

// snippet: observed objects
struct Registration: View {
  @StateObject private var person = Person()

  var body: some View {
    VStack {
      NameField(person: person)
      Greeting(person: person)
    }
    .frame(width: 240)
  }
}

struct NameField: View {
  @ObservedObject var person: Person

  var body: some View { TextField("Your name", text: $person.name) }
}

struct Greeting: View {
  @ObservedObject var person: Person

  var body: some View { Text(person.isRegistered ? "Hello, \(person.name)" : "Who are you?") }
}
// snippet end

// snippet: environment objects
struct QuizPage: View {
  let log: Notebook
  @StateObject private var quiz = Quiz()

  var body: some View { Between(log: log).environmentObject(quiz) }
}

struct Between: View {
  let log: Notebook

  var body: some View {
    let _ = log.note("between")
    VStack {
      Question()
      QuizScore()
    }
  }
}

struct Question: View {
  @EnvironmentObject private var quiz: Quiz

  var body: some View {
    if let challenge = quiz.current {
      Text(challenge.question)
      HStack {
        ForEach(challenge.answers, id: \.self) { answer in Button(answer) { quiz.answer(answer) } }
      }
    } else {
      Text("All answered.")
    }
  }
}

struct QuizScore: View {
  @EnvironmentObject private var quiz: Quiz

  var body: some View { Text("\(quiz.score)/\(Challenge.all.count)") }
}
// snippet end
