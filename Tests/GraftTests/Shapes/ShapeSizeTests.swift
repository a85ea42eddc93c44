import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Sizes and paths of shapes, which need no display.
@Suite
struct ShapeSizeTests {
  private let wide = CGRect(x: 0, y: 0, width: 100, height: 60)

  /// A shape of one's own that is always as large as it likes.
  private struct Badge: Shape {
    nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 30, height: 20) }
  }

  private let proposal = ProposedViewSize(width: 100, height: 60)

  @Test("SH1 a shape takes what it is proposed, and 10 for each length that is not")
  func proposed() {
    #expect(Rectangle().sizeThatFits(proposal) == CGSize(width: 100, height: 60))
    #expect(Rectangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(Ellipse().sizeThatFits(ProposedViewSize(width: nil, height: 60)) == CGSize(width: 10, height: 60))
  }

  @Test("SH2 a circle is a square of the smaller length, and an ellipse and a capsule take all")
  func circle() {
    #expect(Circle().sizeThatFits(proposal) == CGSize(width: 60, height: 60))
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 60, height: 100)) == CGSize(width: 60, height: 60))
    #expect(Ellipse().sizeThatFits(proposal) == CGSize(width: 100, height: 60))
    #expect(Capsule().sizeThatFits(proposal) == CGSize(width: 100, height: 60))
  }

  @Test("SH3 a circle is in the middle of its rectangle, wherever that is")
  func circlePath() {
    #expect(Circle().path(in: wide).boundingRect == CGRect(x: 20, y: 0, width: 60, height: 60))
    let high = CGRect(x: 0, y: 0, width: 60, height: 100)
    #expect(Circle().path(in: high).boundingRect == CGRect(x: 0, y: 20, width: 60, height: 60))
    let moved = CGRect(x: 10, y: 5, width: 100, height: 60)
    #expect(Circle().path(in: moved).boundingRect == CGRect(x: 30, y: 5, width: 60, height: 60))
  }

  @Test("SH4 a shape that says its size keeps it when it is outlined, trimmed, turned or moved")
  func ownSize() {
    let size = CGSize(width: 30, height: 20)
    #expect(Badge().stroke(style: StrokeStyle(lineWidth: 5)).sizeThatFits(proposal) == size)
    #expect(Badge().trim(from: 0, to: 0.5).sizeThatFits(proposal) == size)
    #expect(Badge().rotation(.degrees(45)).sizeThatFits(proposal) == size)
    #expect(Badge().offset(x: 10).sizeThatFits(proposal) == size)
  }

  @Test("SH9 insets add up, and a negative one makes the shape larger")
  func insets() {
    let inner = Rectangle().inset(by: 10)
    #expect(inner.path(in: wide).boundingRect == CGRect(x: 10, y: 10, width: 80, height: 40))
    #expect(inner.inset(by: 5).path(in: wide).boundingRect == CGRect(x: 15, y: 15, width: 70, height: 30))
    let outer = Rectangle().inset(by: -10).path(in: wide).boundingRect
    #expect(outer == CGRect(x: -10, y: -10, width: 120, height: 80))
    #expect(inner.sizeThatFits(proposal) == CGSize(width: 100, height: 60))
  }

  @Test("SH10 the rectangle shrinks before a circle is fitted into it, and radii shrink with it")
  func fittedInsets() {
    let circle = Circle().inset(by: 10).path(in: wide).boundingRect
    #expect(circle == CGRect(x: 30, y: 10, width: 40, height: 40))
    let rounded = RoundedRectangle(cornerRadius: 20, style: .circular)
    // Beside a corner of radius 15 a point of the diagonal is outside where (15 - 3) times the square root of 2 is beyond it.
    let inset = rounded.inset(by: 5).path(in: wide)
    #expect(!inset.contains(CGPoint(x: 8, y: 8)) && inset.contains(CGPoint(x: 10, y: 10)))
    #expect(rounded.inset(by: 25).path(in: wide).contains(CGPoint(x: 25.5, y: 25.5)))
  }

  @Test("SH14 SH15 the leading corner is the left one, and a shape of one's own is mirrored unless it is fixed")
  func directions() {
    #expect(UnevenRoundedRectangle(topLeadingRadius: 20).layoutDirectionBehavior == .mirrors)
    #expect(Badge().layoutDirectionBehavior == .mirrors)
    #expect(RoundedRectangle(cornerRadius: 3).layoutDirectionBehavior == .fixed)
    #expect(Circle().layoutDirectionBehavior == .fixed && Capsule().layoutDirectionBehavior == .fixed)
    let path = UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular).path(in: wide)
    #expect(!path.contains(CGPoint(x: 3, y: 3)) && path.contains(CGPoint(x: 97, y: 3)))
  }

  @Test("SH25 a quarter of a circle begins at three o'clock, and of a rectangle is a line along its upper side")
  func trimmed() {
    let arc = Circle().trim(from: 0, to: 0.25).path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).boundingRect
    #expect(abs(arc.minX - 50) < 0.1 && abs(arc.minY - 50) < 0.1 && abs(arc.maxX - 100) < 0.1)
    let line = Rectangle().trim(from: 0, to: 0.25).path(in: wide).boundingRect
    #expect(line == CGRect(x: 0, y: 0, width: 80, height: 0))
  }

  @Test("SH30 turning and scaling are around the middle, and moving is of the path alone")
  func changes() {
    let turned = Rectangle().rotation(.degrees(90)).path(in: wide).boundingRect
    #expect(abs(turned.minX - 20) < 1e-9 && abs(turned.minY + 20) < 1e-9 && abs(turned.width - 60) < 1e-9)
    let scaled = Rectangle().scale(0.5).path(in: wide).boundingRect
    #expect(scaled == CGRect(x: 25, y: 15, width: 50, height: 30))
    #expect(Rectangle().offset(x: 10).path(in: wide).boundingRect == wide.offsetBy(dx: 10, dy: 0))
    #expect(Rectangle().rotation(.degrees(90)).sizeThatFits(proposal) == CGSize(width: 100, height: 60))
    let named = ScaledShape(shape: Rectangle(), scale: CGSize(width: 0.5, height: 1), anchor: .leading)
    #expect(named.path(in: wide).boundingRect == CGRect(x: 0, y: 0, width: 50, height: 60))
    let mapped: TransformedShape<Rectangle> = Rectangle().transform(CGAffineTransform(translationX: 3, y: 4))
    #expect(mapped.path(in: wide).boundingRect == CGRect(x: 3, y: 4, width: 100, height: 60))
  }

  @Test("a shape of another size has a point of it where the frame has the same one")
  func sized() {
    let frame = CGRect(x: 10, y: 10, width: 100, height: 60)
    func bounds(_ shape: some Shape) -> CGRect { shape.path(in: frame).boundingRect }
    #expect(bounds(Rectangle().size(width: 20, height: 30)) == CGRect(x: 10, y: 10, width: 20, height: 30))
    #expect(
      bounds(Rectangle().size(width: 20, height: 30, anchor: .center)) == CGRect(x: 50, y: 25, width: 20, height: 30))
    let large = Rectangle().size(CGSize(width: 200, height: 30), anchor: .bottomTrailing)
    #expect(bounds(large) == CGRect(x: -90, y: 40, width: 200, height: 30))
  }

  @Test("SH34 a shape without its type has the size and the path of the shape")
  func erased() {
    let shape = AnyShape(Circle())
    #expect(shape.sizeThatFits(proposal) == CGSize(width: 60, height: 60))
    #expect(shape.path(in: wide) == Circle().path(in: wide))
  }

  @Test("MO48 pairs add, scale and measure each part, and a value between two is on the way")
  func pairs() {
    let pair = AnimatablePair(3.0, CGFloat(4))
    #expect(pair.magnitudeSquared == 25)
    #expect(pair.interpolated(towards: AnimatablePair(5, 0), amount: 0.5) == AnimatablePair(4, 2))
    #expect(EmptyAnimatableData().magnitudeSquared == 0)
  }

  @Test("MO50 MO52 styles of lines and radii of corners are animatable by their numbers, and resolved colours in light")
  func styles() {
    var style = StrokeStyle(lineWidth: 2, lineCap: .round, miterLimit: 4, dash: [3], dashPhase: 1)
    style.animatableData = style.animatableData.interpolated(
      towards: StrokeStyle(lineWidth: 6, lineCap: .butt, miterLimit: 10, dash: [9], dashPhase: 3).animatableData,
      amount: 0.5)
    #expect(style == StrokeStyle(lineWidth: 4, lineCap: .round, miterLimit: 7, dash: [3], dashPhase: 2))
    var radii = RectangleCornerRadii(topLeading: 0, bottomLeading: 4, bottomTrailing: 8, topTrailing: 12)
    radii.animatableData = radii.animatableData.interpolated(
      towards: RectangleCornerRadii(topLeading: 20).animatableData, amount: 0.5)
    #expect(radii == RectangleCornerRadii(topLeading: 10, bottomLeading: 2, bottomTrailing: 4, topTrailing: 6))
    var color = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0)
    color.animatableData = color.animatableData.interpolated(
      towards: Color.Resolved(red: 0, green: 0, blue: 1, opacity: 1).animatableData, amount: 0.5)
    // Half of the light of a pure colour is 0xBC.
    let parts = [color.red, color.green, color.blue].map { ($0 * 255).rounded() }
    #expect(parts == [0xBC, 0, 0xBC] && color.opacity == 0.5)
  }
}
