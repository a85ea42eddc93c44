import ArgumentParser
import Foundation
import Graft
import Lesson

/// The sample's command line.
@main
struct StatelessSample: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stateless", abstract: "A value frozen at the join, and every cure, side by side.")

  @Option(help: "Show or play one variant: V0 to V8, G1 or G2.")
  var variant: String?

  @Option(help: "How often to click, with --headless.")
  var clicks = 3

  @OptionGroup var options: LessonOptions

  func validate() throws {
    if clicks < 0 { throw ValidationError("--clicks must not be negative") }
  }

  /// The process's main function runs on the main thread, which GTK needs; ArgumentParser does not say so.
  func run() throws { try MainActor.assumeIsolated(start) }

  @MainActor
  private func start() throws {
    try options.start("Stateless", Variant.all.map { $0.exhibit(clicks: clicks) }, only: variant)
  }
}
