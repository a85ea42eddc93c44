import Foundation
import Paths
import ViewGraph

/// The largest circle in the middle of its frame. As SwiftUI documents it.
nonisolated public struct Circle: InsettableShape, Hashable {
  /// The circle.
  public init() {}

  /// The largest circle in the middle of the rectangle (SH3).
  public func path(in rect: CGRect) -> Path {
    let length = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - length / 2, y: rect.midY - length / 2, width: length, height: length))
  }

  /// A square of the smaller length (SH2).
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let length = min(size.width, size.height)
    return CGSize(width: length, height: length)
  }

  /// The same either way.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A circle inside: the frame shrinks before the circle is fitted into it (SH10).
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) }
}

/// An ellipse that touches its frame. As SwiftUI documents it.
nonisolated public struct Ellipse: InsettableShape, Hashable {
  /// The ellipse.
  public init() {}

  /// The ellipse that touches the rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The same either way.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// An ellipse inside.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) }
}

/// A rectangle whose shorter sides are round. As SwiftUI documents it.
nonisolated public struct Capsule: InsettableShape, Hashable {
  /// How a side becomes a corner.
  public var style: RoundedCornerStyle

  /// A capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The frame, with corners of half of its smaller side.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The same either way.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A capsule inside (SH10).
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) }
}
