import Foundation

/// Lines and curves in a plane whose y axis points down, in points. As SwiftUI documents it.
///
/// A path is a list of elements that is shared until one of its copies changes; adding an element costs the same however
/// many there are. It holds finite points alone (SH35): an element with a coordinate that is no number or endless is
/// left out, a move to such a point also what follows it up to the next move, and a coordinate further out than 10¹⁸
/// points is held there.
public struct Path: Sendable {
  /// The one figure that the path is, if it was made as such; what is added later makes a list of it.
  package private(set) var figure: Figure?

  /// The elements of a path that is more than a figure.
  private var list: [Element] = []

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
  public var isEmpty: Bool { figure == nil && list.isEmpty }

  /// Hands over each element in its order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// The elements, of which the first is a move.
  var elements: [Element] { figure?.elements ?? list }
}

extension Path {
  /// What paths are found by that were made alike. It says nothing of where the next element would begin.
  package enum Form: Hashable, Sendable {
    case figure(Figure)
    case elements([Element])
  }

  package var form: Form { figure.map(Form.figure) ?? .elements(list) }
}

extension Path: Equatable {
  /// Whether the elements are the same, and what is added next goes on from the same point.
  public static func == (left: Path, right: Path) -> Bool {
    if let figure = left.figure, figure == right.figure { return true }
    return left.currentPoint == right.currentPoint && left.subpathStart == right.subpathStart
      && left.elements == right.elements
  }
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
    guard currentPoint != nil, figure == nil, list.last != .closeSubpath else { return }
    keep(.closeSubpath)
  }

  /// Adds an element that goes on from the current point; without one, or without finite points, nothing.
  mutating func draw(_ element: Element) {
    guard currentPoint != nil, element.isFinite else { return }
    keep(element.held)
  }

  /// Adds a figure; as the only one it stays what it is.
  mutating func add(_ added: Figure, transform: CGAffineTransform) {
    guard isEmpty, transform.isIdentity, added.isHeld else { return append(added.elements, transform: transform) }
    (figure, currentPoint, subpathStart) = (added, added.start, added.start)
  }

  /// Adds a part that begins with a move, or goes on from the current point; unless all its points are finite, nothing.
  mutating func append(_ part: [Element], transform: CGAffineTransform = .identity) {
    let placed = transform.isIdentity ? part : part.map { $0.mapPoints { $0.applying(transform) } }
    guard placed.allSatisfy(\.isFinite) else { return }
    // Most paths of one part have no other; reserved for each part, room would be taken anew for each.
    if isEmpty { list.reserveCapacity(placed.count) }
    for element in placed { keep(element.held) }
  }

  private mutating func keep(_ element: Element) {
    if let whole = figure { (figure, list) = (nil, whole.elements) }
    list.append(element)
    if case .move(let start) = element { subpathStart = start }
    currentPoint = element.end ?? subpathStart
  }
}
