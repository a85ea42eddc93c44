import Foundation
import Testing
import ViewGraph

@MainActor
@Suite("Stacks")
struct LayoutStackTests {
  @Test("an empty stack has no size")
  func empty() {
    #expect(StackLayout(axis: .vertical).sizeThatFits(.infinity, items: []) == .zero)
    #expect(StackLayout(axis: .horizontal).sizeThatFits(.unspecified, items: []) == .zero)
  }

  @Test("neighbours are 8 points apart unless a spacing is given", arguments: [nil, 4, 0, -10])
  func spacing(spacing: CGFloat?) {
    let items = [LayoutLeaf.fixed(30, 10), LayoutLeaf.fixed(50, 40)]
    let row = StackLayout(axis: .horizontal, spacing: spacing)
    #expect(row.sizeThatFits(.unspecified, items: items) == CGSize(width: 80 + (spacing ?? 8), height: 40))
    let column = StackLayout(axis: .vertical, spacing: spacing)
    #expect(column.sizeThatFits(.unspecified, items: items) == CGSize(width: 50, height: 50 + (spacing ?? 8)))
  }

  @Test(
    "UI28 a row lines up tops, centres or bottoms",
    arguments: [(Alignment.top, 0), (.center, 15), (.bottom, 30)] as [(Alignment, CGFloat)])
  func rowAlignment(alignment: Alignment, y: CGFloat) {
    let items = [LayoutLeaf.fixed(10, 10), LayoutLeaf.fixed(20, 40)]
    StackLayout(axis: .horizontal, alignment: alignment)
      .place(at: CGPoint(x: 100, y: 200), proposal: .unspecified, items: items)
    #expect(items[0].frame == CGRect(x: 100, y: 200 + y, width: 10, height: 10))
    #expect(items[1].frame == CGRect(x: 118, y: 200, width: 20, height: 40))
  }

  @Test(
    "UI28 items are lined up in the largest of them, not in what they are offered",
    arguments: [nil, 0, 100, .infinity] as [CGFloat?],
    [(Alignment.top, 0), (.center, 15), (.bottom, 30)] as [(Alignment, CGFloat)])
  func alignmentInOffer(width: CGFloat?, aligned: (alignment: Alignment, y: CGFloat)) {
    let items = [LayoutLeaf.fixed(10, 10), LayoutLeaf.fixed(20, 40)]
    StackLayout(axis: .horizontal, alignment: aligned.alignment)
      .place(at: .zero, proposal: ProposedViewSize(width: width, height: 100), items: items)
    #expect(items.map(\.frame?.minY) == [aligned.y, 0])
  }

  @Test("items of ideal length fill an extent that was not offered, and one that is hidden takes no room")
  func fillsIdealExtent() {
    let items = [LayoutLeaf.fixed(20, 40), .fixed(90, 90), .flexible(1...1)]
    items[1].isIncluded = false
    StackLayout(axis: .horizontal, spacing: 3).place(at: .zero, proposal: .unspecified, items: items)
    #expect(items[0].frame == CGRect(x: 0, y: 0, width: 20, height: 40))
    #expect(items[1].frame == nil)
    #expect(items[2].frame == CGRect(x: 23, y: 0, width: 1, height: 40))
  }

  @Test(
    "UI28 a column lines up leading edges, centres or trailing edges",
    arguments: [(Alignment.leading, 0), (.center, 20), (.trailing, 40)] as [(Alignment, CGFloat)])
  func columnAlignment(alignment: Alignment, x: CGFloat) {
    let items = [LayoutLeaf.fixed(60, 10), LayoutLeaf.fixed(20, 10)]
    StackLayout(axis: .vertical, alignment: alignment)
      .place(at: .zero, proposal: .unspecified, items: items)
    #expect(items[0].frame == CGRect(x: 0, y: 0, width: 60, height: 10))
    #expect(items[1].frame == CGRect(x: x, y: 18, width: 20, height: 10))
  }

  @Test("UI28 stacks line up centres by default", arguments: Axis.allCases)
  func defaultAlignment(axis: Axis) {
    let items = [LayoutLeaf.fixed(10, 10), LayoutLeaf.fixed(30, 30)]
    StackLayout(axis: axis).place(at: .zero, proposal: .unspecified, items: items)
    #expect(items[0].frame?.origin == (axis == .horizontal ? CGPoint(x: 0, y: 10) : CGPoint(x: 10, y: 0)))
  }

  @Test(
    "UI28 the alignment of a one-child stack has no visible effect",
    arguments: Axis.allCases, [Alignment.topLeading, .center, .bottomTrailing])
  func oneChild(axis: Axis, alignment: Alignment) {
    let leaf = LayoutLeaf.fixed(30, 10)
    let stack = StackLayout(axis: axis, alignment: alignment)
    let proposal = ProposedViewSize(width: 100, height: 100)
    stack.place(at: .zero, proposal: proposal, items: [leaf])
    #expect(leaf.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(stack.sizeThatFits(proposal, items: [leaf]) == CGSize(width: 30, height: 10))
  }

  @Test("an item that is not included takes no room and no spacing, and is never asked")
  func hidden() {
    let items = [LayoutLeaf.fixed(30, 10), .fixed(50, 90), .fixed(20, 10)]
    items[1].isIncluded = false
    let row = StackLayout(axis: .horizontal)
    #expect(row.sizeThatFits(.unspecified, items: items) == CGSize(width: 58, height: 10))
    row.place(at: .zero, proposal: .unspecified, items: items)
    #expect(items[2].frame == CGRect(x: 38, y: 0, width: 20, height: 10))
    #expect(items[1].frame == nil && items[1].proposals.isEmpty)
  }

  @Test("items placed without an extent offered fill that of the stack")
  func fillsExtent() {
    let line = LayoutLeaf.flexible(1...1)
    let items = [LayoutLeaf.fixed(20, 40), line]
    let row = StackLayout(axis: .horizontal, spacing: 0)
    let proposal = ProposedViewSize(width: 100, height: nil)
    #expect(row.sizeThatFits(proposal, items: items) == CGSize(width: 21, height: 40))
    row.place(at: .zero, proposal: proposal, items: items)
    #expect(line.frame == CGRect(x: 20, y: 0, width: 1, height: 40))
  }
}
