import ArgumentParser
import Graft
import Lesson

/// The sample's command line.
@main
struct MotionSample: LessonCommand {
  static let configuration = CommandConfiguration(
    commandName: "motion", abstract: "What moves, what jumps and why, and what each costs.")

  static let title = "Motion"

  @MainActor
  static var exhibits: [Exhibit] {
    [.animations, .identities, .shapes, .order, .bodies, .rows, .transitions, .transactions, .matches, .courses]
  }

  @Option(help: "Show or play one exhibit, such as M1.")
  var exhibit: String?

  @OptionGroup var options: LessonOptions
}
