import ArgumentParser
import Graft

/// The command line of a lesson whose exhibits need nothing but to be shown or played.
public protocol LessonCommand: ParsableCommand, Sendable {
  /// The window's title.
  static var title: String { get }
  /// All exhibits, in the order in which they teach best.
  @MainActor static var exhibits: [Exhibit] { get }
  /// The exhibit that was asked for, if one was.
  var exhibit: String? { get }
  var options: LessonOptions { get }
}

extension LessonCommand {
  /// The process's main function runs on the main thread, which GTK needs; ArgumentParser does not say so.
  public func run() throws {
    try MainActor.assumeIsolated { try options.start(Self.title, Self.exhibits, only: exhibit) }
  }
}
