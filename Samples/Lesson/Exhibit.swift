import Graft

/// One thing to try in a lesson: a view on a stage, what it teaches, and a script that plays it.
@MainActor
public struct Exhibit: Identifiable {
  /// Its name on the command line and in the output.
  public let id: String
  public let title: String
  /// What to try, and why it comes as it comes.
  public let explanation: String
  /// Begins it from the start, with a notebook of its own.
  let begin: (Notebook) -> Performance

  /// An exhibit that measures something of its own.
  public init(_ id: String, _ title: String, explanation: String, begin: @escaping (Notebook) -> Performance) {
    self.id = id
    self.title = title
    self.explanation = explanation
    self.begin = begin
  }

  /// An exhibit whose views note what happens to them.
  public init<Stage: View>(
    _ id: String, _ title: String, explanation: String, script: [Step],
    @ViewBuilder stage: @escaping (Notebook) -> Stage
  ) {
    self.init(id, title, explanation: explanation) { notebook in
      Performance(stage: AnyView(stage(notebook))) { player in
        for step in script { try await player.play(step) }
      }
    }
  }
}

/// One beginning of an exhibit.
public struct Performance {
  let stage: AnyView
  /// Plays what is on the stage, and says what was seen.
  let script: @MainActor (Player) async throws -> Void

  public init(stage: AnyView, script: @escaping @MainActor (Player) async throws -> Void) {
    self.stage = stage
    self.script = script
  }
}
