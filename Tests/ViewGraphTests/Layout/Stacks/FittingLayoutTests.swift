import Foundation
import Testing
import ViewGraph

/// Which of several items is shown in a room.
@MainActor
@Suite("The first item that fits")
struct FittingLayoutTests {
  private let leaves = [LayoutLeaf.fixed(300, 30), .fixed(200, 60), .fixed(100, 90)]

  /// Which items are placed in a room.
  private func placed(_ axes: Axis.Set, in width: CGFloat?, _ height: CGFloat?) -> [Int] {
    let leaves = leaves.map(\.size).map { LayoutLeaf.fixed($0.width, $0.height) }
    let proposal = ProposedViewSize(width: width, height: height)
    let layout = FittingLayout(axes: axes)
    layout.place(at: .zero, proposal: proposal, size: { .zero }, items: leaves)
    let shown = leaves.indices.filter { leaves[$0].frame != nil }
    #expect(layout.sizeThatFits(proposal, items: leaves) == shown.first.map { leaves[$0].size })
    return shown
  }

  @Test(
    "GR15 the first is shown that likes to be no larger than what is offered, else the last",
    arguments: [(300, 0), (299, 1), (200, 1), (100, 2), (50, 2), (0, 2), (.infinity, 0)] as [(CGFloat, Int)])
  func choice(width: CGFloat, shown: Int) {
    #expect(placed(.horizontal, in: width, nil) == [shown])
    #expect(placed([.horizontal, .vertical], in: width, nil) == [shown])
  }

  @Test("GR16 only lengths along the axes matter, along none the first is shown, and no offer excludes nobody")
  func axes() {
    #expect(placed(.horizontal, in: 250, 10) == [1])
    #expect(placed([.horizontal, .vertical], in: 300, 30) == [0])
    #expect(placed([.horizontal, .vertical], in: 300, 29) == [2])
    #expect(placed(.vertical, in: 10, 30) == [0])
    #expect(placed([], in: 10, 10) == [0])
    #expect(placed([.horizontal, .vertical], in: nil, nil) == [0])
    #expect(placed([.horizontal, .vertical], in: 150, nil) == [2])
  }

  @Test("along an axis that does not matter a view has what is offered: text that wraps is as high as it needs then")
  func wrapped() {
    let texts = [LayoutLeaf.text(20), LayoutLeaf.text(5)]
    let layout = FittingLayout(axes: .vertical)
    // 20 letters of 10 points are two lines of 20 in 100 points, and four in 50.
    #expect(layout.sizeThatFits(ProposedViewSize(width: 100, height: 40), items: texts).height == 40)
    #expect(layout.sizeThatFits(ProposedViewSize(width: 50, height: 40), items: texts).height == 20)
  }

  @Test("how little is enough along one axis is answered by what fits across it, if that needs less than the last")
  func least() {
    let layout = FittingLayout(axes: [.horizontal, .vertical])
    let items = leaves
    #expect(layout.sizeThatFits(ProposedViewSize(width: 0, height: nil), items: items).width == 100)
    #expect(layout.sizeThatFits(ProposedViewSize(width: 300, height: 0), items: items).height == 30)
    #expect(layout.sizeThatFits(ProposedViewSize(width: 250, height: 0), items: items).height == 60)
    #expect(layout.sizeThatFits(.zero, items: items) == CGSize(width: 100, height: 90))
  }

  @Test("of no items none is shown, and one that takes no part is not chosen")
  func missing() {
    let layout = FittingLayout(axes: [.horizontal])
    #expect(layout.sizeThatFits(.infinity, items: []) == .zero)
    leaves[0].isIncluded = false
    #expect(layout.sizeThatFits(.infinity, items: leaves).width == 200)
  }
}

extension LayoutLeaf {
  fileprivate var size: CGSize { sizeThatFits(.unspecified) }
}
