import Foundation

/// A point of a view whatever its size: (0, 0) is its top leading corner and (1, 1) the opposite one.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width, from the leading edge.
  public var x: CGFloat

  /// The share of the height, from the top edge.
  public var y: CGFloat

  /// The top leading corner.
  public static let zero = UnitPoint()

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)

  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)

  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)

  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)

  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)

  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)

  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)

  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)

  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// A point by its shares; one outside of 0 to 1 is outside of the view.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}
