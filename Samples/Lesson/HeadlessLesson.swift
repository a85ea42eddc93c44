import Foundation
import Graft
import GraftTesting

/// Plays exhibits without a screen: uses their real controls through the X server, writes pictures, and prints what was
/// seen.
@MainActor
struct HeadlessLesson {
  let exhibits: [Exhibit]
  /// Where the pictures go.
  let folder: URL

  /// Returns the exit status: 0 if everything was as the claims say.
  func run() async -> Int32 {
    do {
      try PrivateDisplay.start()
      var isAsExpected = true
      for exhibit in exhibits { isAsExpected = try await play(exhibit) && isAsExpected }
      return isAsExpected ? EXIT_SUCCESS : EXIT_FAILURE
    } catch {
      complain("\(error)")
      return EXIT_FAILURE
    }
  }

  private func play(_ exhibit: Exhibit) async throws -> Bool {
    let clock = TestClock()
    let session = ExhibitSession(exhibit, sleep: .by(clock))
    let page = try await MountedView(ExhibitPage(session: session))
    let takePicture = { try page.root.writePicture(to: path(exhibit, $0)) }
    let player = Player(session, on: page, clock, takePicture: takePicture)
    try takePicture("before")
    try await session.performance.script(player)
    try takePicture("after")
    await page.close()
    return player.isAsExpected
  }

  private func path(_ exhibit: Exhibit, _ moment: String) -> String {
    folder.appendingPathComponent("\(exhibit.id)-\(moment).png").path
  }
}
