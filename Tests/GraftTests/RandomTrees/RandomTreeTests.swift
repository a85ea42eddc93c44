import Foundation
import Graft
import GraftTestTraits
import Testing

/// Trees of all kinds of views under random edits, without a display.
@Suite("Random trees", .runtime) @MainActor
struct RandomTreeTests {
  @Test("a tree under random edits shows what one shows that is made anew, and all that began ends", arguments: seeds)
  func edits(seed: UInt64) async {
    let run = TreeRun<RecordedTree>(seed: seed, without: ["followed"])
    for index in 0..<Self.editCount where run.fault == nil {
      run.step()
      await Task.yield()
      if let fault = run.fault { Issue.record("seed \(seed), edit \(index): \(fault)") }
    }
    await run.end()
    // Elements with one id are shown and reported.
    #expect(Diagnostics.recorded.filter { $0.kind != .duplicateID } == [])
  }

  private static var editCount: Int { 100 }

  /// Other seeds than those of every run are tried by setting these.
  private nonisolated static var seeds: Range<UInt64> {
    let variables = ProcessInfo.processInfo.environment
    let first = variables["GRAFT_FIRST_SEED"].flatMap { UInt64($0) } ?? 1
    return first..<first + (variables["GRAFT_SEEDS"].flatMap { UInt64($0) } ?? 40)
  }
}
