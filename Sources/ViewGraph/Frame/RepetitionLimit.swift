/// Ends an action that keeps causing itself: it may run so often, twice unless said otherwise, in one burst of rounds
/// (LC7, LC15).
struct RepetitionLimit {
  private let runs: Int
  private var burst = -1
  private var count = 0

  init(runs: Int = 2) { self.runs = runs }

  /// Whether the action was refused in this burst.
  func isReached(in burst: Int) -> Bool { self.burst == burst && count > runs }

  /// Whether the action may run for a change of this burst.
  mutating func allows(_ burst: Int) -> Bool {
    if self.burst != burst { (self.burst, count) = (burst, 0) }
    count += 1
    return count <= runs
  }
}
