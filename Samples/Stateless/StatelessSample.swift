import ArgumentParser
import Foundation
import Graft
import GraftTesting

/// The sample's command line.
@main
struct StatelessSample: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stateless", abstract: "A value frozen at the join, and every cure, side by side.")

  @Option(help: "Show or play one variant: V0 to V8, G1 or G2.")
  var variant: String?

  @Flag(help: "Play the variants without a screen and print what happened.")
  var headless = false

  @Option(help: "How often to click, with --headless.")
  var clicks = 3

  @Option(help: "Where to write the pictures, with --headless; by default a temporary folder, named on standard error.")
  var out: String?

  func validate() throws {
    if clicks < 0 { throw ValidationError("--clicks must not be negative") }
    if let variant, !(MainActor.assumeIsolated { Variant.all.contains { $0.id == variant } }) {
      throw ValidationError("there is no variant \(variant); there are V0 to V8, G1 and G2")
    }
  }

  /// The process's main function runs on the main thread, which GTK needs; ArgumentParser does not say so.
  func run() throws { try MainActor.assumeIsolated(start) }

  @MainActor
  private func start() throws {
    let chosen = Variant.all.filter { variant == nil || $0.id == variant }
    guard headless else {
      StatelessApp.first = chosen[0].id
      return StatelessApp.main()
    }
    let play = HeadlessRun(variants: chosen, clicks: clicks, folder: try pictureFolder())
    MainLoop.run { await play.run() }
  }

  private func pictureFolder() throws -> URL {
    let folder =
      out.map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("stateless-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if out == nil { FileHandle.standardError.write(Data("pictures: \(folder.path)\n".utf8)) }
    return folder
  }
}

/// The sample in a window.
struct StatelessApp: App {
  /// The variant that is shown first.
  @MainActor static var first = "V0"

  var body: some Scene {
    WindowGroup("Stateless") {
      VariantBrowser(first: Variant.all.first { $0.id == Self.first } ?? Variant.all[0])
    }
  }
}
