import Foundation
import Testing
import ViewGraph

@MainActor
@Suite("A layer behind or in front of an item")
struct LayoutLayeredTests {
  private let room = ProposedViewSize(width: 100, height: 60)

  @Test("UI33 a background has no say in the size, and is offered the size of what it is behind")
  func background() {
    let items = [LayoutLeaf.fixed(200, 10), .fixed(40, 20)]
    let layout = LayeredLayout(alignment: .center, isInFront: false)
    #expect(layout.sizeThatFits(room, items: items) == CGSize(width: 40, height: 20))
    layout.place(at: CGPoint(x: 5, y: 7), proposal: room, items: items)
    #expect(items[1].frame == CGRect(x: 5, y: 7, width: 40, height: 20))
    #expect(items[0].frame == CGRect(x: -75, y: 12, width: 200, height: 10))
    #expect(Set(items[0].proposals) == [ProposedViewSize(width: 40, height: 20)])
  }

  @Test("an overlay is the last item, and lies where its alignment says")
  func overlay() {
    let items = [LayoutLeaf.fixed(40, 20), .fixed(10, 10)]
    let layout = LayeredLayout(alignment: .bottomTrailing, isInFront: true)
    layout.place(at: .zero, proposal: room, items: items)
    #expect(items[0].frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(items[1].frame == CGRect(x: 30, y: 10, width: 10, height: 10))
  }

  @Test("what has nothing but a layer has no size")
  func nothing() {
    let items = [LayoutLeaf.fixed(10, 10)]
    let layout = LayeredLayout(alignment: .center, isInFront: false)
    #expect(layout.sizeThatFits(room, items: items) == .zero)
    layout.place(at: .zero, proposal: room, items: items)
    #expect(items[0].frame == CGRect(x: -5, y: -5, width: 10, height: 10))
  }
}
