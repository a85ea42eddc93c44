import ArgumentParser
import Graft
import Lesson

/// The sample's command line.
@main
struct InitializersSample: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "initializers", abstract: "Every way of feeding a view from outside, and which of them follow.")

  @Option(help: "Show or play one exhibit, such as N1.")
  var exhibit: String?

  @OptionGroup var options: LessonOptions

  /// The process's main function runs on the main thread, which GTK needs; ArgumentParser does not say so.
  func run() throws { try MainActor.assumeIsolated(start) }

  @MainActor
  private func start() throws { try options.start("Initializers", Exhibit.initializers, only: exhibit) }
}

extension Exhibit {
  /// All exhibits, in the order in which they teach best.
  static var initializers: [Exhibit] {
    [
      values, states, binding, stateObject, stateObjectFromInstance, stateObjectFromAutoclosure, observedDefault,
      observables, modelFromTask, order,
    ]
  }
}
