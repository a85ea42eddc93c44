import Foundation
import Testing
import ViewGraph

@MainActor
@Suite("Spacers")
struct LayoutSpacerTests {
  private let room = ProposedViewSize(width: 100, height: 60)

  @Test("UI29 a spacer in a row takes the leftover width and no height")
  func row() {
    let items = [LayoutLeaf.fixed(30, 10), .spacer(.horizontal), .fixed(20, 10)]
    let row = StackLayout(axis: .horizontal)
    row.place(at: .zero, proposal: room, items: items)
    #expect(items[1].frame == CGRect(x: 30, y: 5, width: 50, height: 0))
    #expect(items[2].frame?.minX == 80)
    #expect(row.sizeThatFits(room, items: items) == CGSize(width: 100, height: 10))
  }

  @Test("UI29 a spacer in a column takes the leftover height and no width")
  func column() {
    let items = [LayoutLeaf.fixed(30, 10), .spacer(.vertical), .fixed(20, 10)]
    let column = StackLayout(axis: .vertical)
    column.place(at: .zero, proposal: room, items: items)
    #expect(items[1].frame == CGRect(x: 15, y: 10, width: 0, height: 40))
    #expect(column.sizeThatFits(room, items: items) == CGSize(width: 30, height: 60))
  }

  @Test("UI29 two spacers share the leftover width equally")
  func twoSpacers() {
    let items = [LayoutLeaf.spacer(.horizontal), .fixed(40, 10), .spacer(.horizontal)]
    StackLayout(axis: .horizontal).place(at: .zero, proposal: room, items: items)
    #expect(items.map(\.frame?.width) == [30, 40, 30])
    #expect(items.map(\.frame?.minX) == [0, 30, 70])
  }

  @Test("a spacer takes only what flexible text does not need")
  func yields() {
    let items = [LayoutLeaf.text(8), .spacer(.horizontal)]
    StackLayout(axis: .horizontal).place(at: .zero, proposal: room, items: items)
    #expect(items[0].frame?.size == CGSize(width: 80, height: 20))
    #expect(items[0].proposals.last?.width == 92)
    #expect(items[1].frame?.width == 20)
  }

  @Test("the default spacing is left out beside a spacer and kept elsewhere")
  func defaultSpacing() {
    let items = [LayoutLeaf.fixed(10, 10), .fixed(10, 10), .spacer(.horizontal), .fixed(10, 10)]
    // 10 + 8 + 10 + the spacer's 8 + 10
    #expect(StackLayout(axis: .horizontal).sizeThatFits(.unspecified, items: items).width == 46)
  }

  @Test("a spacer in a frame, in bounds or in padding has no distance from its neighbours either")
  func framed() {
    let around: [any UnaryLayout] = [
      FrameLayout(width: 8, height: nil), FlexibleFrameLayout(minWidth: 8, maxWidth: 8),
      PaddingLayout(insets: EdgeInsets(top: 1, leading: 0, bottom: 1, trailing: 0)),
    ]
    for layout in around {
      let spacer = UnaryLayoutItem(layout: layout, content: LayoutLeaf.spacer(.horizontal), passes: LayoutPasses())
      let items: [any LayoutItem] = [LayoutLeaf.fixed(10, 10), spacer, LayoutLeaf.fixed(10, 10)]
      #expect(StackLayout(axis: .horizontal).sizeThatFits(.unspecified, items: items).width == 28)
    }
  }

  @Test("an explicit spacing applies beside a spacer as well")
  func explicitSpacing() {
    let items = [LayoutLeaf.fixed(10, 10), .fixed(10, 10), .spacer(.horizontal), .fixed(10, 10)]
    let row = StackLayout(axis: .horizontal, spacing: 5)
    #expect(row.sizeThatFits(.unspecified, items: items).width == 53)
  }

  @Test("a hidden item between a spacer and another does not bring the spacing back")
  func hiddenNeighbour() {
    let items = [LayoutLeaf.fixed(10, 10), .fixed(10, 10), .spacer(.horizontal)]
    items[1].isIncluded = false
    #expect(StackLayout(axis: .horizontal).sizeThatFits(.unspecified, items: items).width == 18)
  }

  @Test("a spacer is never shorter than its minimum of 8 points or as given", arguments: [nil, 0, 30])
  func minimum(minLength: CGFloat?) {
    let spacer = SpacerLayout(minLength: minLength, axis: .vertical)
    #expect(spacer.sizeThatFits(.zero) == CGSize(width: 0, height: minLength ?? 8))
    #expect(spacer.sizeThatFits(.unspecified) == CGSize(width: 0, height: minLength ?? 8))
    #expect(spacer.sizeThatFits(ProposedViewSize(width: 50, height: 50)) == CGSize(width: 0, height: 50))
    #expect(spacer.sizeThatFits(.infinity).height == .infinity)
  }

  @Test("a spacer outside of stacks stretches on both axes")
  func outside() {
    let spacer = SpacerLayout(minLength: nil, axis: nil)
    #expect(spacer.sizeThatFits(room) == CGSize(width: 100, height: 60))
    #expect(spacer.sizeThatFits(.unspecified) == CGSize(width: 8, height: 8))
  }
}
