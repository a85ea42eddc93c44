import Foundation

/// The radii of a rectangle's corners, in points. As SwiftUI documents it.
///
/// The leading corners of a path are the left ones; shapes exchange the radii where reading starts at the right.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the upper corner at the leading side.
  public var topLeading: CGFloat

  /// The radius of the lower corner at the leading side.
  public var bottomLeading: CGFloat

  /// The radius of the lower corner at the trailing side.
  public var bottomTrailing: CGFloat

  /// The radius of the upper corner at the trailing side.
  public var topTrailing: CGFloat

  /// The given radii, and sharp corners elsewhere.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}
