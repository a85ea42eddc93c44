import Foundation

/// Lines and curves in a plane whose y axis points down, in points. As SwiftUI documents it.
///
/// A path is a list of elements that is shared until one of its copies changes; adding an element costs the same however
/// many there are. It holds finite points alone (SH35): an element with a coordinate that is no number or endless is
/// left out, a move to such a point also what follows it up to the next move, and a coordinate further out than 10¹⁸
/// points is held there.
public struct Path: Equatable, Sendable {
  /// The elements, of which the first is a move.
  private(set) var elements: [Element] = []

  /// Where the next line would start: the last end point, or the start of a subpath that was closed (SH22).
  ///
  /// It is `nil` in an empty path, and after a move to no finite point.
  public private(set) var currentPoint: CGPoint?

  private var subpathStart = CGPoint.zero

  /// A path without elements.
  public init() {}

  /// A path that a function draws into.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Whether there are no elements (SH23).
  public var isEmpty: Bool { elements.isEmpty }

  /// Hands over each element in its order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
}

extension Path {
  /// Begins a subpath at a point; without a finite one, nothing can be added until the next move.
  public mutating func move(to end: CGPoint) {
    guard end.isFinite else { return currentPoint = nil }
    keep(.move(to: end.held))
  }

  /// Closes the subpath by a line to its start, where the next line starts then; without a current point, and in a
  /// subpath that is closed, nothing.
  public mutating func closeSubpath() {
    guard currentPoint != nil, elements.last != .closeSubpath else { return }
    keep(.closeSubpath)
  }

  /// Adds an element that goes on from the current point; without one, or without finite points, nothing.
  mutating func draw(_ element: Element) {
    guard currentPoint != nil, element.isFinite else { return }
    keep(element.mapPoints(\.held))
  }

  /// Adds a part that begins with a move, or goes on from the current point; unless all its points are finite, nothing.
  mutating func append(_ part: [Element], transform: CGAffineTransform = .identity) {
    let placed = transform.isIdentity ? part : part.map { $0.mapPoints { $0.applying(transform) } }
    guard placed.allSatisfy(\.isFinite) else { return }
    // Most paths of one part have no other; reserved for each part, room would be taken anew for each.
    if elements.isEmpty { elements.reserveCapacity(placed.count) }
    for element in placed { keep(element.mapPoints(\.held)) }
  }

  private mutating func keep(_ element: Element) {
    elements.append(element)
    if case .move(let start) = element { subpathStart = start }
    currentPoint = element.end ?? subpathStart
  }
}
