import Graft

// snippet: legacy-foot-view
/// How many words there are of those that there are to be, as any view is written.
struct GoalView: View {
  let text: String
  @Binding var goal: Int

  var body: some View {
    HStack {
      Text("\(text.split { $0.isWhitespace }.count) of \(goal) words")
      Button("One More") { goal += 1 }
    }
  }

  /// The class that files know it by.
  static let type = try? HostedType.register("EditorGoal") { type in
    let text = type.property("text", initially: "")
    let goal = type.property("goal", initially: 100, in: 1...100_000)
    return type.view { pane in GoalView(text: pane[text], goal: pane.binding(goal)) }
  }
}
// snippet end
