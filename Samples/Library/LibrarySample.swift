import Foundation
import Graft

/// Shows the library in a window, or plays it without a screen. `--folder FOLDER` has its file elsewhere than in the user's
/// cache.
@main
enum LibrarySample {
  @MainActor
  static func main() {
    if CommandLine.arguments.contains("--headless") { MainLoop.run { await playHeadless() } }
    LibraryApp.main()
  }
}

struct LibraryApp: App {
  var body: some Scene {
    WindowGroup("Library") { LibraryPage(file: LibraryFile(folder: option("--folder"))) }
      .defaultSize(width: 1240, height: 680)
  }
}

/// What follows an option on the command line.
func option(_ name: String) -> String? { CommandLine.arguments.drop { $0 != name }.dropFirst().first }
