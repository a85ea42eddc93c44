import ArgumentParser
import Graft
import Lesson

/// The sample's command line.
@main
struct IdentitySample: LessonCommand {
  static let configuration = CommandConfiguration(
    commandName: "identity", abstract: "Which view is which, and what that keeps or throws away.")

  static let title = "Identity"

  @MainActor
  static var exhibits: [Exhibit] {
    [
      .branches, .parameter, .explicitIdentity, .rowsByID, .rowsByPosition, .erased, .lifetime, .animated,
      .dependencies,
    ]
  }

  @Option(help: "Show or play one exhibit, such as I1.")
  var exhibit: String?

  @OptionGroup var options: LessonOptions
}
