/// Two edges that cross.
struct Crossing {
  /// The index of one of them.
  let edge: Int
  /// The index of the other one.
  let other: Int
  /// At which share of the first one they cross.
  let share: Double
}

/// Where edges are to be cut, as others meet them.
struct Cuts {
  /// The vertices of each edge.
  private(set) var vertices: [[GridPoint]]
  private(set) var crossings: [Crossing] = []

  /// Edges that are not new have been compared with each other before.
  init(_ edges: [Edge]) {
    vertices = Array(repeating: [], count: edges.count)
    let boxes = edges.map(\.box)
    let tree = BoxTree(boxes)
    var near: [Int] = []
    for (index, edge) in edges.enumerated() where edge.isNew {
      near.removeAll(keepingCapacity: true)
      tree.collect(touching: boxes[index].grown, into: &near)
      for other in near where other > index || !edges[other].isNew { compare(index, other, of: edges) }
    }
  }

  /// An edge that another one touches is not cut where they cross, as it will run elsewhere.
  private mutating func compare(_ index: Int, _ otherIndex: Int, of edges: [Edge]) {
    let (edge, other) = (edges[index], edges[otherIndex])
    let touched = touch(index, edge, by: other), otherTouched = touch(otherIndex, other, by: edge)
    guard !touched, !otherTouched, let share = edge.crossing(with: other) else { return }
    crossings.append(Crossing(edge: index, other: otherIndex, share: share))
  }

  private mutating func touch(_ index: Int, _ edge: Edge, by other: Edge) -> Bool {
    let (low, high) = (edge.passes(other.low), edge.passes(other.high))
    if low { vertices[index].append(other.low) }
    if high { vertices[index].append(other.high) }
    return low || high
  }

  /// Lets both edges of a crossing be cut at a vertex.
  mutating func add(_ vertex: GridPoint, to crossing: Crossing) {
    vertices[crossing.edge].append(vertex)
    vertices[crossing.other].append(vertex)
  }
}

extension Edge {
  fileprivate var box: GridBox {
    GridBox(
      low: GridPoint(x: low.x, y: min(low.y, high.y)), high: GridPoint(x: high.x, y: max(low.y, high.y)))
  }

  /// Those of some vertices that bring the edge from its low end to the high one without turning back.
  func chain(of vertices: [GridPoint]) -> [GridPoint] {
    guard !vertices.isEmpty else { return [] }
    let sorted = vertices.map { (place: direction.dot($0 - low), vertex: $0) }.sorted { $0.place < $1.place }
    var chain = [low]
    for (_, vertex) in sorted where vertex.isBetween(chain[chain.count - 1], high) { chain.append(vertex) }
    return Array(chain.dropFirst())
  }
}

extension GridBox {
  /// With room for the vertices that an edge is to run through.
  fileprivate var grown: GridBox {
    GridBox(low: GridPoint(x: low.x - 2, y: low.y - 2), high: GridPoint(x: high.x + 2, y: high.y + 2))
  }
}
