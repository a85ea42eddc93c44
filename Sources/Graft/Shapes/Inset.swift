import Foundation
import Paths
import ViewGraph

/// A shape with corners whose radii are said.
nonisolated protocol RoundedCorners: Shape {
  /// The shape with radii that are smaller by a length in points, and never negative (SH10).
  func withSmallerCorners(by amount: CGFloat) -> Self
}

/// A shape in a smaller rectangle, or a larger one, inside of the frame of the shape itself.
nonisolated struct Inset<Content: InsettableShape>: InsettableShape {
  var shape: Content
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    guard amount.isFinite else { return shape.path(in: rect) }
    // A rectangle has no negative size: what is left is a point in its middle.
    let inner = rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2))
    guard let rounded = shape as? any RoundedCorners else { return shape.path(in: inner) }
    return rounded.withSmallerCorners(by: amount).path(in: inner)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  func inset(by amount: CGFloat) -> Inset {
    var inner = self
    inner.amount += amount
    return inner
  }

  var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }
}
