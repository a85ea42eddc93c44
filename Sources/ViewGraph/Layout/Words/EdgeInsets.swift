import Foundation

/// Distances from the four sides of a rectangle inwards, in points; a negative one reaches outwards.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat

  /// The distance from the leading edge.
  public var leading: CGFloat

  /// The distance from the bottom edge.
  public var bottom: CGFloat

  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Insets of the given distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// The same distance at some edges and none at the others; `nil` is the system's default of 16 points.
  public init(edges: Edge.Set, length: CGFloat?) {
    let length = length ?? Self.systemLength
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The padding SwiftUI applies where none is given.
  private static let systemLength: CGFloat = 16

  /// Whether each distance is one that a layout can use.
  package var isUsable: Bool { [top, leading, bottom, trailing].allSatisfy(LayoutLength.isUsable) }

  /// The same distances, with 0 for those that a layout cannot use.
  package var usable: EdgeInsets {
    func usable(_ distance: CGFloat) -> CGFloat { LayoutLength.isUsable(distance) ? distance : 0 }
    return EdgeInsets(
      top: usable(top), leading: usable(leading), bottom: usable(bottom), trailing: usable(trailing))
  }

  /// The distances of both together.
  func adding(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }

  /// The room all insets together take on each axis.
  var total: CGSize {
    CGSize(width: leading + trailing, height: top + bottom)
  }
}
