import ArgumentParser
import Graft
import Lesson

/// The sample's command line.
@main
struct InitializersSample: LessonCommand {
  static let configuration = CommandConfiguration(
    commandName: "initializers", abstract: "Every way of feeding a view from outside, and which of them follow.")

  static let title = "Initializers"

  @MainActor
  static var exhibits: [Exhibit] {
    [
      .values, .states, .binding, .stateObject, .stateObjectFromInstance, .stateObjectFromAutoclosure, .observedDefault,
      .observables, .modelFromTask, .order, .modelForState, .sideBySide,
    ]
  }

  @Option(help: "Show or play one exhibit, such as N1.")
  var exhibit: String?

  @OptionGroup var options: LessonOptions
}
