import Graft
import Lesson
import Observation

extension Exhibit {
  /// N8: observable models, kept, bindable and plain.
  static var observables: Exhibit {
    Exhibit(
      "N8", "Observable models",
      explanation: """
        The parent passes another model. State keeps the first one. A bindable one and a plain one follow, and both see \
        what is written into the model; all that bindable adds is the dollar sign.
        """,
      script: [
        .start(texts: ["passed: first", "in state: first", "bindable: first", "plain: first"]),
        .click("Pass another", texts: ["passed: second", "in state: first", "bindable: second", "plain: second"]),
        .click(
          "Write by binding", texts: ["passed: second", "in state: first", "bindable: written", "plain: written"]),
        .click(
          "Write plainly", texts: ["passed: second", "in state: first", "bindable: plainly", "plain: plainly"]),
      ]
    ) { _ in Passing { ModelPassing(text: $0.wrappedValue) } }
  }

  /// N9: a model that a task makes.
  static var modelFromTask: Exhibit {
    Exhibit(
      "N9", "A model made by a task",
      explanation: """
        Bodies run before tasks do, so at first there is no model, and a view that takes it for granted would stop the \
        program. This one shows something else meanwhile.
        """,
      script: [
        .start(
          notes: ["body without a model", "the task makes the model", "body with a model"],
          texts: ["passed: first", "made by a task: first"]),
        .click("Pass another", notes: ["body with a model"], texts: ["passed: second", "made by a task: first"]),
      ]
    ) { log in Passing { LateModel(text: $0.wrappedValue, log: log) } }
  }
}

// snippet: an observable model
@Observable
final class TextModel {
  var text: String

  init(_ text: String) { self.text = text }
}
// snippet end

extension Exhibit {
  /// N11: what state is given has been made already.
  static var modelForState: Exhibit {
    Exhibit(
      "N11", "A model made for state",
      explanation: """
        State takes its value as it is, not as a closure. A model made in the initialiser is made for each value of the \
        view, and all but the first go at once. That is a cost; what is shown is right.
        """,
      script: [
        .start(notes: ["made first"], texts: ["passed: first", "made for state: first"]),
        .click(
          "Pass another", notes: ["made second", "gone second"], texts: ["passed: second", "made for state: first"]),
      ]
    ) { log in Passing { StateModel(text: $0.wrappedValue, log: log) } }
  }
}

/// Makes one model for each text that is passed.
private struct ModelPassing: View {
  let text: String
  @State private var models: [String: TextModel] = [
    "first": TextModel("first"), "second": TextModel("second"), "third": TextModel("third"),
  ]

  var body: some View {
    if let model = models[text] {
      KeptModel(model: model)
      BindableModel(model: model)
      PlainModel(model: model)
    }
  }
}

// snippet: kept, bindable and plain
struct KeptModel: View {
  @State private var model: TextModel

  init(model: TextModel) {
    _model = State(initialValue: model)
  }

  var body: some View { Line(name: "in state", text: model.text) }
}

struct BindableModel: View {
  @Bindable var model: TextModel

  var body: some View {
    Line(name: "bindable", text: model.text)
    WriteButton(text: $model.text)
  }
}

struct PlainModel: View {
  let model: TextModel

  var body: some View {
    Line(name: "plain", text: model.text)
    Button("Write plainly") { model.text = "plainly" }
  }
}
// snippet end

private struct WriteButton: View {
  @Binding var text: String

  var body: some View { Button("Write by binding") { text = "written" } }
}

// snippet: an observable model that tells of itself
@Observable @MainActor
final class ToldModel {
  var text: String
  @ObservationIgnored private let log: Notebook

  init(_ text: String, log: Notebook) {
    self.text = text
    self.log = log
    log.note("made \(text)")
  }

  isolated deinit { log.note("gone \(text)") }
}
// snippet end

// snippet: a model made for state
struct StateModel: View {
  @State private var model: ToldModel

  init(text: String, log: Notebook) {
    model = ToldModel(text, log: log)
  }

  var body: some View { Line(name: "made for state", text: model.text) }
}
// snippet end

// snippet: a model made by a task
struct LateModel: View {
  let text: String
  let log: Notebook
  @State private var model: TextModel?

  var body: some View {
    let _ = log.note(model == nil ? "body without a model" : "body with a model")
    Group {
      if let model {
        Line(name: "made by a task", text: model.text)
      } else {
        Text("not yet")
      }
    }
    .task {
      log.note("the task makes the model")
      model = TextModel(text)
    }
  }
}
// snippet end
