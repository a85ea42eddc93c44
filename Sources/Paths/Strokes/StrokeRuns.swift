import Foundation

/// The subpaths of a path as runs of straight pieces.
struct StrokeRuns {
  private(set) var runs: [StrokeRun] = []
  private var run = StrokeRun()
  private var current = CGPoint.zero
  private var hasSegments = false
  /// Where the first segment of the subpath headed at its start, and the last one at its end.
  private var headings: (first: CGPoint?, last: CGPoint?)

  init(_ path: Path) {
    for step in PathSteps(path) { follow(step) }
  }

  private mutating func follow(_ step: PathStep) {
    switch step {
    case .begin(let point): (run, current, hasSegments, headings) = (StrokeRun(), point, false, (nil, nil))
    case .draw(let segment): add(segment)
    case .end(let segment, isClosed: true):
      add(segment)
      close()
    case .end: finish()
    }
  }

  private mutating func add(_ segment: Segment) {
    hasSegments = true
    guard let start = segment.startDirection else { return }
    let ends = segment.straightEnds
    for (index, end) in ends.enumerated() {
      addLine(to: end, startsSmoothly: index > 0 || Self.isSmooth(from: headings.last, to: start))
    }
    headings = (headings.first ?? start, segment.endDirection)
  }

  private mutating func addLine(to end: CGPoint, startsSmoothly: Bool) {
    guard let direction = (end - current).unit else { return }
    run.pieces.append(StrokePiece(from: current, to: end, direction: direction, startsSmoothly: startsSmoothly))
    current = end
  }

  private mutating func close() {
    run.isClosed = !run.pieces.isEmpty
    if let first = headings.first, Self.isSmooth(from: headings.last, to: first), run.isClosed {
      run.pieces[0].startsSmoothly = true
    }
    finish()
  }

  /// What was drawn without coming anywhere is a dot.
  private mutating func finish() {
    guard hasSegments else { return }
    runs.append(run.pieces.isEmpty ? .dot(at: current) : run)
  }

  /// Whether directions differ by rounding alone, by a thousandth at most.
  private static func isSmooth(from before: CGPoint?, to after: CGPoint) -> Bool {
    guard let before else { return false }
    return before.dot(after) > 0 && abs(before.cross(after)) < 1e-3
  }
}
