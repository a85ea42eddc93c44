/// Where repositories come from. It may take its time, and it may fail.
@MainActor
protocol RepoClient {
  func favorites() async throws -> [Repo]
  /// Repositories that have a text in name, owner or description, whatever the case.
  func repos(matching query: String) async throws -> [Repo]
  func repos(of owner: String) async throws -> [Repo]
}
