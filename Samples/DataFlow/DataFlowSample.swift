import ArgumentParser
import Graft
import Lesson

/// The sample's command line.
@main
struct DataFlowSample: LessonCommand {
  static let configuration = CommandConfiguration(
    commandName: "dataflow", abstract: "A quiz, and where its state can be kept.")

  static let title = "DataFlow"

  @MainActor
  static var exhibits: [Exhibit] {
    [
      .storedClass, .storedBox, .spelledOutState, .state, .copiedState, .sharedBinding, .observed, .fromEnvironment,
      .environmentKey, .sizeClassBranches, .sizeClassLayout,
      .windowSizeClass,
    ]
  }

  @Option(help: "Show or play one exhibit, such as D1.")
  var exhibit: String?

  @OptionGroup var options: LessonOptions
}
