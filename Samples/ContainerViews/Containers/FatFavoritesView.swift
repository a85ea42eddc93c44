import Graft

// snippet: a view that does everything
/// Finds the favourites and shows them. Nobody can use the half of it.
struct FatFavoritesView: View {
  let client: any RepoClient
  @State private var repos: [Repo] = []

  var body: some View {
    List {
      ForEach(repos) { repo in
        VStack(alignment: .leading) {
          Text(repo.name).font(.headline)
          Text(repo.description ?? "").font(.subheadline)
        }
      }
    }
    .onAppear(perform: fetch)
  }

  private func fetch() {
    Task { repos = try await client.favorites() }
  }
}
// snippet end
