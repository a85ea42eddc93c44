import Foundation
import GTKBridge
import Paths
import ViewGraph

/// A shape as it is where reading has a direction, and perhaps in a container with a shape.
@MainActor
struct DirectedShape {
  private let shape: any Shape
  private let isMirrored: Bool
  private let container: ContainerPlace?

  init(_ shape: some Shape, in environment: EnvironmentValues) {
    self.shape = shape
    let isMirrored = shape.layoutDirectionBehavior.mirrors(in: environment)
    self.isMirrored = isMirrored
    container = environment.containerShape.map { ContainerPlace(in: $0.shape, isMirrored: isMirrored) }
  }

  /// The path, or what a mirror in the middle of the rectangle shows of it (SH15).
  func path(in rect: CGRect) -> Path {
    let path = container?.paths { shape.path(in: rect) } ?? shape.path(in: rect)
    guard isMirrored else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }

  /// The path where something is drawn.
  func path(for drawing: Drawing) -> Path {
    container?.follow(drawing)
    return path(in: drawing.bounds)
  }

  /// Whether the path was for another place in the container.
  func isOutdated(in drawing: Drawing) -> Bool { container?.isOutdated(in: drawing) ?? false }
}

extension LayoutDirectionBehavior {
  /// Whether something is mirrored in some surroundings, which are asked only where it depends on them.
  fileprivate func mirrors(in environment: EnvironmentValues) -> Bool {
    guard case .mirrors(let direction) = self else { return false }
    return direction == environment.layoutDirection
  }
}
