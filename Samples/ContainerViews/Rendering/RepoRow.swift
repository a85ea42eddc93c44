import Graft

// snippet: a rendering view
/// Shows one repository. It is given all that it shows.
struct RepoRow: View {
  let repo: Repo

  var body: some View {
    VStack(alignment: .leading) {
      Text(repo.name).font(.headline)
      Text(repo.description ?? "").font(.subheadline)
      Text("\(repo.owner), \(repo.license)").font(.caption)
      Text(repo.products.joined(separator: ", ")).font(.caption)
    }
  }
}

/// Shows repositories, whoever has found them.
struct ReposView: View {
  let repos: [Repo]

  var body: some View {
    List {
      ForEach(repos) { RepoRow(repo: $0) }
    }
  }
}
// snippet end
