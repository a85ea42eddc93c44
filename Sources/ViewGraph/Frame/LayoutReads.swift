/// What code of the program has read in the layout of an island: guides, layouts of one's own, and sizes that
/// representables say. When it changes, the island is laid out again; nothing is evaluated.
///
/// Reads count from one placement to the end of the next in a newer pass, as a layout that is only measured may leave out
/// what the one that is shown has read.
@MainActor
final class LayoutReads {
  private var current: Dependent?
  /// Those before the pass that runs, while nothing was placed in it.
  private var earlier: Dependent?
  /// Whether any layout of the island has read observable objects.
  private var observes = false

  nonisolated init() {}

  /// Runs a part of a layout. Measured out of an update, it is still no part of that call: it has no transaction (RP26),
  /// and what it writes is no write of an evaluation.
  func note<Result>(of owner: any IslandOwner, _ body: () -> Result) -> Result {
    // What is shown of views that are gone stays as it was.
    guard owner.isMounted else { return RunningCall.suspended(body) }
    let dependent = current ?? Dependent(node: owner, call: .layout)
    current = dependent
    let (result, observed) = dependent.recordMore(observes ? .objects : .nothing, body)
    if observed { observes = true }
    return result
  }

  func passDidBegin() {
    guard let current, current.hasReads else { return }
    if let earlier { return current.handReads(to: earlier) }
    (earlier, self.current) = (current, nil)
  }

  func didPlace() {
    guard let earlier else { return }
    earlier.forgetReads()
    // Used again, if no other is.
    if current == nil { current = earlier }
    self.earlier = nil
  }

  func end() {
    current?.dispose()
    earlier?.dispose()
    (current, earlier) = (nil, nil)
  }
}
