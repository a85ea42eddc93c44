import ArgumentParser
import Graft
import Lesson

/// The sample's command line.
@main
struct DataFlowSample: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dataflow", abstract: "A quiz, and where its state can be kept.")

  @Option(help: "Show or play one exhibit, such as D1.")
  var exhibit: String?

  @OptionGroup var options: LessonOptions

  /// The process's main function runs on the main thread, which GTK needs; ArgumentParser does not say so.
  func run() throws { try MainActor.assumeIsolated(start) }

  @MainActor
  private func start() throws { try options.start("DataFlow", Exhibit.dataFlow, only: exhibit) }
}

extension Exhibit {
  /// All exhibits, in the order in which they teach best.
  static var dataFlow: [Exhibit] {
    [
      storedClass, storedBox, spelledOutState, state, copiedState, sharedBinding, observed, fromEnvironment,
      environmentKey, sizeClassBranches, sizeClassLayout,
    ]
  }
}
