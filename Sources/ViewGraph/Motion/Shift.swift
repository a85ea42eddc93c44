import Foundation

// A view that is shown elsewhere, as by an offset, moves by the animation around that, and not by the innermost one (MO8). A
// leaf inside adds what is left of such ways to its own.

/// That what is below a node is shown elsewhere from a round on.
struct Shift {
  let node: ViewNode
  /// On the screen, in points.
  let distance: CGPoint
  let transaction: Transaction
}

/// What is left for a leaf of the ways of views around it.
@MainActor
final class ShiftedPlace {
  fileprivate let node: any LeafNode
  fileprivate var parts: [ObjectIdentifier: ShiftPart] = [:]
  /// Where its own way shows it.
  fileprivate var base: CGRect

  fileprivate init(_ base: CGRect, of node: any LeafNode) { (self.base, self.node) = (base, node) }

  /// Whether anything is left, and still shown.
  var isUsed: Bool { node.isMounted && parts.values.contains { $0.rest != .zero } }

  fileprivate var shown: CGRect {
    parts.values.reduce(base) { $0.offsetBy(dx: $1.rest.x, dy: $1.rest.y) }
  }

  fileprivate func part(of node: ViewNode) -> ShiftPart {
    let part = parts[ObjectIdentifier(node)] ?? ShiftPart(node: node)
    parts[ObjectIdentifier(node)] = part
    return part
  }
}

/// How far one view around a leaf has shown it elsewhere, and what of it is left. It keeps the mover of that.
@MainActor
private final class ShiftPart {
  /// Held, so that no other one takes its place under the same identifier.
  let node: ViewNode
  var target = CGPoint.zero
  var rest = CGPoint.zero

  init(node: ViewNode) { self.node = node }
}

extension ViewNode {
  /// What is below is shown elsewhere from the round that is evaluated on.
  final func isShownElsewhere(by distance: CGSize) {
    guard graph.mayMove, graph.host?.animates == true, distance.width.isFinite, distance.height.isFinite else { return }
    let x = scope.values.layoutDirection == .rightToLeft ? -distance.width : distance.width
    graph.motion.shifts[ObjectIdentifier(self), default: []].append(
      Shift(node: self, distance: CGPoint(x: x, y: distance.height), transaction: transaction))
  }
}

extension LeafNode {
  /// The shifts of what is around that move by another animation than this leaf: those whose places are among the leaf's.
  func shifts(besides transaction: Transaction) -> [Shift] {
    let all = graph.motion.shifts
    if all.isEmpty { return [] }
    let around = sequence(first: self as ViewNode, next: \.parent)
    let shifts = around.flatMap { all[ObjectIdentifier($0)] ?? [] }
      .filter { $0.transaction.animation != transaction.animation }
    if shifts.isEmpty { return [] }
    let meant = Set(around.prefix { $0 === self || !$0.holdsPlaces(besides: self) }.map { ObjectIdentifier($0) })
    return shifts.filter { meant.contains(ObjectIdentifier($0.node)) }
  }

  /// Where the leaf is shown that its own way shows at `base`, with what is left of the ways around it.
  func shown(_ base: CGRect, of element: ObjectIdentifier) -> CGRect {
    guard let place = graph.motion.shiftedPlaces[element] else { return base }
    place.base = base
    return place.shown
  }

  /// Begins the ways of shifts for an element.
  func begin(_ shifts: [Shift], of element: ObjectIdentifier, from base: CGRect) {
    if shifts.isEmpty { return }
    let place = graph.motion.shiftedPlaces[element] ?? ShiftedPlace(base, of: self)
    graph.motion.shiftedPlaces[element] = place
    for shift in shifts { begin(shift, place, place.part(of: shift.node)) }
  }

  private func begin(_ shift: Shift, _ place: ShiftedPlace, _ part: ShiftPart) {
    let former = part.target
    part.target = CGPoint(x: former.x + shift.distance.x, y: former.y + shift.distance.y)
    let shown = graph.moved(to: part.target, from: former, keptBy: part, of: self, in: shift.transaction) {
      [unowned self, weak place, weak part] shown in
      guard let place, let part else { return }
      part.rest = shown.minus(part.target)
      moveElement(to: place.shown)
    }
    part.rest = shown.minus(part.target)
  }
}

extension ViewNode {
  /// Whether the places of what is below are in an element of this node, besides that of a leaf.
  fileprivate final func holdsPlaces(besides leaf: any LeafNode) -> Bool {
    if self is any LeafNode { return true }
    return (self as? any LeafOwning)?.ownLeaves.contains { $0 !== leaf } ?? false
  }
}

extension CGPoint {
  fileprivate func minus(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
}
