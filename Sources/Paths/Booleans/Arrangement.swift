import Foundation

/// The chords of two paths, cut until edges meet at their ends alone.
///
/// Edges are cut where they cross, at the nearest vertex of the grid, and where they pass the end of another one. Both
/// bend them a little, which may bring new crossings, so that this is repeated until there is nothing to cut. There is
/// an end to it: as each cut is between the ends of its edge, the squares of the lengths do not grow in sum, while none
/// is below 1.
struct Arrangement {
  private(set) var grid: Grid
  let chords: [Chord]
  private let segments: [TracedSegment]
  /// In the order in which the paths are drawn.
  private(set) var strands: [Strand]
  /// The indices of the strands by their ends, so that those of an edge follow each other.
  private(set) var order: [Int] = []
  /// By their ends, the low one first.
  private(set) var edges: [Edge] = []

  /// None where the segments have no extent.
  init?(_ tracing: Tracing) {
    guard var grid = tracing.grid else { return nil }
    let chords = tracing.chords(on: &grid)
    (self.grid, self.chords, segments) = (grid, chords, tracing.segments)
    strands = chords.indices.map { Strand(from: chords[$0].from, to: chords[$0].to, chord: $0) }
    repeat { gatherEdges() } while cutEdges()
  }

  /// The segment that a chord is a part of.
  func segment(of chord: Int) -> TracedSegment { segments[chords[chord].segment] }
}

extension Arrangement {
  private mutating func gatherEdges() {
    let ends = strands.map { ($0.low, $0.high) }
    order = ends.indices.sorted { ends[$0] < ends[$1] }
    edges = []
    var start = 0
    for place in order.indices where place + 1 == order.count || ends[order[place]] != ends[order[place + 1]] {
      edges.append(edge(of: start..<place + 1))
      start = place + 1
    }
  }

  private func edge(of range: Range<Int>) -> Edge {
    let first = strands[order[range.lowerBound]]
    var (step, isNew) = (WindingNumbers(), true)
    for index in order[range] {
      step += self.step(of: strands[index])
      isNew = isNew && strands[index].isNew
    }
    return Edge(low: first.low, high: first.high, strands: range, step: step, isNew: isNew)
  }

  private func step(of strand: Strand) -> WindingNumbers {
    let number = strand.isForward ? 1 : -1
    return segment(of: strand.chord).isSecond ? WindingNumbers(second: number) : WindingNumbers(first: number)
  }
}

extension Arrangement {
  /// Divides the edges where others meet them, and says whether there was one to divide.
  private mutating func cutEdges() -> Bool {
    var cuts = Cuts(edges)
    for crossing in cuts.crossings { cuts.add(vertex(of: crossing), to: crossing) }
    var stops = Array(repeating: [GridPoint](), count: strands.count)
    for (edge, vertices) in zip(edges, cuts.vertices) where !vertices.isEmpty {
      let chain = edge.chain(of: vertices)
      for place in edge.strands { stops[order[place]] = chain }
    }
    let count = strands.count
    strands = zip(strands, stops).flatMap { $0.cut(at: $1) }
    return strands.count > count
  }

  /// The vertex where two edges are cut: that of the point where their chords cross, in which more than two may meet,
  /// or where bends have brought the edges away from it, the nearest one to where these cross.
  private mutating func vertex(of crossing: Crossing) -> GridPoint {
    let (edge, other) = (edges[crossing.edge], edges[crossing.other])
    if let point = point(of: crossing) {
      let vertex = grid.nearest(to: point)
      if edge.passes(vertex), other.passes(vertex) {
        grid.place(point, at: vertex)
        return vertex
      }
    }
    return edge.vertex(at: crossing.share)
  }

  /// Where the chords of two edges cross. Upright and level ones keep their coordinate to the last digit.
  private func point(of crossing: Crossing) -> CGPoint? {
    let ((start, end), (otherStart, otherEnd)) = (line(of: crossing.edge), line(of: crossing.other))
    let (way, otherWay) = (end - start, otherEnd - otherStart)
    let share = (otherStart - start).cross(otherWay) / way.cross(otherWay)
    guard (0...1).contains(share) else { return nil }
    let point = start + way * share
    return CGPoint(x: otherWay.x == 0 ? otherStart.x : point.x, y: otherWay.y == 0 ? otherStart.y : point.y)
  }

  private func line(of edge: Int) -> (CGPoint, CGPoint) {
    let chord = chords[strands[order[edges[edge].strands.lowerBound]].chord]
    return (grid[chord.from], grid[chord.to])
  }
}
