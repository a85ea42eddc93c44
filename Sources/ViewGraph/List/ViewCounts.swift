/// Compares how many views the elements of a `ForEach` give in a lazy container, and reports once that they differ: lines that were
/// not built count as long as those that were, of which some are then empty or of several views. Claim LZ15.
@MainActor
struct ViewCounts {
  private var first: Int?
  private var isReported = false

  mutating func compare(_ count: Int, at node: ViewNode) {
    guard let first else {
      self.first = count
      return
    }
    guard count != first, !isReported else { return }
    isReported = true
    Diagnostics.report(
      .unevenElements, at: node,
      """
      elements give different numbers of views, as \(first) and \(count), so that the length of those not built is guessed badly; \
      filter the data, or put the views of an element into one stack
      """)
  }
}
