import Foundation
import Testing
import ViewGraph

@MainActor
@Suite("Offsets, positions, fixed sizes, ratios and priorities")
struct LayoutModifierTests {
  private let room = ProposedViewSize(width: 200, height: 100)

  @Test("an offset moves what is shown and not the room that it takes")
  func offset() {
    let leaf = LayoutLeaf.fixed(30, 20)
    let layout = OffsetLayout(distance: CGSize(width: 7, height: -3))
    #expect(layout.sizeThatFits(room, item: leaf) == CGSize(width: 30, height: 20))
    layout.place(at: CGPoint(x: 10, y: 10), proposal: room, item: leaf)
    #expect(leaf.frame == CGRect(x: 17, y: 7, width: 30, height: 20))
  }

  @Test("a position takes the room offered and centres the item at the point")
  func position() {
    let leaf = LayoutLeaf.fixed(30, 20)
    let layout = PositionLayout(center: CGPoint(x: 50, y: 40))
    #expect(layout.sizeThatFits(room, item: leaf) == CGSize(width: 200, height: 100))
    #expect(layout.sizeThatFits(.unspecified, item: leaf) == CGSize(width: 30, height: 20))
    layout.place(at: CGPoint(x: 10, y: 10), proposal: room, item: leaf)
    #expect(leaf.frame == CGRect(x: 45, y: 40, width: 30, height: 20))
  }

  @Test("a fixed size offers no length along its axes")
  func fixedSize() {
    let text = LayoutLeaf.text(30)
    let offer = ProposedViewSize(width: 100, height: 20)
    #expect(FixedSizeLayout(axes: .horizontal).sizeThatFits(offer, item: text) == CGSize(width: 300, height: 20))
    #expect(FixedSizeLayout(axes: .vertical).sizeThatFits(offer, item: text) == CGSize(width: 100, height: 60))
    #expect(
      text.proposals == [ProposedViewSize(width: nil, height: 20), ProposedViewSize(width: 100, height: nil)])
    FixedSizeLayout(axes: [.horizontal, .vertical]).place(at: .zero, proposal: offer, item: text)
    #expect(text.frame == CGRect(x: 0, y: 0, width: 300, height: 20))
  }

  @Test("a ratio that fits is as large as the room allows, and one that fills covers it")
  func ratio() {
    let leaf = LayoutLeaf.flexible()
    func size(_ ratio: CGFloat, _ mode: ContentMode) -> CGSize {
      AspectRatioLayout(ratio: ratio, contentMode: mode).sizeThatFits(room, item: leaf)
    }
    #expect(size(1, .fit) == CGSize(width: 100, height: 100))
    #expect(size(1, .fill) == CGSize(width: 200, height: 200))
    #expect(size(4, .fit) == CGSize(width: 200, height: 50))
    #expect(size(4, .fill) == CGSize(width: 400, height: 100))
  }

  @Test("a ratio with one length given follows from it, and without a ratio that of the ideal size counts")
  func ratioOfOneLength() {
    let leaf = LayoutLeaf.flexible()
    let layout = AspectRatioLayout(ratio: 2, contentMode: .fit)
    #expect(layout.sizeThatFits(ProposedViewSize(width: 60, height: nil), item: leaf) == CGSize(width: 60, height: 30))
    #expect(layout.sizeThatFits(ProposedViewSize(width: nil, height: 60), item: leaf) == CGSize(width: 120, height: 60))
    let ideal = LayoutLeaf { $0 == .unspecified ? CGSize(width: 40, height: 10) : $0.replacingUnspecifiedDimensions() }
    let own = AspectRatioLayout(ratio: nil, contentMode: .fit)
    #expect(own.sizeThatFits(room, item: ideal) == CGSize(width: 200, height: 50))
  }

  @Test("a ratio that is no positive number counts as not given")
  func invalidRatio() {
    for ratio in [0, -1, CGFloat.infinity, .nan] {
      #expect(AspectRatioLayout(ratio: ratio, contentMode: .fit).ratio == nil)
    }
  }

  @Test("an item of a higher priority takes what it likes, and the others keep their minimum")
  func priority() {
    let passes = LayoutPasses()
    let first = LayoutLeaf.flexible(20...150, 10...10, passes: passes)
    let second = LayoutLeaf.flexible(30...500, 10...10, passes: passes)
    let preferred = UnaryLayoutItem(layout: PriorityLayout(priority: 1), content: first, passes: passes)
    let row = ContainerLayoutItem(
      layout: StackLayout(axis: .horizontal, spacing: 0), items: [second, preferred], passes: passes)
    row.place(at: .zero, proposal: room)
    #expect(first.frame == CGRect(x: 50, y: 0, width: 150, height: 10))
    #expect(second.frame == CGRect(x: 0, y: 0, width: 50, height: 10))
    row.place(at: .zero, proposal: ProposedViewSize(width: 100, height: 10))
    #expect(first.frame?.width == 70)
    #expect(second.frame?.width == 30)
  }
}
