import Graft

/// What has happened on the stage, a line each.
///
/// Bodies may write into it: it is not state, and whoever shows its lines does so after the event that changed them.
@MainActor
public final class Notebook {
  /// What was noted, oldest first.
  public var lines: [String] = [] {
    didSet { didChange?() }
  }

  /// Told of each change; must not write state by itself.
  var didChange: (() -> Void)?

  nonisolated init() {}

  /// Adds a line.
  public func note(_ line: String) { lines.append(line) }

  /// Adds a line with how many bodies of a name have run by now.
  public func countBody(of name: String) {
    note("\(name): body \(lines.filter { $0.hasPrefix(name + ":") }.count + 1)")
  }
}
