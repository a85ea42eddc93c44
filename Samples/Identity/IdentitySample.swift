import ArgumentParser
import Graft
import Lesson

/// The sample's command line.
@main
struct IdentitySample: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "identity", abstract: "Which view is which, and what that keeps or throws away.")

  @Option(help: "Show or play one exhibit, such as I1.")
  var exhibit: String?

  @OptionGroup var options: LessonOptions

  /// The process's main function runs on the main thread, which GTK needs; ArgumentParser does not say so.
  func run() throws { try MainActor.assumeIsolated(start) }

  @MainActor
  private func start() throws { try options.start("Identity", Exhibit.identity, only: exhibit) }
}

extension Exhibit {
  /// All exhibits, in the order in which they teach best.
  static var identity: [Exhibit] {
    [branches, parameter, explicitIdentity, rowsByID, rowsByPosition, erased, lifetime, animated, dependencies]
  }
}
