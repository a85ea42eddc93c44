import Graft

// snippet: a container with a query
/// Keeps a query, and finds what matches it when the user commits.
struct SearchContainer: View {
  let client: any RepoClient
  @StateObject private var store = ReposStore()
  @State private var query = "sqlite"

  var body: some View {
    SearchView(query: $query, phase: store.phase, ask: store.ask, cancel: store.cancel)
      .task(id: store.attempt) { await store.load { try await client.repos(matching: query) } }
  }
}
// snippet end
