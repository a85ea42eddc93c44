import Foundation

/// An edge that is drawn in one direction.
struct Link {
  let from: GridPoint
  let to: GridPoint
  /// What is drawn there of the segments of the paths.
  let spans: [Span]

  var direction: GridPoint { to - from }
}

/// Links around areas, which they have on their right side, joined into loops that come to no vertex twice.
struct Loops {
  private(set) var loops: [[Link]] = []
  /// By their start.
  private let links: [Link]
  private var isUsed: [Bool]
  /// The links of the loop that is being drawn.
  private var open: [Int] = []
  /// The place in that loop of the link that left a vertex.
  private var places: [GridPoint: Int] = [:]

  /// As many of the links end at a vertex as start there.
  init(_ links: [Link]) {
    self.links = links.sorted { $0.from < $1.from }
    isUsed = Array(repeating: false, count: links.count)
    for index in links.indices where !isUsed[index] { draw(from: index) }
  }

  private mutating func draw(from start: Int) {
    var next: Int? = start
    while let index = next {
      isUsed[index] = true
      places[links[index].from] = open.count
      open.append(index)
      if let place = places[links[index].to] { close(from: place) }
      next = open.isEmpty ? nil : follower(of: links[index])
    }
  }

  /// Makes the drawn links from a place on a loop of their own, which begins at its leftmost vertex.
  private mutating func close(from place: Int) {
    let loop = open[place...].map { links[$0] }
    for link in loop { places[link.from] = nil }
    let first = loop.indices.min { loop[$0].from < loop[$1].from } ?? 0
    loops.append(Array(loop[first...] + loop[..<first]))
    open.removeSubrange(place...)
  }
}

extension Loops {
  /// The link that bounds the same area as the one before it, which is the first one anticlockwise from the way back:
  /// in this way no loops cross.
  private func follower(of link: Link) -> Int? {
    let back = link.from - link.to
    let free = (firstLink(at: link.to)..<links.count).prefix { links[$0].from == link.to }.filter { !isUsed[$0] }
    return free.min {
      Self.turn(from: back, to: links[$0].direction) < Self.turn(from: back, to: links[$1].direction)
    }
  }

  private func firstLink(at vertex: GridPoint) -> Int {
    var (low, high) = (0, links.count)
    while low < high {
      let middle = (low + high) / 2
      if links[middle].from < vertex { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How far a vector is turned from another anticlockwise on the screen, in radians from 0 to 2π.
  private static func turn(from start: GridPoint, to end: GridPoint) -> Double {
    let turn = atan2(Double(end.cross(start)), Double(end.dot(start)))
    return turn < 0 ? turn + 2 * .pi : turn
  }
}
