import Foundation
import Testing
import ViewGraph

@MainActor
@Suite("Padding")
struct LayoutPaddingTests {
  private let room = ProposedViewSize(width: 100, height: 60)

  @Test("UI31 a length insets all edges, and the item is offered the rest")
  func allEdges() {
    let leaf = LayoutLeaf.flexible()
    let padding = PaddingLayout(insets: EdgeInsets(edges: .all, length: 4))
    #expect(padding.sizeThatFits(room, item: leaf) == CGSize(width: 100, height: 60))
    padding.place(at: CGPoint(x: 10, y: 20), proposal: room, item: leaf)
    #expect(leaf.frame == CGRect(x: 14, y: 24, width: 92, height: 52))
  }

  @Test("UI31 padding of one edge leaves the others alone")
  func oneEdge() {
    let leaf = LayoutLeaf.fixed(30, 10)
    let padding = PaddingLayout(insets: EdgeInsets(edges: .bottom, length: 25))
    #expect(padding.sizeThatFits(room, item: leaf) == CGSize(width: 30, height: 35))
    padding.place(at: .zero, proposal: room, item: leaf)
    #expect(leaf.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(leaf.proposals.first == ProposedViewSize(width: 100, height: 35))
  }

  @Test("UI31 padding without a length is 16 points")
  func systemDefault() {
    let insets = EdgeInsets(edges: [.leading, .vertical], length: nil)
    #expect(insets == EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 0))
    #expect(EdgeInsets(edges: [], length: nil) == EdgeInsets())
  }

  @Test("UI31 repeated paddings add up")
  func repeated() {
    let leaf = LayoutLeaf.fixed(30, 10)
    let passes = LayoutPasses()
    let inner = UnaryLayoutItem(
      layout: PaddingLayout(insets: EdgeInsets(edges: .all, length: 4)), content: leaf, passes: passes)
    let outer = UnaryLayoutItem(
      layout: PaddingLayout(insets: EdgeInsets(edges: .top, length: 10)), content: inner, passes: passes)
    #expect(outer.sizeThatFits(room) == CGSize(width: 38, height: 28))
    outer.place(at: .zero, proposal: room)
    #expect(leaf.frame == CGRect(x: 4, y: 14, width: 30, height: 10))
    #expect(leaf.proposals.first == ProposedViewSize(width: 92, height: 42))
  }

  @Test("padding larger than the proposal offers nothing, and unspecified stays unspecified")
  func tooLarge() {
    let leaf = LayoutLeaf.fixed(30, 10)
    let padding = PaddingLayout(insets: EdgeInsets(edges: .horizontal, length: 70))
    #expect(padding.sizeThatFits(room, item: leaf) == CGSize(width: 170, height: 10))
    #expect(padding.sizeThatFits(.unspecified, item: leaf) == CGSize(width: 170, height: 10))
    #expect(leaf.proposals == [ProposedViewSize(width: 0, height: 60), .unspecified])
  }

  @Test("negative padding offers more than it was offered, and never makes a negative size")
  func negative() {
    let leaf = LayoutLeaf.flexible(0...10)
    let padding = PaddingLayout(insets: EdgeInsets(edges: .all, length: -8))
    #expect(padding.sizeThatFits(room, item: leaf) == CGSize(width: 0, height: 60))
    #expect(leaf.proposals == [ProposedViewSize(width: 116, height: 76)])
  }
}
