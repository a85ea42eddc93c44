/// Chords of one segment that are drawn one after the other, or parts of them.
struct Span {
  /// The index of the first chord that is drawn.
  let first: Int
  private(set) var last: Int
  /// Whether they are drawn in the direction of the segment.
  let isForward: Bool

  init(chord: Int, isForward: Bool) { (first, last, self.isForward) = (chord, chord, isForward) }

  /// The span after another one was drawn, if that goes on where this one ends.
  func followed(by next: Span, in chords: [Chord]) -> Span? {
    let way = (next.first - last) * (isForward ? 1 : -1)
    guard isForward == next.isForward, way == 0 || way == 1 else { return nil }
    guard chords[next.first].segment == chords[last].segment else { return nil }
    var span = self
    span.last = next.last
    return span
  }
}

/// Links that are drawn as one element.
struct Run {
  let from: GridPoint
  private(set) var to: GridPoint
  /// The ways to draw it; none where it is a line because its links happen to be in line.
  private(set) var spans: [Span]

  init(_ link: Link) { (from, to, spans) = (link.from, link.to, link.spans) }

  /// The span of the curve that the run follows through several chords; none where it is a line.
  var curve: Span? { spans.first { $0.first != $0.last } }

  /// Goes on along a link, if both are parts of one segment, and says whether they are.
  mutating func extend(by link: Link, in chords: [Chord]) -> Bool {
    let longer = spans.compactMap { span in
      link.spans.lazy.compactMap { span.followed(by: $0, in: chords) }.first
    }
    guard !longer.isEmpty else { return false }
    (to, spans) = (link.to, longer)
    return true
  }

  /// Goes on along another run, if both are lines in one direction, and says whether they are.
  mutating func straighten(by next: Run) -> Bool {
    let (way, nextWay) = (to - from, next.to - next.from)
    guard curve == nil, next.curve == nil, way.cross(nextWay) == 0, way.dot(nextWay) > 0 else { return false }
    (to, spans) = (next.to, [])
    return true
  }
}
