import Foundation
import Testing
import ViewGraph

@MainActor
@Suite("A layer behind or in front of an item")
struct LayoutLayeredTests {
  private let room = ProposedViewSize(width: 100, height: 60)

  @Test("UI33 a background has no say in the size, and is offered the size of what it is behind")
  func background() {
    let (layer, item) = (LayoutLeaf.fixed(200, 10), LayoutLeaf.fixed(40, 20))
    let layout = LayeredLayout(layer, alignment: .center)
    #expect(layout.sizeThatFits(room, item: item) == CGSize(width: 40, height: 20))
    layout.place(at: CGPoint(x: 5, y: 7), proposal: room, item: item)
    #expect(item.frame == CGRect(x: 5, y: 7, width: 40, height: 20))
    #expect(layer.frame == CGRect(x: -75, y: 12, width: 200, height: 10))
    #expect(Set(layer.proposals) == [ProposedViewSize(width: 40, height: 20)])
  }

  @Test("an overlay lies where its alignment says")
  func overlay() {
    let (layer, item) = (LayoutLeaf.fixed(10, 10), LayoutLeaf.fixed(40, 20))
    LayeredLayout(layer, alignment: .bottomTrailing).place(at: .zero, proposal: room, item: item)
    #expect(item.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(layer.frame == CGRect(x: 30, y: 10, width: 10, height: 10))
  }

  @Test("where nothing but a layer is shown, the whole has no size, and the layer its own")
  func nothing() {
    let (layer, item) = (LayoutLeaf.fixed(10, 10), LayoutLeaf.fixed(40, 20))
    item.isIncluded = false
    let whole = UnaryLayoutItem(
      layout: LayeredLayout(layer, alignment: .center), content: item, passes: LayoutPasses())
    #expect(whole.takesPart())
    #expect(whole.sizeThatFits(room) == .zero)
    whole.place(at: .zero, proposal: room)
    #expect(item.frame == nil)
    #expect(layer.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
  }

  @Test("a view keeps its priority and its liking of distances when it has a layer")
  func likings() {
    let item = LayoutLeaf.fixed(40, 20)
    item.layoutPriority = 3
    item.spacing = .none
    let layer = LayoutLeaf.fixed(10, 10)
    let whole = UnaryLayoutItem(
      layout: LayeredLayout(layer, alignment: .center), content: item, passes: LayoutPasses())
    #expect(whole.layoutPriority == 3)
    #expect(whole.spacing == ViewSpacing.none)
  }
}
