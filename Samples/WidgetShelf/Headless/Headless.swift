import Foundation
import Graft
import GraftTesting

/// Plays the sample without a screen: uses each widget as a user would, resets them and makes them anew, and prints what is
/// shown. With `--pictures FOLDER` it writes pictures.
@MainActor
func playHeadless() async -> Int32 {
  do {
    try PrivateDisplay.start()
    let program = try await MountedScenes(WidgetShelfApp().body)
    try await ShelfPlay(window: program.windows[0]).play()
    await program.close()
    for diagnostic in Diagnostics.recorded { complain(diagnostic.message) }
    return Diagnostics.recorded.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE
  } catch {
    complain("\(error)")
    return EXIT_FAILURE
  }
}

private func complain(_ message: String) { FileHandle.standardError.write(Data("\(message)\n".utf8)) }

/// What follows an option on the command line.
func option(_ name: String) -> String? { CommandLine.arguments.drop { $0 != name }.dropFirst().first }
