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

  @Test("a turn in space under Core Animation's names makes the nearer side larger")
  func turnInSpace() {
    var transform = CATransform3DIdentity
    transform.m34 = -1.0 / 100
    transform = CATransform3DRotate(transform, .pi / 3, 0, 2, 0)
    transform = CATransform3DTranslate(transform, -50, -50, 0)
    let back = ProjectionTransform(CGAffineTransform(translationX: 50, y: 50))
    let projection = ProjectionTransform(transform).concatenating(back)
    let corners = [point(0, 0), point(100, 0), point(0, 100), point(100, 100)].map { $0.applying(projection) }
    let places = [point(5.9, -38.2), point(67.4, 15.1), point(5.9, 138.2), point(67.4, 84.9)]
    #expect(zip(corners, places).allSatisfy { abs($0.x - $1.x) < 0.06 && abs($0.y - $1.y) < 0.06 })
  }

  @Test("transforms of space happen in the order that their names say, and without a direction nothing turns")
  func orderInSpace() {
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(10, 20, 0), 2, 3, 1)
    #expect(point(1, 1).applying(ProjectionTransform(scaled)) == point(12, 23))
    let moved = CATransform3DConcat(CATransform3DMakeTranslation(10, 20, 0), CATransform3DMakeScale(2, 3, 1))
    #expect(point(1, 1).applying(ProjectionTransform(moved)) == point(22, 63))
    let upright = ProjectionTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    #expect(point(1, 0).applying(upright).isClose(to: point(0, 1)))
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }
}
