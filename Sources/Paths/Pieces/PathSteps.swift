import Foundation

/// A path in steps that know both of their ends.
package enum PathStep {
  /// A subpath starts at a point.
  case begin(CGPoint)

  /// Something is drawn.
  case draw(Segment)

  /// The subpath is over: what is left to its start, and whether that is drawn.
  case end(Segment, isClosed: Bool)
}

/// The steps of a path, in one pass and without storage; each subpath is begun and ended, said or not.
package struct PathSteps: Sequence, IteratorProtocol {
  private let elements: [Path.Element]
  private var index = 0
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  private var isInSubpath = false

  package init(_ path: Path) { elements = path.elements }

  package mutating func next() -> PathStep? {
    guard index < elements.count else { return isInSubpath ? finish(isClosed: false) : nil }
    return isInSubpath ? goOn(elements[index]) : begin(elements[index])
  }

  private mutating func begin(_ element: Path.Element) -> PathStep {
    if case .move(let end) = element {
      start = end
      index += 1
    }
    (current, isInSubpath) = (start, true)
    return .begin(start)
  }

  private mutating func goOn(_ element: Path.Element) -> PathStep {
    if case .move = element { return finish(isClosed: false) }
    index += 1
    guard let segment = Segment(element, from: current) else { return finish(isClosed: true) }
    current = segment.to
    return .draw(segment)
  }

  private mutating func finish(isClosed: Bool) -> PathStep {
    isInSubpath = false
    return .end(.line(current, start), isClosed: isClosed)
  }
}
