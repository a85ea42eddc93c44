import Foundation

/// Which lengths and positions a layout can use, in points.
package enum LayoutLength {
  /// Toolkits place by numbers that have each whole one up to here, and no screen has as many.
  @inlinable package static var largest: CGFloat { 16_777_216 }

  /// Whether something can be as long, or as far away.
  static func isUsable(_ length: CGFloat) -> Bool { abs(length) <= largest }

  /// The nearest length that can be used; none for what is no number.
  static func usable(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : min(max(length, -largest), largest) }
}
