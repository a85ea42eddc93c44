import Graft
import GraftTesting

/// Lets time pass: the user's in a window, the script's when an exhibit is played.
public struct Sleep: Sendable {
  private let action: @MainActor @Sendable (Duration) async throws -> Void

  /// Sleeps by the user's clock.
  static let realTime = Sleep { try await Task.sleep(for: $0) }

  /// Sleeps by a clock that a script advances.
  static func by(_ clock: TestClock) -> Sleep {
    Sleep { try await clock.sleep(until: clock.now.advanced(by: $0)) }
  }

  private init(_ action: @escaping @MainActor @Sendable (Duration) async throws -> Void) { self.action = action }

  /// Returns after a while, or throws when the task is cancelled.
  @MainActor
  public func callAsFunction(_ duration: Duration) async throws { try await action(duration) }
}

private struct SleepKey: EnvironmentKey {
  static let defaultValue = Sleep.realTime
}

extension EnvironmentValues {
  /// How views of an exhibit let time pass.
  public var sleep: Sleep {
    get { self[SleepKey.self] }
    set { self[SleepKey.self] = newValue }
  }
}
