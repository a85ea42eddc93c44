import Foundation
import Graft

// snippet: the store
/// What a container knows of the repositories that it asks for.
@MainActor
final class ReposStore: ObservableObject {
  /// How far the asking is.
  enum Phase: Equatable {
    case loading, cancelled
    case loaded([Repo])
    case failed(String)
  }

  @Published private(set) var phase = Phase.loading
  /// The identity of the container's task: another number asks again, and none asks nothing.
  @Published private(set) var attempt: Int? = 1
  private var lastAttempt = 1

  /// Has the container ask, for the first time or again.
  func ask() {
    lastAttempt += 1
    attempt = lastAttempt
  }

  /// Ends what is being asked.
  func cancel() { attempt = nil }

  /// Asks, and publishes what comes, unless the task has been ended meanwhile.
  func load(_ answer: () async throws -> [Repo]) async {
    guard attempt != nil else { return phase = .cancelled }
    phase = .loading
    do {
      let repos = try await answer()
      if !Task.isCancelled { phase = .loaded(repos) }
    } catch {
      if !Task.isCancelled { phase = .failed(error.localizedDescription) }
    }
  }
}
// snippet end
