import Foundation
import Testing
import ViewGraph

@MainActor
@Suite("Baselines of text")
struct BaselineTests {
  private let passes = LayoutPasses()
  private let room = ProposedViewSize(width: 200, height: 100)

  private func text(_ height: CGFloat, _ first: CGFloat, _ last: CGFloat) -> LayoutLeaf {
    let leaf = LayoutLeaf.fixed(10, height)
    leaf.baselines = (first, last)
    return leaf
  }

  private func stack(_ axis: Axis, _ alignment: VerticalAlignment, _ items: [any LayoutItem]) -> ContainerLayoutItem {
    let alignment = Alignment(horizontal: .center, vertical: alignment)
    return ContainerLayoutItem(
      layout: StackLayout(axis: axis, alignment: alignment, spacing: 0), items: items, passes: passes)
  }

  @Test("a row lines up first or last baselines, and what has no text stands on them")
  func row() {
    let leaves = [text(50, 12, 40), text(20, 15, 15), .fixed(10, 8)]
    let first = stack(.horizontal, .firstTextBaseline, leaves)
    #expect(first.sizeThatFits(room) == CGSize(width: 30, height: 53))
    first.place(at: .zero, proposal: room)
    #expect(leaves.map(\.frame?.minY) == [3, 0, 7])
    let last = stack(.horizontal, .lastTextBaseline, leaves)
    #expect(last.sizeThatFits(room) == CGSize(width: 30, height: 50))
    last.place(at: .zero, proposal: room)
    #expect(leaves.map(\.frame?.minY) == [0, 25, 32])
  }

  @Test("a stack has the first and the last baseline of all text inside")
  func stackOfText() {
    let column = stack(.vertical, .center, [text(50, 12, 40), .fixed(10, 9), text(20, 15, 16)])
    let dimensions = ViewDimensions(of: column, for: room)
    #expect(dimensions[explicit: .firstTextBaseline] == 12)
    #expect(dimensions[explicit: .lastTextBaseline] == 75)
    #expect(ViewDimensions(of: LayoutLeaf.fixed(10, 9), for: room)[.firstTextBaseline] == 9)
  }

  @Test("a guide is put at a baseline, and a baseline where a guide says")
  func guides() {
    let content = text(50, 12, 40)
    let top = UnaryLayoutItem(
      layout: AlignmentGuideLayout(VerticalAlignment.top) { $0[.lastTextBaseline] }, content: content, passes: passes)
    #expect(ViewDimensions(of: top, for: room)[.top] == 40)
    let moved = UnaryLayoutItem(
      layout: AlignmentGuideLayout(VerticalAlignment.firstTextBaseline) { $0[.bottom] }, content: content,
      passes: passes)
    #expect(ViewDimensions(of: moved, for: room)[.firstTextBaseline] == 50)
  }

  @Test("stacks that line up no guides ask for none")
  func noQuestions() {
    let leaves = [text(50, 12, 40), text(20, 15, 15)]
    let inner = stack(.vertical, .top, leaves)
    let frame = UnaryLayoutItem(layout: FrameLayout(width: 50, height: nil), content: inner, passes: passes)
    let depth = ContainerLayoutItem(layout: OverlayLayout(), items: [frame, LayoutLeaf.fixed(10, 10)], passes: passes)
    let outer = stack(.horizontal, .bottom, [depth, LayoutLeaf.fixed(10, 10)])
    _ = outer.sizeThatFits(room)
    outer.place(at: .zero, proposal: room)
    #expect(leaves.map(\.guideQuestions) == [0, 0])
  }
}
