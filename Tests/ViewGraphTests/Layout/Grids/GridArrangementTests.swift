import Foundation
import Testing
import ViewGraph

/// Columns, rows and cells of grids, by the frames of their items.
@MainActor
@Suite("Grids")
struct GridArrangementTests {
  private let grid = GridArrangement(horizontalSpacing: 10, verticalSpacing: 5)
  private let leaves = [
    LayoutLeaf.fixed(30, 20), .fixed(50, 10), .fixed(70, 15), .fixed(20, 20),
  ]

  /// Two rows, whose columns are 70 and 50.
  private var rows: [any LayoutItem] { gridRow(nil, leaves[0], leaves[1]) + gridRow(nil, leaves[2], leaves[3]) }

  @Test("GR2 a column is as wide as its widest cell, and a row as high as its highest")
  func sizes() {
    #expect(grid.lay(rows) == CGSize(width: 130, height: 45))
    #expect(
      leaves.map(\.frame) == [
        CGRect(20, 0, 30, 20), CGRect(80, 5, 50, 10), CGRect(0, 27.5, 70, 15), CGRect(95, 25, 20, 20),
      ])
    #expect(grid.lay(rows, in: 400, 300) == CGSize(width: 130, height: 45))
    #expect(grid.length(.horizontal, for: .unspecified, items: rows) == 130)
    #expect(grid.length(.vertical, for: .unspecified, items: rows) == 45)
    #expect(GridArrangement().lay(rows) == CGSize(width: 128, height: 48))
  }

  @Test("GR3 what is left goes to the columns with flexible cells, equally")
  func flexible() {
    let two = [LayoutLeaf.flexible(), LayoutLeaf.flexible()]
    #expect(grid.lay(gridRow(nil, two[0], two[1]), in: 200, 40) == CGSize(width: 200, height: 40))
    #expect(two.map(\.frame) == [CGRect(0, 0, 95, 40), CGRect(105, 0, 95, 40)])
    let one = [LayoutLeaf.fixed(50, 20), LayoutLeaf.flexible()]
    #expect(grid.lay(gridRow(nil, one[0], one[1]), in: 200) == CGSize(width: 200, height: 20))
    #expect(one.map(\.frame) == [CGRect(0, 0, 50, 20), CGRect(60, 0, 140, 20)])
  }

  @Test("GR3 a column of fixed cells gets no more than it needs, and rows share a height as columns a width")
  func flexibleRows() {
    let row = [LayoutLeaf.fixed(50, 20), LayoutLeaf.fixed(20, 10)]
    #expect(grid.lay(gridRow(nil, row[0], row[1]), in: 200).width == 80)
    let high = LayoutLeaf.flexible(10...10)
    let higher = LayoutLeaf.flexible(10...10, 0...30)
    let all = gridRow(nil, row[0]) + gridRow(nil, high) + gridRow(nil, higher)
    #expect(grid.lay(all, in: 200, 100) == CGSize(width: 50, height: 100))
    // 90 is left of the spacing; 20 is taken, then 30 of 35.
    #expect([high, higher].map(\.frame) == [CGRect(20, 25, 10, 40), CGRect(20, 70, 10, 30)])
  }

  @Test("GR4 there are as many columns as the longest row has, and cells that a row lacks shape none")
  func columnCount() {
    let long = (0..<3).map { _ in LayoutLeaf.fixed(10, 10) }
    let short = LayoutLeaf.fixed(50, 10)
    #expect(grid.lay(gridRow(nil, long[0], long[1], long[2]) + gridRow(nil, short)).width == 90)
    #expect(long.map { $0.frame?.minX } == [20, 60, 80])
    let wide = LayoutLeaf.fixed(40, 10)
    let spanned = gridRow(nil, wide.saying(GridCellSpan(count: 2)), long[0]) + gridRow(nil, long[1], long[2])
    #expect(grid.lay(spanned).width == 60)
    #expect(long.map { $0.frame?.minX } == [50, 2.5, 27.5])
  }

  @Test("GR5 an item that is in no row is one by itself, over all columns", arguments: [100, 200] as [CGFloat])
  func rowsByThemselves(width: CGFloat) {
    let own = LayoutLeaf.fixed(width, 10)
    #expect(grid.lay(rows + [own]) == CGSize(width: max(130, width), height: 60))
    #expect(own.frame == CGRect(width == 100 ? 15 : 0, 50, width, 10))
    // What is missing is added to both columns.
    #expect(leaves.map { $0.frame?.midX } == (width == 100 ? [35, 105, 35, 105] : [52.5, 157.5, 52.5, 157.5]))
  }

  @Test("GR6 a line that is unsized is as wide as the other rows make the grid, and else takes all that is offered")
  func unsizedLine() {
    let line = LayoutLeaf.flexible(0 ... .infinity, 1...1)
    #expect(grid.lay(rows + [line.saying(GridUnsizedAxes(.horizontal))], in: 400) == CGSize(width: 130, height: 51))
    #expect(line.frame == CGRect(0, 50, 130, 1))
    #expect(grid.lay(rows + [line], in: 400) == CGSize(width: 400, height: 51))
    #expect(line.frame == CGRect(0, 50, 400, 1))
  }

  @Test("GR7 a cell over two columns has what is between them, and the next is in the third")
  func spans() {
    let wide = LayoutLeaf.flexible(0 ... .infinity, 20...20)
    let next = LayoutLeaf.fixed(40, 20)
    let spanned = gridRow(nil, wide.saying(GridCellSpan(count: 2)), next)
    #expect(grid.lay(rows + spanned) == CGSize(width: 180, height: 70))
    #expect([wide, next].map(\.frame) == [CGRect(0, 50, 130, 20), CGRect(140, 50, 40, 20)])
  }

  @Test("cells over columns share a width with others, and widen columns that are too narrow, those of fewer first")
  func flexibleSpans() {
    let two = [LayoutLeaf.flexible(), LayoutLeaf.flexible()]
    let wide = LayoutLeaf.flexible()
    _ = grid.lay(gridRow(nil, two[0], two[1], wide.saying(GridCellSpan(count: 2))), in: 350, 20)
    #expect(two.map(\.frame) == [CGRect(0, 0, 80, 20), CGRect(90, 0, 80, 20)])
    #expect(wide.frame == CGRect(180, 0, 170, 20))
    let flexible = [LayoutLeaf.flexible(), .flexible(), .flexible()]
    let fixed = LayoutLeaf.fixed(210, 10)
    let narrowed =
      gridRow(nil, flexible[0], flexible[1], flexible[2]) + gridRow(nil, fixed.saying(GridCellSpan(count: 2)))
    #expect(grid.lay(narrowed, in: 240).width == 240)
    #expect(flexible.map { $0.frame?.width } == [100, 100, 20])
    let narrow = (0..<3).map { _ in LayoutLeaf.fixed(10, 10) }
    let (three, pair) = (LayoutLeaf.fixed(80, 10), LayoutLeaf.fixed(60, 10))
    let all =
      gridRow(nil, narrow[0], narrow[1], narrow[2]) + [three]
      + gridRow(nil, pair.saying(GridCellSpan(count: 2)))
    #expect(grid.lay(all).width == 80)
    // 25, 25 and 10 wide.
    #expect(narrow.map { $0.frame?.midX } == [12.5, 47.5, 75])
  }

  @Test("GR8 a cell is aligned by its anchor, else by its column and its row, else by the grid")
  func alignments() {
    let grid = GridArrangement(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0)
    let small = (0..<4).map { _ in LayoutLeaf.fixed(10, 10) }
    let large = (0..<3).map { _ in LayoutLeaf.fixed(30, 30) }
    let items =
      gridRow(nil, small[0], large[0])
      + gridRow(.bottom, small[1], large[1], small[2].saying(GridCellAnchor(.center)))
      + gridRow(nil, large[2].saying(GridColumnAlignment(.trailing)), small[3], LayoutLeaf.fixed(40, 1))
    #expect(grid.lay(items) == CGSize(width: 100, height: 90))
    // By the column and the grid; by the column and the row; by the anchor; by the grid.
    #expect(
      small.map { $0.frame?.origin } == [
        CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 50), CGPoint(x: 75, y: 40), CGPoint(x: 30, y: 60),
      ])
  }

  @Test("GR9 the anchor of a view lies on that of its cell")
  func anchor() {
    let leaf = LayoutLeaf.fixed(30, 10)
    let anchored = leaf.saying(GridCellAnchor(UnitPoint(x: 0.25, y: 1)))
    _ = grid.lay(gridRow(nil, anchored, LayoutLeaf.fixed(1, 20)) + gridRow(nil, LayoutLeaf.fixed(70, 1)))
    #expect(leaf.frame == CGRect(10, 10, 30, 10))
  }

  @Test("guides that items say are on one line in a column and in a row, which are as long as that needs")
  func guides() {
    let leaves = [LayoutLeaf.fixed(20, 20), .fixed(20, 20), .fixed(20, 20)]
    func guided(_ leaf: LayoutLeaf, _ layout: AlignmentGuideLayout) -> any LayoutItem {
      UnaryLayoutItem(layout: layout, content: leaf, passes: leaf.passes)
    }
    let grid = GridArrangement(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0)
    let right = guided(leaves[1], AlignmentGuideLayout(HorizontalAlignment.leading) { _ in -5 })
    let lower = guided(leaves[2], AlignmentGuideLayout(VerticalAlignment.top) { _ in 8 })
    #expect(grid.lay(gridRow(nil, leaves[0], lower) + gridRow(nil, right)) == CGSize(width: 45, height: 48))
    #expect(
      leaves.map { $0.frame?.origin } == [CGPoint(x: 0, y: 8), CGPoint(x: 5, y: 28), CGPoint(x: 25, y: 0)])
  }
}
