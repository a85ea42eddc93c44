import Foundation

/// A segment of one of two paths, in straight pieces.
struct TracedSegment {
  let segment: Segment
  /// The ends of the pieces, the start of the segment first.
  let points: [CGPoint]
  /// Which subpath it belongs to, counted through both paths.
  let subpath: Int
  let isSecond: Bool
}

/// A straight piece of a traced segment; those of one segment follow each other.
struct Chord {
  /// The index of the segment.
  let segment: Int
  let from: GridPoint
  let to: GridPoint
  /// Which shares of the segment it begins and ends at.
  let shares: (from: CGFloat, to: CGFloat)
}

/// The segments of two paths, which share a grid.
struct Tracing {
  private(set) var segments: [TracedSegment] = []
  private(set) var closedSubpaths: Set<Int> = []
  private var subpath = 0
  private var current = CGPoint.zero

  /// The second path is closed in any case, as its area counts.
  init(_ first: Path, isArea: Bool, _ second: Path) {
    for step in PathSteps(first) { follow(step, closing: isArea, isSecond: false) }
    for step in PathSteps(second) { follow(step, closing: true, isSecond: true) }
  }

  private mutating func follow(_ step: PathStep, closing: Bool, isSecond: Bool) {
    switch step {
    case .begin(let start): (subpath, current) = (subpath + 1, start)
    case .draw(let segment): add(segment, isSecond: isSecond)
    case .end(let segment, let isClosed):
      guard closing || isClosed else { return }
      closedSubpaths.insert(subpath)
      add(segment, isSecond: isSecond)
    }
  }

  private mutating func add(_ segment: Segment, isSecond: Bool) {
    let points = [current] + segment.straightEnds
    segments.append(TracedSegment(segment: segment, points: points, subpath: subpath, isSecond: isSecond))
    current = segment.to
  }
}

extension Tracing {
  /// A grid over all segments; none where these have no extent.
  var grid: Grid? {
    var bounds = Bounds()
    for segment in segments { segment.points.forEach { bounds.include($0) } }
    return Grid(over: bounds.rect)
  }

  /// The chords of all segments in their order, but for those that come nowhere.
  func chords(on grid: inout Grid) -> [Chord] {
    var chords: [Chord] = []
    for (index, segment) in segments.enumerated() {
      let (vertices, count) = (segment.points.map { grid.vertex(at: $0) }, CGFloat(segment.points.count - 1))
      for piece in 1..<vertices.count where vertices[piece - 1] != vertices[piece] {
        let shares = (CGFloat(piece - 1) / count, CGFloat(piece) / count)
        chords.append(Chord(segment: index, from: vertices[piece - 1], to: vertices[piece], shares: shares))
      }
    }
    return chords
  }
}
