import Foundation

/// The size a parent offers to a child; the child answers with the size it takes.
///
/// Dimensions are points, which are GTK's logical pixels. Per axis, as in SwiftUI: `nil` asks for the ideal
/// size, 0 for the minimum, infinity for the maximum, and any other value for a size that suits it.
public struct ProposedViewSize: Hashable, Sendable {
  /// The offered width in points; `nil` asks for the ideal width.
  public var width: CGFloat?

  /// The offered height in points; `nil` asks for the ideal height.
  public var height: CGFloat?

  /// Asks for the minimum size on both axes.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// Asks for the maximum size on both axes.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Asks for the ideal size on both axes.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Offers a width and a height in points, each from 0 to infinity, or `nil`.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers exactly the given size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal as a size, each unspecified dimension taken from `size`.
  ///
  /// 10 points is the ideal length of a view that has no content to derive one from.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
