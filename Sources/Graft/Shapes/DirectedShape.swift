import Foundation
import Paths
import ViewGraph

/// A shape as it is where reading has a direction.
struct DirectedShape {
  private let shape: any Shape
  private let isMirrored: Bool

  init(_ shape: some Shape, in environment: EnvironmentValues) {
    self.shape = shape
    isMirrored = shape.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection)
  }

  /// The path, or what a mirror in the middle of the rectangle shows of it (SH15).
  func path(in rect: CGRect) -> Path {
    let path = shape.path(in: rect)
    guard isMirrored else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }
}
