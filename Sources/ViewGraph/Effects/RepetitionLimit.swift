/// Ends an action that keeps causing itself: it may run twice in one burst of rounds (LC7, LC15).
struct RepetitionLimit {
  private static let runs = 2

  private var burst = -1
  private var count = 0

  /// Whether the action may run for a change of this burst.
  mutating func allows(_ burst: Int) -> Bool {
    if self.burst != burst { (self.burst, count) = (burst, 0) }
    count += 1
    return count <= Self.runs
  }
}
