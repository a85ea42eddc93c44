import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What is for a bar that the desktop does not have.
@Suite(.gtk) @MainActor
struct MenuBarExtraTests {
  fileprivate final class Log {
    var starts = 0
  }

  private struct Timer: Scene {
    let log: Log
    var behavior = SceneLaunchBehavior.automatic
    var isInserted = true

    var body: some Scene {
      MenuBarExtra("Timer", systemImage: "timer", isInserted: .constant(isInserted)) {
        Button("Start") { log.starts += 1 }
      }
      .menuBarExtraStyle(.menu).defaultLaunchBehavior(behavior)
      WindowGroup("Main") { Text("main") }
    }
  }

  @Test("MN30 what is for the bar of the desktop shows nothing, and is reported once", arguments: [true, false])
  func nothing(isInserted: Bool) async throws {
    try await ShownScenes.with(Timer(log: Log(), isInserted: isInserted)) {
      #expect(ShownScenes.titles == ["Main"])
      #expect(Diagnostics.recorded.map(\.kind) == (isInserted ? [.missingMenuBar] : []))
      Diagnostics.removeAll()
    }
  }

  @Test("MN30 with the launch behaviour of those that are presented it is a window")
  func window() async throws {
    let log = Log()
    try await ShownScenes.with(Timer(log: log, behavior: .presented)) {
      #expect(ShownScenes.titles == ["Main", "Timer"])
      try await ShownScenes.press("Start", in: "Timer")
      #expect(log.starts == 1)
      // It stands first, and is not what the program ends with.
      try await ShownScenes.close("Timer")
      #expect(ShownScenes.titles == ["Main"])
      #expect(Diagnostics.recorded.isEmpty)
    }
  }
}
