import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Trees of all kinds of views under random edits, in a window.
@Suite("Random trees of widgets", .gtk) @MainActor
struct RandomWidgetTreeTests {
  @Test(
    "a window under random edits shows what one shows that is opened anew, and all that began ends", arguments: seeds)
  func edits(seed: UInt64) async throws {
    let run = try await TreeRun<WidgetTree>(seed: seed, depth: 4, limit: 40)
    for index in 0..<15 where run.fault == nil {
      try await run.step()
      if let fault = run.fault { Issue.record("seed \(seed), edit \(index): \(fault)") }
    }
    await run.end()
    // Elements with one id are shown and reported, as are several sources of one number.
    #expect(Diagnostics.recorded.filter { ![.duplicateID, .severalSources].contains($0.kind) } == [])
  }

  @Test(
    "a window in which views come, go and move under random edits shows in the end what one shows that is opened anew",
    arguments: TreeSeeds.range(count: 6))
  func motion(seed: UInt64) async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      WidgetTree.clock = clock
      defer { WidgetTree.clock = nil }
      let run = try await TreeRun<WidgetTree>(seed: seed, depth: 4, limit: 30, without: ["host", "list"])
      for index in 0..<12 where run.fault == nil {
        try await run.step()
        if let fault = run.fault { Issue.record("seed \(seed), edit \(index): \(fault)") }
      }
      await run.end()
    }
    #expect(Diagnostics.recorded.filter { ![.duplicateID, .severalSources].contains($0.kind) } == [])
  }

  private nonisolated static var seeds: Range<UInt64> { TreeSeeds.range(count: 6) }
}
