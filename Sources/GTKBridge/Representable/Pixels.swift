import Foundation
import ViewGraph

extension CGFloat {
  /// Whole pixels as GTK counts them, towards zero: what is no number is none, and what no screen has is cut off.
  package var pixels: Int32 { isNaN ? 0 : Int32(Swift.min(Swift.max(self, -Self.longestWidget), Self.longestWidget)) }

  /// GTK places widgets by Float, which has each whole number up to here.
  package static var longestWidget: CGFloat { LayoutLength.largest }
}
