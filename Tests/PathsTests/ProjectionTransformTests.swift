import Foundation
import Paths
import Testing

/// Projections, and points under them.
struct ProjectionTransformTests {
  private static let perspective: ProjectionTransform = {
    var transform = ProjectionTransform()
    transform.m13 = 0.01
    return transform
  }()

  @Test("a projection divides by its third column")
  func division() {
    #expect(point(100, 50).applying(Self.perspective) == point(50, 25))
    #expect(point(0, 50).applying(Self.perspective) == point(0, 50))
  }

  @Test("a projection of an affine transform is affine and does the same")
  func affine() {
    let transform = ProjectionTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(point(10, 100).applying(transform) == point(315, 426))
    #expect(transform.isAffine && !transform.isIdentity)
    #expect(ProjectionTransform().isIdentity && ProjectionTransform().isAffine)
    #expect(!Self.perspective.isAffine)
  }

  @Test("what is concatenated happens afterwards")
  func order() {
    let move = ProjectionTransform(CGAffineTransform(translationX: 10, y: 20))
    // From the other side it would be (100 + 10) / 2.1.
    #expect(point(100, 50).applying(Self.perspective.concatenating(move)).isClose(to: point(60, 45)))
    let scale = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(point(1, 1).applying(move.concatenating(scale)) == point(22, 63))
  }

  @Test("an inverse takes a projection back")
  func inverse() {
    var transform = Self.perspective.concatenating(
      ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: 3, d: 4, tx: 5, ty: 6)))
    let there = point(30, 40).applying(transform)
    #expect(there.applying(transform.inverted()).isClose(to: point(30, 40)))
    let isInverted = transform.invert()
    #expect(isInverted)
    #expect(there.applying(transform).isClose(to: point(30, 40)))
  }

  @Test("a projection without an inverse says so and stays")
  func noInverse() {
    let flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    var transform = flat
    let isInverted = transform.invert()
    #expect(!isInverted && transform == flat)
    #expect(flat.inverted() == flat)
  }
}
