import ArgumentParser
import Foundation
import Graft

/// What every lesson's command line has.
public struct LessonOptions: ParsableArguments, Sendable {
  @Flag(help: "Play the exhibits without a screen and print what happened.")
  var headless = false

  @Option(help: "Where to write the pictures, with --headless; by default a temporary folder, named on standard error.")
  var out: String?

  public init() {}

  /// Shows the exhibits in a window, or plays them, which ends the process.
  @MainActor
  public func start(_ title: String, _ exhibits: [Exhibit], only chosen: String?) throws {
    let some = exhibits.filter { chosen == nil || $0.id == chosen }
    guard let first = some.first else {
      throw ValidationError("there is no \(chosen ?? ""); there are \(exhibits.map(\.id).joined(separator: ", "))")
    }
    if headless {
      let lesson = HeadlessLesson(exhibits: some, folder: try pictureFolder(title))
      MainLoop.run { await lesson.run() }
    }
    LessonApp.lesson = (title, exhibits, first)
    LessonApp.main()
  }

  private func pictureFolder(_ title: String) throws -> URL {
    let folder =
      out.map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("\(title.lowercased())-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if out == nil { complain("pictures: \(folder.path)") }
    return folder
  }
}

/// A lesson in a window.
struct LessonApp: App {
  @MainActor static var lesson: (title: String, exhibits: [Exhibit], first: Exhibit)?

  var body: some Scene {
    WindowGroup(Self.lesson?.title ?? "") {
      if let lesson = Self.lesson { ExhibitBrowser(lesson.exhibits, first: lesson.first) }
    }
  }
}
