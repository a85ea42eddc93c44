import Foundation
import Graft
import GraftTesting

/// Plays the gallery without a screen: visits each page, uses each control on it by keyboard and mouse and what those open,
/// and prints how many controls there were and what the page says then and after each turn. With `--pictures FOLDER` it
/// writes a picture of each page, in light and dark and in both directions.
@MainActor
func playHeadless() async -> Int32 {
  defer { DialogFiles.remove() }
  let folder = CommandLine.arguments.drop { $0 != "--pictures" }.dropFirst().first
  do {
    try PrivateDisplay.start()
    for look in folder == nil ? [Look.all[0]] : Look.all {
      look.apply()
      let program = try await MountedScenes(GalleryApp(look: look).body)
      try await Visit(window: program.windows[0], isPlayed: look == Look.all[0], look, folder).visitAll()
      await program.close()
    }
    return reportDiagnostics()
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    return EXIT_FAILURE
  }
}

/// Nothing in the gallery is wrong; whether what is tilted has its perspective depends on the renderer.
@MainActor
func reportDiagnostics() -> Int32 {
  let found = Diagnostics.recorded.filter { $0.kind != .flattenedPerspective }
  for diagnostic in found { FileHandle.standardError.write(Data("\(diagnostic.message)\n".utf8)) }
  return found.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE
}
