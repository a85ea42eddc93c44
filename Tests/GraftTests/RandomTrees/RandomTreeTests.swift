import Graft
import GraftTestTraits
import Testing

/// Trees of all kinds of views under random edits, without a display.
@Suite("Random trees", .runtime) @MainActor
struct RandomTreeTests {
  @Test("a tree under random edits shows what one shows that is made anew, and all that began ends", arguments: seeds)
  func edits(seed: UInt64) async throws {
    let run = try await TreeRun<RecordedTree>(seed: seed)
    for index in 0..<Self.editCount where run.fault == nil {
      try await run.step()
      await Task.yield()
      if let fault = run.fault { Issue.record("seed \(seed), edit \(index): \(fault)") }
    }
    await run.end()
    // Elements with one id are shown and reported, as are several sources of one number.
    #expect(Diagnostics.recorded.filter { ![.duplicateID, .severalSources].contains($0.kind) } == [])
  }

  private static var editCount: Int { 60 }

  private nonisolated static var seeds: Range<UInt64> { TreeSeeds.range(count: 40) }
}
