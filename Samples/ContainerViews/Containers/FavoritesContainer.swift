import Graft

// snippet: a container view
/// Finds the favourites. It shows nothing by itself.
struct FavoritesContainer: View {
  let client: any RepoClient
  @StateObject private var store = ReposStore()

  var body: some View {
    PhaseView(phase: store.phase, ask: store.ask, cancel: store.cancel) { ReposView(repos: $0) }
      .task(id: store.attempt) { await store.load { try await client.favorites() } }
  }
}
// snippet end
