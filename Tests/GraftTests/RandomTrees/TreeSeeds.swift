import Foundation

/// The seeds of random trees: some in every run, and others where these variables name them.
enum TreeSeeds {
  static func range(count: UInt64) -> Range<UInt64> {
    let variables = ProcessInfo.processInfo.environment
    let first = variables["GRAFT_FIRST_SEED"].flatMap { UInt64($0) } ?? 1
    return first..<first + (variables["GRAFT_SEEDS"].flatMap { UInt64($0) } ?? count)
  }
}
