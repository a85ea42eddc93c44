import Graft

/// Shows how far the asking is, and the answer by way of a view that knows nothing of asking.
struct PhaseView<Answer: View>: View {
  let phase: ReposStore.Phase
  let ask: () -> Void
  let cancel: () -> Void
  @ViewBuilder let answer: ([Repo]) -> Answer

  var body: some View {
    switch phase {
    case .loading: notice("Loading …", "Cancel", cancel)
    case .cancelled: notice("Cancelled.", "Ask again", ask)
    case .failed(let reason): notice(reason, "Try again", ask)
    case .loaded([]): Text("There are none.")
    case .loaded(let repos): answer(repos)
    }
  }

  private func notice(_ text: String, _ title: String, _ action: @escaping () -> Void) -> some View {
    HStack {
      Text(text)
      Button(title, action: action)
    }
  }
}
