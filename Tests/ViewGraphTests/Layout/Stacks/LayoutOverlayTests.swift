import Foundation
import Testing
import ViewGraph

@MainActor
@Suite("Items on top of each other")
struct LayoutOverlayTests {
  private let room = ProposedViewSize(width: 100, height: 60)

  @Test("every item is offered the whole proposal and the largest extents are the size")
  func size() {
    let items = [LayoutLeaf.fixed(80, 10), .fixed(10, 30)]
    #expect(OverlayLayout().sizeThatFits(room, items: items) == CGSize(width: 80, height: 30))
    #expect(items.map(\.proposals) == [[room], [room]])
    #expect(OverlayLayout().sizeThatFits(room, items: []) == .zero)
  }

  @Test("the size is that of the items with the highest priority, and the others are lined up with them")
  func priority() {
    let items = [LayoutLeaf.fixed(80, 40), .fixed(20, 10), .fixed(10, 30)]
    items[1].layoutPriority = 1
    items[2].layoutPriority = 1
    #expect(OverlayLayout().sizeThatFits(room, items: items) == CGSize(width: 20, height: 30))
    OverlayLayout(alignment: .topTrailing).place(at: .zero, proposal: room, items: items)
    #expect(items[0].frame == CGRect(x: -60, y: 0, width: 80, height: 40))
    #expect(items[2].frame == CGRect(x: 10, y: 0, width: 10, height: 30))
  }

  @Test("an item that is not included has no priority, and without another a spacer counts")
  func priorityOfHidden() {
    let items = [LayoutLeaf.fixed(80, 40), .fixed(20, 10)]
    items[1].layoutPriority = 1
    items[1].isIncluded = false
    #expect(OverlayLayout().sizeThatFits(room, items: items) == CGSize(width: 80, height: 40))
    let spacer = LayoutLeaf.fixed(8, 8)
    spacer.layoutPriority = -.infinity
    #expect(OverlayLayout().sizeThatFits(room, items: [spacer]) == CGSize(width: 8, height: 8))
  }

  @Test("smaller items are lined up in the whole")
  func alignment() {
    let items = [LayoutLeaf.fixed(80, 40), .fixed(10, 30)]
    OverlayLayout(alignment: .bottomTrailing)
      .place(at: CGPoint(x: 5, y: 7), proposal: room, items: items)
    #expect(items[0].frame == CGRect(x: 5, y: 7, width: 80, height: 40))
    #expect(items[1].frame == CGRect(x: 75, y: 17, width: 10, height: 30))
  }

  @Test("items are centred by default, and one that is not included does not count")
  func hidden() {
    let items = [LayoutLeaf.fixed(80, 40), .fixed(10, 20), .fixed(500, 500)]
    items[2].isIncluded = false
    OverlayLayout().place(at: .zero, proposal: room, items: items)
    #expect(items[1].frame == CGRect(x: 35, y: 10, width: 10, height: 20))
    #expect(items[2].frame == nil && items[2].proposals.isEmpty)
  }
}
