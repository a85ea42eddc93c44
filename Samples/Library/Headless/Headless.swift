import Foundation
import Graft
import GraftTesting

/// Plays the sample without a screen: makes the file, sorts, searches and selects, and prints what is shown then and how many
/// rows were read since the start. With `--picture FILE` it writes a picture.
@MainActor
func playHeadless() async -> Int32 {
  do {
    try PrivateDisplay.start()
    let program = try await MountedScenes(LibraryApp().body)
    try await LibraryPlay(window: program.windows[0]).play()
    return EXIT_SUCCESS
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    return EXIT_FAILURE
  }
}
