/// What a test notes, in order.
@MainActor
public final class Log {
  public var entries: [String] = []

  public nonisolated init() {}

  public func note(_ entry: Any) { entries.append("\(entry)") }

  /// What was noted since this was asked last.
  public func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
