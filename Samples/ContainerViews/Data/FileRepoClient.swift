import Foundation

/// Reads repositories from a file of JSON, away from the main thread.
struct FileRepoClient: RepoClient {
  let file: URL
  let favoriteNames: Set<String>

  func favorites() async throws -> [Repo] {
    try await read().filter { favoriteNames.contains($0.name) }
  }

  func repos(matching query: String) async throws -> [Repo] {
    try await read().filter { repo in
      [repo.name, repo.owner, repo.description ?? ""].contains { $0.localizedCaseInsensitiveContains(query) }
    }
  }

  func repos(of owner: String) async throws -> [Repo] { try await read().filter { $0.owner == owner } }

  @concurrent
  private func read() async throws -> [Repo] {
    do {
      return try JSONDecoder().decode([Repo].self, from: Data(contentsOf: file))
    } catch {
      throw RepoFileError(file: file.lastPathComponent, reason: error)
    }
  }
}

/// A file of repositories that cannot be read.
struct RepoFileError: LocalizedError {
  let file: String
  let reason: any Error

  var errorDescription: String? {
    switch reason {
    case DecodingError.dataCorrupted: "\(file) is damaged: it is not JSON."
    case is DecodingError: "\(file) is damaged: a repository is not as it should be."
    default: "\(file) cannot be read."
    }
  }
}
