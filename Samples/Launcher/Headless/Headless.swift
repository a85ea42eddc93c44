import Foundation
import Graft
import GraftTesting

/// Plays the launcher without a screen, and prints what its page then shows.
@MainActor
func playHeadless() async -> Int32 {
  do {
    try PrivateDisplay.start()
    let program = try await MountedScenes(Launcher().body)
    try await LauncherPlay(window: program.windows[0]).play()
    await program.close()
    for diagnostic in Diagnostics.recorded { complain(diagnostic.message) }
    return Diagnostics.recorded.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE
  } catch {
    complain("\(error)")
    return EXIT_FAILURE
  }
}

private func complain(_ message: String) { FileHandle.standardError.write(Data("\(message)\n".utf8)) }
