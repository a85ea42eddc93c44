import Graft
import Lesson

extension Exhibit {
  /// N4: the initialiser of a state object is kept, not run.
  static var stateObject: Exhibit {
    Exhibit(
      "N4", "A state object",
      explanation: """
        The expression given to StateObject is a closure in disguise. It is run once, when the view's life begins: one \
        model is made, with the first text.
        """,
      script: [
        .start(notes: ["made first"], texts: ["passed: first", "state object: first"]),
        .click("Pass another", texts: ["passed: second", "state object: first"]),
        .click("Pass another", texts: ["passed: third", "state object: first"]),
      ]
    ) { log in Passing { OwnedModel(text: $0.wrappedValue, log: log) } }
  }

  /// N5: an instance that is passed has been made already.
  static var stateObjectFromInstance: Exhibit {
    Exhibit(
      "N5", "A state object from an instance",
      explanation: """
        The same view takes a model. That compiles, and the first one stays. But whoever calls it makes another model for \
        each evaluation, which nobody uses and which goes at once.
        """,
      script: [
        .start(notes: ["made first"], texts: ["passed: first", "from an instance: first"]),
        .click(
          "Pass another", notes: ["made second", "gone second"],
          texts: ["passed: second", "from an instance: first"]),
        .click(
          "Pass another", notes: ["made third", "gone third"], texts: ["passed: third", "from an instance: first"]),
      ]
    ) { log in Passing { GivenModel(model: NoteModel($0.wrappedValue, log: log)) } }
  }

  /// N6: an autoclosure hands the expression on.
  static var stateObjectFromAutoclosure: Exhibit {
    Exhibit(
      "N6", "A state object from an autoclosure",
      explanation: """
        The parameter is an autoclosure, and so what the caller writes is an expression that nobody has run yet. One model \
        is made, as if the view had made it.
        """,
      script: [
        .start(notes: ["made first"], texts: ["passed: first", "from an autoclosure: first"]),
        .click("Pass another", texts: ["passed: second", "from an autoclosure: first"]),
        .click("Pass another", texts: ["passed: third", "from an autoclosure: first"]),
      ]
    ) { log in Passing { text in DeferredModel(model: NoteModel(text.wrappedValue, log: log)) } }
  }

  /// N7: an observed object is owned by nobody here.
  static var observedDefault: Exhibit {
    Exhibit(
      "N7", "An observed object with a default",
      explanation: """
        The view makes its model as the default of an observed object. Each new value of the view has a new model, so \
        whatever the old one had is gone with each evaluation of the parent.
        """,
      script: [
        .start(notes: ["made new"], texts: ["passed: first", "observed: new"]),
        .click("Write", texts: ["passed: first", "observed: written"]),
        .click("Pass another", notes: ["made new", "gone written"], texts: ["passed: second", "observed: new"]),
      ]
    ) { log in Passing { text in ObservedModel(title: text.wrappedValue, log: log) } }
  }
}

// snippet: a state object from an input
struct OwnedModel: View {
  @StateObject private var model: NoteModel

  init(text: String, log: Notebook) {
    _model = StateObject(wrappedValue: NoteModel(text, log: log))
  }

  var body: some View { Line(name: "state object", text: model.text) }
}
// snippet end

// snippet: a state object from an instance
struct GivenModel: View {
  @StateObject private var model: NoteModel

  init(model: NoteModel) {
    _model = StateObject(wrappedValue: model)
  }

  var body: some View { Line(name: "from an instance", text: model.text) }
}
// snippet end

// snippet: a state object from an autoclosure
struct DeferredModel: View {
  @StateObject private var model: NoteModel

  init(model: @autoclosure @escaping () -> NoteModel) {
    _model = StateObject(wrappedValue: model())
  }

  var body: some View { Line(name: "from an autoclosure", text: model.text) }
}
// snippet end

// snippet: an observed object with a default
struct ObservedModel: View {
  let title: String
  @ObservedObject private var model: NoteModel

  init(title: String, log: Notebook) {
    self.title = title
    model = NoteModel("new", log: log)
  }

  var body: some View {
    Line(name: "observed", text: model.text)
    Button("Write") { model.text = "written" }
  }
}
// snippet end
