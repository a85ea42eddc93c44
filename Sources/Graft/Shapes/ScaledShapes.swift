import Foundation
import Paths
import ViewGraph

/// A shape whose path is larger or smaller, in the frame of the shape (SH30). As SwiftUI documents it.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  /// The shape that is scaled.
  public var shape: Content
  /// The factors along both axes.
  public var scale: CGSize
  /// The point of the frame that stays where it is.
  public var anchor: UnitPoint

  /// A shape, scaled from a point of its frame.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  /// The path of the shape, scaled.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect)
      .applying(.around(anchor, of: rect, CGAffineTransform(scaleX: scale.width, y: scale.height)))
  }

  /// That of the shape.
  public static var role: ShapeRole { Content.role }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// That of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// What of the shape is animated, the factors and the point.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape whose path is mapped, around the corner of the frame of the shape. As SwiftUI documents it.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  /// The shape whose path is mapped.
  public var shape: Content
  /// How it is.
  public var transform: CGAffineTransform

  /// A shape, mapped around the corner of its frame.
  public init(shape: Content, transform: CGAffineTransform) { (self.shape, self.transform) = (shape, transform) }

  /// The path of the shape, mapped.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// That of the shape.
  public static var role: ShapeRole { Content.role }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// That of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// What of the shape is animated; another transform is there at once.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension CGAffineTransform {
  /// A transform whose fixed point is a place in a rectangle.
  static func around(_ anchor: UnitPoint, of rect: CGRect, _ transform: CGAffineTransform) -> CGAffineTransform {
    let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

nonisolated extension Shape {
  /// Makes the path larger or smaller in the frame (SH30).
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Makes the path larger or smaller in the frame (SH30).
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Maps the path, around the corner of the frame.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
