import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Guides through the layouts around a view.
@Suite(.runtime) @MainActor
struct GuideCompositionTests {
  private let passes = LayoutPasses()
  private let room = ProposedViewSize(width: 200, height: 100)

  /// A leaf of 30 × 20 with a leading guide at 3 and a top guide at 4.
  private var guided: UnaryLayoutItem {
    let leading = AlignmentGuideLayout(HorizontalAlignment.leading) { _ in 3 }
    let top = AlignmentGuideLayout(VerticalAlignment.top) { _ in 4 }
    return wrapped(wrapped(LayoutLeaf.fixed(30, 20), leading), top)
  }

  private func wrapped(_ item: any LayoutItem, _ layout: any UnaryLayout) -> UnaryLayoutItem {
    UnaryLayoutItem(layout: layout, content: item, passes: passes)
  }

  private func container(_ layout: any ContainerLayout, _ items: [any LayoutItem]) -> ContainerLayoutItem {
    ContainerLayoutItem(layout: layout, items: items, passes: passes)
  }

  /// The explicit leading and top guides of an item.
  private func guides(_ item: any LayoutItem) -> [CGFloat?] {
    let dimensions = ViewDimensions(of: item, for: room)
    return [dimensions[explicit: .leading], dimensions[explicit: .top]]
  }

  @Test("padding moves the guides of its view, and an offset leaves them where they were")
  func paddingAndOffset() {
    let insets = EdgeInsets(top: 1, leading: 10, bottom: 0, trailing: 0)
    #expect(guides(wrapped(guided, PaddingLayout(insets: insets))) == [13, 5])
    #expect(guides(wrapped(guided, OffsetLayout(distance: CGSize(width: 9, height: 9)))) == [3, 4])
  }

  @Test("a frame lines up the guides of its view with its own, and has them where they are then")
  func frames() {
    let centered = wrapped(guided, FrameLayout(width: 50, height: 60))
    #expect(guides(centered) == [13, 24])
    let leading = wrapped(guided, FrameLayout(width: 50, height: 60, alignment: .topLeading))
    #expect(guides(leading) == [0, 0])
    let flexible = FlexibleFrameLayout(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    let leaf = LayoutLeaf.fixed(30, 20)
    let top = AlignmentGuideLayout(VerticalAlignment.top) { _ in 4 }
    wrapped(wrapped(leaf, top), flexible).place(at: .zero, proposal: room)
    #expect(leaf.frame == CGRect(x: 0, y: -4, width: 30, height: 20))
  }

  @Test("a fixed size, a ratio, a priority and a position keep the guides of their view")
  func others() {
    #expect(guides(wrapped(guided, FixedSizeLayout(axes: .horizontal))) == [3, 4])
    #expect(guides(wrapped(guided, AspectRatioLayout(ratio: 1, contentMode: .fit))) == [3, 4])
    #expect(guides(wrapped(guided, PriorityLayout(priority: 1))) == [3, 4])
    // Its centre is at 50, 40, so it starts at 35, 30.
    #expect(guides(wrapped(guided, PositionLayout(center: CGPoint(x: 50, y: 40)))) == [38, 34])
  }

  @Test("the guides of a stack are in the middle of those of its views, and views without one do not count")
  func stackGuides() {
    let items: [any LayoutItem] = [guided, LayoutLeaf.fixed(30, 20), guided]
    // Tops are lined up at 4 for the first and third; these start at x = 0 and 60.
    let row = container(StackLayout(axis: .horizontal, alignment: .bottom, spacing: 0), items)
    #expect(guides(row) == [33, 4])
    #expect(guides(container(StackLayout(axis: .horizontal), [guided])) == [3, 4])
    #expect(guides(container(StackLayout(axis: .horizontal), [LayoutLeaf.fixed(30, 20)])) == [nil, nil])
  }

  @Test("a guide of one's own lines up views of different stacks")
  func acrossStacks() {
    let leaves = [LayoutLeaf.fixed(10, 30), .fixed(10, 20), .fixed(10, 8)]
    let middle = AlignmentGuideLayout(VerticalAlignment.knob) { $0[VerticalAlignment.center] }
    let column = container(StackLayout(axis: .vertical, spacing: 0), [leaves[0], wrapped(leaves[1], middle)])
    let alignment = Alignment(horizontal: .center, vertical: .knob)
    let row = container(
      StackLayout(axis: .horizontal, alignment: alignment, spacing: 0), [column, wrapped(leaves[2], middle)])
    #expect(row.sizeThatFits(room) == CGSize(width: 20, height: 50))
    row.place(at: .zero, proposal: room)
    // The middle of the second is at 40, and so is that of the third.
    #expect(leaves.map(\.frame?.minY) == [0, 30, 36])
  }

  @Test("views on top of each other are lined up by their guides, and the whole is what they cover")
  func overlay() {
    let leaf = LayoutLeaf.fixed(40, 40)
    let depth = container(OverlayLayout(alignment: .topLeading), [leaf, guided])
    #expect(depth.sizeThatFits(room) == CGSize(width: 43, height: 44))
    #expect(guides(depth) == [3, 4])
    depth.place(at: .zero, proposal: room)
    #expect(leaf.frame == CGRect(x: 3, y: 4, width: 40, height: 40))
  }

  @Test("a layer is lined up by its guides and those of what it is in front of, and says nothing of the whole")
  func layer() {
    let badge = LayoutLeaf.fixed(10, 10)
    let corner = AlignmentGuideLayout(HorizontalAlignment.trailing) { $0[HorizontalAlignment.center] }
    let layered = wrapped(guided, LayeredLayout(wrapped(badge, corner), alignment: .topTrailing))
    layered.place(at: .zero, proposal: room)
    // Its middle is at the trailing edge of 30, and its top at the guide of 4.
    #expect(badge.frame == CGRect(x: 25, y: 4, width: 10, height: 10))
    #expect(ViewDimensions(of: layered, for: room)[explicit: .trailing] == nil)
    #expect(guides(layered) == [3, 4])
  }
}
