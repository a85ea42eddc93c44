import Graft

// snippet: a container for one owner
/// Finds what one owner has. Another owner is another container: whoever shows it makes the owner its identity.
struct OwnerContainer: View {
  let client: any RepoClient
  let owner: String
  @StateObject private var store = ReposStore()

  var body: some View {
    PhaseView(phase: store.phase, ask: store.ask, cancel: store.cancel) { ReposView(repos: $0) }
      .task(id: store.attempt) { await store.load { try await client.repos(of: owner) } }
  }
}
// snippet end
