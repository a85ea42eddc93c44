import Foundation

/// The distances that a view likes to have from its neighbours, one for each of its edges, in pixels.
///
/// As SwiftUI documents it.
public struct ViewSpacing: Hashable, Sendable {
  private var top: CGFloat
  private var leading: CGFloat
  private var bottom: CGFloat
  private var trailing: CGFloat

  /// No distance but what the neighbour likes.
  public static let zero = ViewSpacing(all: 0)

  /// No distance whatever the neighbour likes, as beside a spacer.
  package static let none = ViewSpacing(all: -.infinity)

  /// The usual distance, 8 at each edge.
  public init() { self.init(all: 8) }

  private init(all length: CGFloat) { (top, leading, bottom, trailing) = (length, length, length, length) }

  /// The distance of the next view along an axis: the larger of what the two like.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (own, other) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    return own == -.infinity || other == -.infinity ? 0 : max(own, other)
  }

  /// Takes the larger of the two distances at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = max(top, other.top) }
    if edges.contains(.leading) { leading = max(leading, other.leading) }
    if edges.contains(.bottom) { bottom = max(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = max(trailing, other.trailing) }
  }

  /// The larger of the two distances at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}
