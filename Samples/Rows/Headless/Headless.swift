import Foundation
import Graft
import GraftTesting

/// Plays the sample without a screen: shows the rows in each container, changes one, inserts one and goes to the middle, and
/// prints how many widgets there are and what is seen then. With `--measure` it waits for the measures after each click, and
/// prints how long the longest frame took; with `--pictures FOLDER` it writes a picture of each container.
@MainActor
func playHeadless() async -> Int32 {
  do {
    try PrivateDisplay.start()
    let program = try await MountedScenes(RowsApp().body)
    let play = try RowsPlay(program.windows[0])
    for container in Container.allCases { try await play.play(container) }
    return EXIT_SUCCESS
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    return EXIT_FAILURE
  }
}
