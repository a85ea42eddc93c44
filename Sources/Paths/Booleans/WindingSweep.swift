/// The winding numbers beside edges that meet at their ends alone, by a line that sweeps over them from left to right.
///
/// As no edges cross, those under the line keep their order, and each is compared with a few of them only.
struct WindingSweep {
  /// The numbers above each edge.
  private(set) var above: [WindingNumbers]
  private let edges: [Edge]
  /// The indices of the edges under the line, from top to bottom.
  private var crossed: [Int] = []

  /// The edges are sorted by their low ends.
  init(_ edges: [Edge]) {
    self.edges = edges
    above = Array(repeating: WindingNumbers(), count: edges.count)
    var next = 0
    for vertex in Set(edges.flatMap { [$0.low, $0.high] }).sorted() {
      let first = next
      while next < edges.count, edges[next].low == vertex { next += 1 }
      pass(vertex, beginning: first..<next)
    }
  }

  /// The numbers below an edge.
  func below(_ edge: Int) -> WindingNumbers { above[edge] + edges[edge].step }

  /// Replaces the edges that end at a vertex by those that begin there.
  private mutating func pass(_ vertex: GridPoint, beginning: Range<Int>) {
    let start = place(of: vertex)
    let ended = crossed[start...].prefix { edges[$0].high == vertex }
    let begun = beginning.sorted { edges[$0].direction.cross(edges[$1].direction) > 0 }
    var numbers = start > 0 ? below(crossed[start - 1]) : WindingNumbers()
    for edge in begun {
      above[edge] = numbers
      numbers = below(edge)
    }
    crossed.replaceSubrange(ended.indices, with: begun)
  }

  /// How many edges under the line are above a vertex.
  private func place(of vertex: GridPoint) -> Int {
    var (low, high) = (0, crossed.count)
    while low < high {
      let middle = (low + high) / 2
      let edge = edges[crossed[middle]]
      if edge.direction.cross(vertex - edge.low) > 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
