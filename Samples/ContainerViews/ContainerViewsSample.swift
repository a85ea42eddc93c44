import ArgumentParser
import Graft
import Lesson

/// The sample's command line.
@main
struct ContainerViewsSample: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "containerviews", abstract: "Views that find data, and views that show them.")

  @Option(help: "Show or play one exhibit, such as C1.")
  var exhibit: String?

  @OptionGroup var options: LessonOptions

  /// The process's main function runs on the main thread, which GTK needs; ArgumentParser does not say so.
  func run() throws { try MainActor.assumeIsolated(start) }

  @MainActor
  private func start() throws { try options.start("ContainerViews", Exhibit.containerViews, only: exhibit) }
}

extension Exhibit {
  /// All exhibits, in the order in which they teach best.
  static var containerViews: [Exhibit] { [fat, favorites, search, owner, broken, slow, damaged] }
}
