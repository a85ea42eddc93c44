/// A rectangle of whole cells with its edges.
struct GridBox {
  var low: GridPoint
  var high: GridPoint

  static let empty = GridBox(low: GridPoint(x: .max, y: .max), high: GridPoint(x: .min, y: .min))

  func touches(_ other: GridBox) -> Bool {
    low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y && other.low.y <= high.y
  }

  func joined(_ other: GridBox) -> GridBox {
    GridBox(
      low: GridPoint(x: min(low.x, other.low.x), y: min(low.y, other.low.y)),
      high: GridPoint(x: max(high.x, other.high.x), y: max(high.y, other.high.y)))
  }
}

/// Rectangles in a tree, which finds those around a place without asking all of them.
struct BoxTree {
  /// The indices of the rectangles along a curve that visits neighbours soon after each other.
  private let order: [Int]
  /// The tree, the children of the node n being 2n and 2n + 1; the second half are the rectangles in their order.
  private var nodes: [GridBox]

  init(_ boxes: [GridBox]) {
    order = boxes.indices.sorted { Self.precedes(boxes[$0].low, boxes[$1].low) }
    var size = 1
    while size < boxes.count { size *= 2 }
    nodes = Array(repeating: .empty, count: 2 * size)
    for (place, index) in order.enumerated() { nodes[size + place] = boxes[index] }
    for node in (1..<size).reversed() { nodes[node] = nodes[2 * node].joined(nodes[2 * node + 1]) }
  }

  /// The order of a Z curve: by the coordinate whose highest bit that differs is the higher one.
  private static func precedes(_ left: GridPoint, _ right: GridPoint) -> Bool {
    let (x, y) = (left.x ^ right.x, left.y ^ right.y)
    return x < y && x < x ^ y ? left.y < right.y : left.x < right.x
  }

  /// Adds the indices of the rectangles that touch one.
  func collect(touching box: GridBox, into found: inout [Int]) { collect(touching: box, below: 1, into: &found) }

  private func collect(touching box: GridBox, below node: Int, into found: inout [Int]) {
    guard nodes[node].touches(box) else { return }
    let place = node - nodes.count / 2
    if place >= 0 { return found.append(order[place]) }
    collect(touching: box, below: 2 * node, into: &found)
    collect(touching: box, below: 2 * node + 1, into: &found)
  }
}
