import Foundation
import Lesson

/// A client behind a network that the user can make slow, or break.
struct UnreliableClient: RepoClient {
  let client: any RepoClient
  /// How long an answer takes.
  let latency: Duration
  let isBroken: Bool
  let sleep: Sleep

  func favorites() async throws -> [Repo] { try await onceArrived { try await client.favorites() } }

  func repos(matching query: String) async throws -> [Repo] {
    try await onceArrived { try await client.repos(matching: query) }
  }

  func repos(of owner: String) async throws -> [Repo] { try await onceArrived { try await client.repos(of: owner) } }

  private func onceArrived(_ answer: () async throws -> [Repo]) async throws -> [Repo] {
    try await sleep(latency)
    if isBroken { throw NetworkError() }
    return try await answer()
  }
}

/// What a broken network says.
struct NetworkError: LocalizedError {
  var errorDescription: String? { "The network is down." }
}
