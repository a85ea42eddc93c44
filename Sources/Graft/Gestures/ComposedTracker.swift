/// What trackers of two gestures have in common.
class ComposedTracker<First, Second, Value>: _GestureTracker<Value> {
  let first: _GestureTracker<First>
  let second: _GestureTracker<Second>
  private var seenRevisions = [0, 0]

  required init(_ first: _GestureTracker<First>, _ second: _GestureTracker<Second>) {
    (self.first, self.second) = (first, second)
  }

  /// A tracker of these two, or the one that follows them already.
  static func make<A: Gesture, B: Gesture>(
    _ a: A, _ b: B, reusing tracker: _GestureTracker<Value>?
  ) -> Self where A.Value == First, B.Value == Second {
    let known = tracker as? Self
    let (first, second) = (a._tracker(reusing: known?.first), b._tracker(reusing: known?.second))
    if let known, known.first === first, known.second === second { return known }
    return Self(first, second)
  }

  override var sources: GestureSources { first.sources.union(second.sources) }
  override var deadline: Double? { [first.deadline, second.deadline].compactMap { $0 }.min() }
  override var isDecided: Bool { first.isDecided || second.isDecided }

  /// What the two make together.
  var composed: GesturePhase<Value> { .failed }

  /// Makes the phase anew if one of the two has another.
  final func follow(_ change: () -> Void) {
    change()
    let revisions = [first.revision, second.revision]
    guard revisions != seenRevisions else { return }
    seenRevisions = revisions
    phase = composed
  }

  /// Gives input to one of the two that is not over.
  final func pass<Part>(_ input: GestureInput, to part: _GestureTracker<Part>) {
    if !part.phase.stage.isOver { part.receive(input) }
  }

  override func cancel() {
    first.cancel()
    second.cancel()
    super.cancel()
  }

  override func reset() {
    follow {
      first.reset()
      second.reset()
    }
  }

  override func tell() {
    first.tell()
    second.tell()
  }

  override func tellEnd() {
    first.tellEnd()
    second.tellEnd()
  }
}
