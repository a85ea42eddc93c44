import Foundation
import Paths
import ViewGraph

/// A rectangle that fills its frame. As SwiftUI documents it.
nonisolated public struct Rectangle: InsettableShape, Hashable {
  /// The frame.
  public init() {}

  /// The frame.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The same either way.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A rectangle inside (SH9).
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) }
}

/// A rectangle with round corners. As SwiftUI documents it.
nonisolated public struct RoundedRectangle: InsettableShape, Hashable {
  /// The radii of the corners along both axes, in points; never more than half of the smaller side (SH11).
  public var cornerSize: CGSize

  /// How a side becomes a corner.
  public var style: RoundedCornerStyle

  /// Corners that are parts of ellipses.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// Corners of one radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The frame, with its corners.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

  /// The same either way.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A rectangle inside, whose corners have smaller radii (SH10).
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) }

  /// The radii.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle whose corners have radii of their own. As SwiftUI documents it.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, Equatable {
  /// The radii in points; the leading side is the right one where reading starts at the right (SH14).
  public var cornerRadii: RectangleCornerRadii

  /// How a side becomes a corner.
  public var style: RoundedCornerStyle

  /// Four radii together.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  /// Four radii.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  /// The frame, with its corners.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

  /// A rectangle inside, whose corners have smaller radii (SH10).
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) }

  /// The radii.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension RoundedRectangle: RoundedCorners {
  func withSmallerCorners(by amount: CGFloat) -> RoundedRectangle {
    let size = CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    return RoundedRectangle(cornerSize: size, style: style)
  }
}

extension UnevenRoundedRectangle: RoundedCorners {
  func withSmallerCorners(by amount: CGFloat) -> UnevenRoundedRectangle {
    let radii = cornerRadii
    return UnevenRoundedRectangle(
      topLeadingRadius: max(0, radii.topLeading - amount), bottomLeadingRadius: max(0, radii.bottomLeading - amount),
      bottomTrailingRadius: max(0, radii.bottomTrailing - amount),
      topTrailingRadius: max(0, radii.topTrailing - amount), style: style)
  }
}
