import ArgumentParser
import Graft
import Lesson

/// The sample's command line.
@main
struct ContainerViewsSample: LessonCommand {
  static let configuration = CommandConfiguration(
    commandName: "containerviews", abstract: "Views that find data, and views that show them.")

  static let title = "ContainerViews"

  @MainActor
  static var exhibits: [Exhibit] { [.fat, .favorites, .search, .owner, .broken, .slow, .damaged, .cost] }

  @Option(help: "Show or play one exhibit, such as C1.")
  var exhibit: String?

  @OptionGroup var options: LessonOptions
}
