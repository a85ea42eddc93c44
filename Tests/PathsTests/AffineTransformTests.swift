import Foundation
import Paths
import Testing

/// Affine transforms, and points, sizes and rectangles under them.
struct AffineTransformTests {
  @Test("a transform by a, b, c, d, tx and ty brings (x, y) to (ax + cy + tx, bx + dy + ty)")
  func formula() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(transform == CGAffineTransform(1, 2, 3, 4, 5, 6))
    #expect(point(10, 100).applying(transform) == point(315, 426))
    #expect(CGSize(width: 10, height: 100).applying(transform) == CGSize(width: 310, height: 420))
  }

  @Test("SH18 a quarter turn brings (1, 0) to (0, 1), which is clockwise on the screen")
  func rotation() {
    #expect(point(1, 0).applying(CGAffineTransform(rotationAngle: .pi / 2)).isClose(to: point(0, 1)))
    #expect(point(0, 1).applying(.identity.rotated(by: .pi / 2)).isClose(to: point(-1, 0)))
  }

  @Test("what is added to a transform happens before it, and what is concatenated after it")
  func order() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(point(1, 1).applying(scale.translatedBy(x: 10, y: 20)) == point(22, 63))
    #expect(point(1, 1).applying(scale.concatenating(CGAffineTransform(translationX: 10, y: 20))) == point(12, 23))
    let move = CGAffineTransform(translationX: 10, y: 20)
    #expect(point(1, 1).applying(move.scaledBy(x: 2, y: 3)) == point(12, 23))
  }

  @Test("an inverse takes a transform back, and a transform without one is its own")
  func inverse() {
    let transform = CGAffineTransform(a: 2, b: 1, c: 3, d: 4, tx: 5, ty: 6)
    #expect(point(7, 8).applying(transform).applying(transform.inverted()).isClose(to: point(7, 8)))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("only the identity is the identity")
  func identity() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(!CGAffineTransform(translationX: 0, y: 1).isIdentity)
    #expect(point(3, 4).applying(CGAffineTransform()) == .zero)
  }

  @Test("a rectangle comes to the smallest one around its corners")
  func rectangles() {
    #expect(rect(1, 2, 3, 4).applying(CGAffineTransform(scaleX: -2, y: 1)) == rect(-8, 2, 6, 4))
    let turned = rect(0, 0, 2, 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(turned.isClose(to: -1.4142135623731, 0, 2.8284271247462, 2.8284271247462))
    #expect(CGRect.null.applying(CGAffineTransform(translationX: 5, y: 5)).isNull)
  }

  @Test("SH35 a rectangle that comes to no finite points is null")
  func badRectangles() {
    #expect(rect(0, 0, 1, 1).applying(CGAffineTransform(scaleX: .nan, y: 1)).isNull)
    #expect(rect(.nan, 0, 1, 1).applying(.identity).isNull)
  }
}
