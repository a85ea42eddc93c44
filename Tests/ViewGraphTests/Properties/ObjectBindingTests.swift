import GraftTestTraits
import OpenCombine
import Testing
import ViewGraph
import ViewGraphTesting

/// Section BI: bindings to properties of observed objects.
@Suite(.runtime) @MainActor
struct ObjectBindingTests {
  struct Field: View {
    @Binding var number: Int
    var body: some View { Leaf("field", number) { number += 1 } }
  }

  struct Sibling: View {
    @ObservedObject var model: Numbers
    var body: some View { Leaf("sibling", model.a) }
  }

  struct Editor: View {
    @ObservedObject var model: Numbers
    var body: some View {
      Field(number: $model.a)
      Sibling(model: model)
    }
  }

  @Test("BI21 a write through a projection changes the object, and evaluates every observer once")
  func write() {
    let counts = UpdateStatistics.start()
    let model = Numbers()
    let host = RecordingHost(Editor(model: model))
    host.send("field")
    #expect(model.a == 1)
    #expect(host.shown == ["field=1", "sibling=1"])
    #expect(counts.bodies(of: Field.self) == 2)
    #expect(counts.bodies(of: Sibling.self) == 2)
    #expect(counts.bodies(of: Editor.self) == 2)
  }

  @Test("BI21 who reads a binding follows the object, though its parent gave it an equal binding")
  func readThroughBinding() {
    let counts = UpdateStatistics.start()
    let model = Numbers()
    let host = RecordingHost(Editor(model: model))
    model.a = 8
    host.settle()
    #expect(host.shown == ["field=8", "sibling=8"])
    #expect(counts.bodies(of: Field.self) == 2)
    let other = Numbers()
    other.a = 20
    host.show(Editor(model: other))
    host.send("field")
    #expect(host.shown == ["field=21", "sibling=21"])
    #expect(model.a == 8)
  }

  final class Quiz: ObservableObject {
    struct Challenge {
      var answer = ""
      var hint = ""
    }
    @Published var challenge = Challenge(answer: "", hint: "h")
    @Published var score: Int?
    var count: Int { challenge.answer.count }
  }

  struct Answer: View {
    @Binding var text: String
    var body: some View { Leaf("answer", text) { text += "x" } }
  }

  struct Play: View {
    @StateObject private var quiz = Quiz()
    var body: some View {
      Answer(text: $quiz.challenge.answer)
      Counted(count: .constant(quiz.count))
      Leaf("hint", quiz.challenge.hint)
    }
  }

  struct Counted: View {
    @Binding var count: Int
    var body: some View { Leaf("count", count) }
  }

  @Test("BI22 a constant binding to a get-only property shows its new value, as the body around it is evaluated")
  func constant() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Play())
    #expect(host.shown == ["answer", "count=0", "hint=h"])
    host.send("answer")
    #expect(host.shown == ["answer=x", "count=1", "hint=h"])
    #expect(counts.bodies(of: Play.self) == 2)
    #expect(counts.bodies(of: Counted.self) == 2)
  }

  struct Score: View {
    @Binding var score: Int?
    var body: some View {
      Leaf("score", score ?? -1) { score = (score ?? 0) + 1 }
      Leaf("clear") { score = nil }
    }
  }

  struct Scoring: View {
    @ObservedObject var quiz: Quiz
    var body: some View { Score(score: $quiz.score) }
  }

  @Test("BI21 (part) an optional property is bound as any other")
  func optional() {
    let quiz = Quiz()
    let host = RecordingHost(Scoring(quiz: quiz))
    host.send("score")
    host.send("score")
    #expect(quiz.score == 2)
    host.send("clear")
    #expect(host.shown == ["score=-1", "clear"])
  }
}
