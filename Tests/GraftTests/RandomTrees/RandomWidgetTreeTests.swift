import Graft
import GraftTestTraits
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
    // Elements with one id are shown and reported.
    #expect(Diagnostics.recorded.filter { $0.kind != .duplicateID } == [])
  }

  private nonisolated static var seeds: Range<UInt64> { TreeSeeds.range(count: 6) }
}
