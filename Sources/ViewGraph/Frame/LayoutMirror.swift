import Foundation

/// Where places from the leading edge are on the screen, while a part of the tree is placed.
///
/// All layouts place from the leading edge. What reads from right to left is mirrored in the width of an island, or in that
/// of the views whose direction is another than around them; what is mirrored twice is only moved.
@MainActor
package struct LayoutMirror {
  /// That of the part that is being placed.
  private(set) static var current = LayoutMirror()

  private var isReversed = false
  private var distance: CGFloat = 0

  /// Where a frame is on the screen.
  static func onScreen(_ frame: CGRect) -> CGRect {
    CGRect(origin: CGPoint(x: current.start(of: frame), y: frame.minY), size: frame.size)
  }

  /// The place from the leading edge of what has a frame on the screen.
  static func fromScreen(_ frame: CGRect) -> CGPoint {
    let x = current.isReversed ? current.distance - frame.maxX : frame.minX - current.distance
    return CGPoint(x: x, y: frame.minY)
  }

  private func start(of frame: CGRect) -> CGFloat { isReversed ? distance - frame.maxX : distance + frame.minX }

  /// Places what is in an island of its own, mirrored in its room, or not at all.
  static func place(mirroredIn room: CGRect?, _ body: () -> Void) {
    let sum = room.map { $0.origin.x + $0.origin.x + $0.size.width }
    place(in: LayoutMirror(isReversed: sum != nil, distance: sum ?? 0), body)
  }

  /// Places what is mirrored in a part of an island.
  static func place(mirroredFrom left: CGFloat, to right: CGFloat, _ body: () -> Void) {
    // A length x from the left edge is where its distance from the right edge was.
    let sum = left + right
    let outer = current
    let distance = outer.isReversed ? outer.distance - sum : outer.distance + sum
    place(in: LayoutMirror(isReversed: !outer.isReversed, distance: distance), body)
  }

  /// Places what was mirrored so once more.
  func place(_ body: () -> Void) { Self.place(in: self, body) }

  private static func place(in mirror: LayoutMirror, _ body: () -> Void) {
    let outer = current
    current = mirror
    body()
    current = outer
  }
}

/// Where the environment of a part of the tree meets that around it.
@MainActor
final class DirectionBorder {
  private let outer: EnvironmentScope
  private let inner: EnvironmentScope

  init(outer: EnvironmentScope, inner: EnvironmentScope) { (self.outer, self.inner) = (outer, inner) }

  /// Whether reading starts at another side inside.
  var isMirrored: Bool { outer.values.layoutDirection != inner.values.layoutDirection }
}

/// Mirrors an item whose direction is another than that around it, in its own width.
struct DirectionLayout: NeutralLayout, Equatable {
  let border: DirectionBorder

  static func == (left: DirectionLayout, right: DirectionLayout) -> Bool { left.border === right.border }

  func place(at origin: CGPoint, proposal: ProposedViewSize, item: any LayoutItem) {
    guard border.isMirrored else { return item.place(at: origin, proposal: proposal) }
    let width = item.sizeThatFits(proposal).width
    LayoutMirror.place(mirroredFrom: origin.x, to: origin.x + width) { item.place(at: origin, proposal: proposal) }
  }

  /// The guides of text lie across its lines, which are not mirrored.
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, item: any LayoutItem) -> CGFloat? {
    guard let position = item.explicitGuide(key, for: proposal) else { return nil }
    return key.axis == .horizontal && border.isMirrored ? item.sizeThatFits(proposal).width - position : position
  }
}
