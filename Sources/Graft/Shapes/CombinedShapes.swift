import Foundation
import Paths
import ViewGraph

/// What two shapes make together, in the frame of the first.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation {
    case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
  }

  var first: First
  var second: Second
  let operation: Operation
  let isEOFilled: Bool

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let (path, other) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .union: path.union(other, eoFill: isEOFilled)
    case .intersection: path.intersection(other, eoFill: isEOFilled)
    case .subtraction: path.subtracting(other, eoFill: isEOFilled)
    case .symmetricDifference: path.symmetricDifference(other, eoFill: isEOFilled)
    case .lineIntersection: path.lineIntersection(other, eoFill: isEOFilled)
    case .lineSubtraction: path.lineSubtraction(other, eoFill: isEOFilled)
    }
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}

extension Shape {
  /// What is inside of this shape or another (SH31). As SwiftUI documents it.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, isEOFilled: eoFill)
  }

  /// What is inside of this shape and another. As SwiftUI documents it.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, isEOFilled: eoFill)
  }

  /// What is inside of this shape and outside of another. As SwiftUI documents it.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtraction, isEOFilled: eoFill)
  }

  /// What is inside of one of two shapes, and not of both. As SwiftUI documents it.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, isEOFilled: eoFill)
  }

  /// What of this shape's outline is inside of another. As SwiftUI documents it.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineIntersection, isEOFilled: eoFill)
  }

  /// What of this shape's outline is outside of another. As SwiftUI documents it.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineSubtraction, isEOFilled: eoFill)
  }
}
