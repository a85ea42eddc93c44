import Graft
import Lesson

extension Exhibit {
  /// N12: all of it at once.
  static var sideBySide: Exhibit {
    Exhibit(
      "N12", "Side by side",
      explanation: """
        All of them below one parent. With another text, two follow, five keep the first text, and two never cared for it. \
        The notes count the objects that were made for nothing.
        """,
      script: [
        .start(
          notes: ["made first", "made first", "made new", "made first", "made first"],
          texts: texts(passed: "first")),
        .click(
          "Pass another",
          notes: ["made second", "made second", "made new", "gone second", "gone second", "gone new"],
          texts: texts(passed: "second")),
      ]
    ) { log in Passing { AllWays(text: $0, log: log) } }
  }

  private static func texts(passed: String) -> [String] {
    [
      "passed: \(passed)", "written out: \(passed)", "bound: \(passed)", "assigned: first", "state object: first",
      "from an instance: first", "from an autoclosure: first", "made for state: first", "over a default: default",
      "observed: new",
    ]
  }
}

private struct AllWays: View {
  @Binding var text: String
  let log: Notebook

  var body: some View {
    WrittenOutText(text: text)
    BoundText(text: $text)
    AssignedState(text: text)
    OwnedModel(text: text, log: log)
    GivenModel(model: NoteModel(text, log: log))
    DeferredModel(model: NoteModel(text, log: log))
    StateModel(text: text, log: log)
    DefaultedState(text: text)
    ObservedModel(title: text, log: log)
  }
}
