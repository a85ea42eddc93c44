import Graft

/// The positions at which a collection was read.
final class Reads {
  private(set) var positions: [Int] = []

  func note(_ position: Int) { positions.append(position) }

  func take() -> [Int] {
    defer { positions = [] }
    return positions
  }
}

/// NotedNumbers that follow each other, which note where they are read.
struct NotedNumbers: RandomAccessCollection {
  /// The number that is the first but for those that were added before it.
  var first = 0
  var added = 0
  var removed: Int?
  var count = 1_000_000
  let reads: Reads

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Int {
    reads.note(position)
    let number = position - added
    return first + number + (removed.map { number >= $0 ? 1 : 0 } ?? 0)
  }
}

/// Elements that tell what has been done to them.
struct TellingElements<Element>: ChangeTrackingCollection {
  private(set) var elements: [Element] = []
  /// Where it is noted which are read.
  var reads: Reads?
  private(set) var revision = 0
  private var told: [[ElementChange]?] = []

  init(_ elements: [Element] = [], reads: Reads? = nil) { (self.elements, self.reads) = (elements, reads) }

  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }

  subscript(position: Int) -> Element {
    reads?.note(position)
    return elements[position]
  }

  /// Changes the elements, and tells it, or that it is not known.
  mutating func tell(_ changes: [ElementChange]?, _ change: (inout [Element]) -> Void) {
    change(&elements)
    told.append(changes)
    revision += 1
  }

  func changes(since revision: Int) -> [ElementChange]? {
    told[revision...].reduce([]) { known, next in next.flatMap { next in known.map { $0 + next } } }
  }
}
