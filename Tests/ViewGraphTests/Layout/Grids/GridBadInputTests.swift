import Foundation
import Testing
import ViewGraph

/// Grids with nothing in them, or with what makes no sense.
@MainActor
@Suite("Grids of bad input")
struct GridBadInputTests {
  @Test("a grid of nothing has no size, and items that take no part are no cells")
  func empty() {
    #expect(GridArrangement().sizeThatFits(.infinity, items: []) == .zero)
    let leaves = [LayoutLeaf.fixed(10, 10), LayoutLeaf.fixed(20, 20)]
    leaves[0].isIncluded = false
    #expect(GridArrangement().lay(gridRow(nil, leaves[0]), in: 100, 100) == .zero)
    #expect(GridArrangement().lay(gridRow(nil, leaves[0], leaves[1])) == CGSize(width: 20, height: 20))
    #expect(leaves.map(\.frame) == [nil, CGRect(0, 0, 20, 20)])
  }

  @Test(
    "a span of less than one is one, and one of more than 1,000 is 1,000",
    arguments: [(0, 10), (-3, 10), (.min, 10), (1000, 999), (.max, 999)] as [(Int, CGFloat)])
  func spans(count: Int, width: CGFloat) {
    let leaf = LayoutLeaf.flexible(0 ... .infinity, 10...10)
    let grid = GridArrangement(horizontalSpacing: 1)
    #expect(grid.lay(gridRow(nil, leaf.saying(GridCellSpan(count: count)))) == CGSize(width: width, height: 10))
  }

  @Test(
    "answers that are no lengths count as none, and no place follows from endless ones",
    arguments: [-30, .nan, .infinity, -.infinity] as [CGFloat], [nil, 0, 100, .infinity] as [CGFloat?])
  func answers(length: CGFloat, offer: CGFloat?) {
    let leaves = [LayoutLeaf.fixed(length, length), .fixed(10, 10), .fixed(length, 10), .fixed(20, length)]
    let items = [
      leaves[0], leaves[1].saying(GridCellSpan(count: 2)), leaves[2], leaves[3].saying(GridCellAnchor(.bottom)),
    ]
    let rows = gridRow(.bottom, items[0], items[1]) + gridRow(nil, items[2], items[3])
    let size = GridArrangement().lay(rows, in: offer, offer)
    #expect(size.width >= 18 && size.height >= 18)
    #expect(leaves.allSatisfy { $0.frame?.origin.x.isFinite == true && $0.frame?.origin.y.isFinite == true })
  }

  @Test("a spacing that cannot be used is the usual one, and one below nothing has cells overlap, to a length of 0")
  func spacing() {
    let row = gridRow(nil, LayoutLeaf.fixed(10, 10), LayoutLeaf.fixed(10, 10))
    func width(_ spacing: CGFloat) -> CGFloat { GridArrangement(horizontalSpacing: spacing).lay(row).width }
    #expect([.nan, .infinity, -5, -100].map(width) == [28, 28, 15, 0])
  }

  @Test("an anchor of what is no number is in the middle")
  func anchor() {
    let leaf = LayoutLeaf.fixed(10, 10)
    let anchored = leaf.saying(GridCellAnchor(UnitPoint(x: .nan, y: .infinity)))
    _ = GridArrangement(alignment: .topLeading).lay(gridRow(nil, anchored) + [LayoutLeaf.fixed(30, 1)])
    #expect(leaf.frame == CGRect(10, 0, 10, 10))
  }
}
