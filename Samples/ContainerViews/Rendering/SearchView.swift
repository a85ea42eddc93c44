import Graft

// snippet: a rendering view with a binding
/// Shows a query to edit, and what was found. It keeps neither.
struct SearchView: View {
  @Binding var query: String
  let phase: ReposStore.Phase
  let ask: () -> Void
  let cancel: () -> Void

  var body: some View {
    VStack {
      TextField("Search", text: $query).onSubmit(ask)
      PhaseView(phase: phase, ask: ask, cancel: cancel) { ReposView(repos: $0) }
    }
  }
}
// snippet end
