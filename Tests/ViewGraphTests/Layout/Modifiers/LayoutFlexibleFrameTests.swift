import Foundation
import Testing
import ViewGraph

@MainActor
@Suite("Flexible frames")
struct LayoutFlexibleFrameTests {
  private let room = ProposedViewSize(width: 120, height: 80)

  private func width(_ frame: FlexibleFrameLayout, offered: CGFloat?, _ leaf: LayoutLeaf) -> CGFloat {
    frame.sizeThatFits(ProposedViewSize(width: offered, height: 10), item: leaf).width
  }

  @Test("UI35 a maximum of infinity takes all the height offered and leaves the width alone")
  func takesAll() {
    let leaf = LayoutLeaf.fixed(50, 20)
    let frame = FlexibleFrameLayout(maxHeight: .infinity)
    #expect(frame.sizeThatFits(room, item: leaf) == CGSize(width: 50, height: 80))
    frame.place(at: .zero, proposal: room, item: leaf)
    #expect(leaf.frame == CGRect(x: 0, y: 30, width: 50, height: 20))
    #expect(frame.sizeThatFits(.infinity, item: leaf).height == .infinity)
    #expect(frame.sizeThatFits(.zero, item: leaf).height == 20)
    #expect(frame.sizeThatFits(.unspecified, item: leaf).height == 20)
  }

  @Test("UI35 two siblings with an infinite maximum split a column's height equally")
  func equalSplit() {
    let passes = LayoutPasses()
    let leaves = [LayoutLeaf.fixed(50, 20), .fixed(30, 10)]
    let frames = leaves.map {
      UnaryLayoutItem(layout: FlexibleFrameLayout(maxHeight: .infinity), content: $0, passes: passes)
    }
    let column = StackLayout(axis: .vertical)
    let proposal = ProposedViewSize(width: 100, height: 208)
    #expect(column.sizeThatFits(proposal, items: frames) == CGSize(width: 50, height: 208))
    column.place(at: .zero, proposal: proposal, items: frames)
    // Each frame is 100 high: from 0, and from 108 after the spacing.
    #expect(leaves[0].frame == CGRect(x: 0, y: 40, width: 50, height: 20))
    #expect(leaves[1].frame == CGRect(x: 10, y: 153, width: 30, height: 10))
  }

  @Test("a minimum and a maximum bound what is offered and what is reported")
  func bothBounds() {
    let frame = FlexibleFrameLayout(minWidth: 20, maxWidth: 60)
    let leaf = LayoutLeaf.flexible()
    #expect(width(frame, offered: 5, leaf) == 20)
    #expect(width(frame, offered: 40, leaf) == 40)
    #expect(width(frame, offered: 90, leaf) == 60)
    #expect(leaf.proposals.map(\.width) == [20, 40, 60])
  }

  @Test("a minimum alone lets the frame shrink below its item, but not grow beyond it")
  func minimumAlone() {
    let frame = FlexibleFrameLayout(minWidth: 20)
    #expect(width(frame, offered: 5, .fixed(50, 10)) == 20)
    #expect(width(frame, offered: 30, .fixed(50, 10)) == 30)
    #expect(width(frame, offered: 90, .fixed(50, 10)) == 50)
    #expect(width(frame, offered: 90, .fixed(10, 10)) == 20)
  }

  @Test("a maximum alone lets the frame grow beyond its item, but not shrink below it")
  func maximumAlone() {
    let frame = FlexibleFrameLayout(maxWidth: 60)
    #expect(width(frame, offered: 5, .fixed(50, 10)) == 50)
    #expect(width(frame, offered: 55, .fixed(50, 10)) == 55)
    #expect(width(frame, offered: 90, .fixed(50, 10)) == 60)
    #expect(width(frame, offered: 90, .fixed(70, 10)) == 60)
  }

  @Test("an unspecified proposal gets the ideal length, and a specified one ignores it")
  func ideal() {
    let frame = FlexibleFrameLayout(idealWidth: 40, maxWidth: .infinity)
    #expect(width(frame, offered: nil, .flexible()) == 40)
    #expect(width(frame, offered: 70, .flexible()) == 70)
    #expect(width(FlexibleFrameLayout(maxWidth: .infinity), offered: nil, .fixed(25, 10)) == 25)
  }

  @Test("without a proposal the frame has its ideal length, also around an item that takes no other than its own")
  func idealAroundRigid() {
    let frame = FlexibleFrameLayout(idealWidth: 40)
    #expect(width(frame, offered: nil, .fixed(25, 10)) == 40)
    #expect(width(frame, offered: nil, .fixed(70, 10)) == 40)
    #expect(width(frame, offered: 90, .fixed(25, 10)) == 25)
    let leaf = LayoutLeaf.fixed(20, 10)
    frame.place(at: .zero, proposal: .unspecified, item: leaf)
    #expect(leaf.frame == CGRect(x: 10, y: 0, width: 20, height: 10))
  }

  @Test("text in a frame with a maximum is one line without a proposal, and wraps where that is the ideal width too")
  func oneLine() {
    let text = LayoutLeaf.text(10)
    let narrow = FlexibleFrameLayout(maxWidth: 50)
    #expect(narrow.sizeThatFits(.unspecified, item: text) == CGSize(width: 50, height: 20))
    narrow.place(at: .zero, proposal: .unspecified, item: text)
    #expect(text.proposals.last == ProposedViewSize(width: 50, height: 20))
    let wrapping = FlexibleFrameLayout(idealWidth: 50, maxWidth: 50)
    #expect(wrapping.sizeThatFits(.unspecified, item: text) == CGSize(width: 50, height: 40))
  }

  @Test("an item whose ideal length is out of bounds is placed with the frame's room")
  func correction() {
    let leaf = LayoutLeaf.flexible()
    let high = FlexibleFrameLayout(minHeight: 300)
    high.place(at: .zero, proposal: ProposedViewSize(width: 50, height: nil), item: leaf)
    #expect(leaf.frame == CGRect(x: 0, y: 0, width: 50, height: 300))
  }

  @Test("of bounds that contradict each other the minimum wins, then the ideal length")
  func contradiction() {
    let frame = FlexibleFrameLayout(minWidth: 50, idealWidth: 40, maxWidth: 30)
    for offered in [0, nil, 90] as [CGFloat?] { #expect(width(frame, offered: offered, .flexible()) == 50) }
    let ideal = FlexibleFrameLayout(idealWidth: 40, maxWidth: 30)
    #expect(width(ideal, offered: nil, .flexible()) == 40)
  }

  @Test("a bound that is negative or no number counts as not given", arguments: [-1, .nan] as [CGFloat])
  func invalid(bound: CGFloat) {
    let frame = FlexibleFrameLayout(minWidth: bound, idealWidth: bound, maxWidth: bound)
    #expect(width(frame, offered: 90, .fixed(50, 10)) == 50)
    #expect(width(frame, offered: nil, .fixed(50, 10)) == 50)
  }

  @Test("an infinite minimum or ideal length counts as not given")
  func infiniteMinimum() {
    let frame = FlexibleFrameLayout(minWidth: .infinity, idealWidth: .infinity)
    #expect(width(frame, offered: nil, .fixed(50, 10)) == 50)
  }
}
