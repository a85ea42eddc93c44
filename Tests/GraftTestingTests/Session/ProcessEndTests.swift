import CGTK
import Foundation
import GraftTesting
import Synchronization
import Testing

private let turns = Atomic<Int>(0)

/// What happens when a process of tests ends.
@Suite
struct ProcessEndTests {
  @Test("the main thread does nothing any more when another thread has begun to end the process")
  func mainThread() async {
    await #expect(processExitsWith: .exitCode(7)) {
      // What was registered first runs last.
      atexit {
        let before = turns.load(ordering: .relaxed)
        usleep(50_000)
        _exit(turns.load(ordering: .relaxed) == before ? 7 : 1)
      }
      try await MainActor.run {
        try PrivateDisplay.start()
        g_idle_add_full(
          G_PRIORITY_DEFAULT,
          { _ in
            turns.add(1, ordering: .relaxed)
            return 1
          }, nil, nil)
      }
      while turns.load(ordering: .relaxed) < 10 { usleep(1_000) }
      exit(0)
    }
  }

  @Test("what programs keep goes with the process, and no other process has had its folder")
  func folder() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
      try await MainActor.run { try PrivateDisplay.start() }
      let folder = try #require(ProcessInfo.processInfo.environment["XDG_DATA_HOME"])
      #expect(!FileManager.default.fileExists(atPath: folder))
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      print("folder:\(folder):")
      exit(0)
    }
    let parts = String(decoding: result.standardOutputContent, as: UTF8.self).split(separator: ":")
    let folder = try #require(parts.firstIndex(of: "folder").map { String(parts[$0 + 1]) })
    #expect(folder.contains("graft-data-"))
    #expect(!FileManager.default.fileExists(atPath: folder))
  }
}
