import Foundation
import Testing
import ViewGraph

@MainActor
@Suite("Fixed frames")
struct LayoutFrameTests {
  private let room = ProposedViewSize(width: 120, height: 80)

  @Test("UI34 a fixed height is proposed and reported exactly, and the width passes through")
  func height() {
    let leaf = LayoutLeaf.flexible()
    let frame = FrameLayout(width: nil, height: 300)
    #expect(frame.sizeThatFits(room, item: leaf) == CGSize(width: 120, height: 300))
    #expect(leaf.proposals == [ProposedViewSize(width: 120, height: 300)])
    #expect(frame.sizeThatFits(.unspecified, item: leaf) == CGSize(width: 10, height: 300))
  }

  @Test("UI34 a fixed height is reported for an item of another height")
  func otherHeight() {
    let leaf = LayoutLeaf.fixed(50, 20)
    let frame = FrameLayout(width: nil, height: 300)
    #expect(frame.sizeThatFits(room, item: leaf) == CGSize(width: 50, height: 300))
    frame.place(at: .zero, proposal: room, item: leaf)
    #expect(leaf.frame == CGRect(x: 0, y: 140, width: 50, height: 20))
  }

  @Test("a frame of two dimensions does not measure its item to know its size")
  func bothDimensions() {
    let leaf = LayoutLeaf.flexible()
    let frame = FrameLayout(width: 200, height: 100)
    #expect(frame.sizeThatFits(.infinity, item: leaf) == CGSize(width: 200, height: 100))
    #expect(leaf.proposals.isEmpty)
    frame.place(at: .zero, proposal: room, item: leaf)
    #expect(leaf.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("an item smaller than its frame is aligned in it")
  func alignment() {
    let leaf = LayoutLeaf.fixed(50, 20)
    FrameLayout(width: 200, height: 100, alignment: .bottomTrailing)
      .place(at: CGPoint(x: 1, y: 2), proposal: room, item: leaf)
    #expect(leaf.frame == CGRect(x: 151, y: 82, width: 50, height: 20))
  }

  @Test("a frame smaller than its item's minimum keeps its own size and the item overflows, aligned")
  func overflow() {
    let leaf = LayoutLeaf.flexible(50...90, 30...90)
    let frame = FrameLayout(width: 20, height: 10)
    #expect(frame.sizeThatFits(room, item: leaf) == CGSize(width: 20, height: 10))
    frame.place(at: CGPoint(x: 100, y: 100), proposal: room, item: leaf)
    #expect(leaf.frame == CGRect(x: 85, y: 90, width: 50, height: 30))
  }

  @Test("neighbours of a frame that overflows are placed by the frame's size")
  func overflowInRow() {
    let passes = LayoutPasses()
    let leaf = LayoutLeaf.flexible(50...90, 30...90)
    let small = UnaryLayoutItem(layout: FrameLayout(width: 20, height: 10), content: leaf, passes: passes)
    let next = LayoutLeaf.fixed(10, 10)
    StackLayout(axis: .horizontal).place(at: .zero, proposal: room, items: [small, next])
    #expect(leaf.frame == CGRect(x: -15, y: -10, width: 50, height: 30))
    #expect(next.frame == CGRect(x: 28, y: 0, width: 10, height: 10))
  }

  @Test(
    "a dimension that is negative or not finite is invalid and counts as not given",
    arguments: [-1, .nan, .infinity, -.infinity] as [CGFloat])
  func invalid(dimension: CGFloat) {
    #expect(!FrameLayout.isValid(dimension))
    let frame = FrameLayout(width: dimension, height: dimension)
    #expect(frame.sizeThatFits(room, item: LayoutLeaf.fixed(50, 20)) == CGSize(width: 50, height: 20))
  }

  @Test("no dimension, zero and any positive number are valid", arguments: [nil, 0, 0.5, 4000])
  func valid(dimension: CGFloat?) {
    #expect(FrameLayout.isValid(dimension))
  }
}
