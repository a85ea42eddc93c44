import Foundation
import Testing
import ViewGraph

@MainActor
@Suite("How often items are measured")
struct LayoutCacheTests {
  private let passes = LayoutPasses()
  private let room = ProposedViewSize(width: 400, height: 300)

  private func stack(_ axis: Axis, _ items: [any LayoutItem]) -> ContainerLayoutItem {
    ContainerLayoutItem(layout: StackLayout(axis: axis), items: items, passes: passes)
  }

  @Test("a proposal is computed once a pass, and has its own answer")
  func oncePerPass() {
    // Remembers nothing itself.
    let leaf = LayoutLeaf.flexible()
    let framed = UnaryLayoutItem(layout: FrameLayout(width: nil, height: 10), content: leaf, passes: passes)
    let narrow = ProposedViewSize(width: 30, height: 300)
    func widths() -> [CGFloat] { [room, narrow].map { framed.sizeThatFits($0).width } }
    #expect(widths() == [400, 30] && widths() == [400, 30])
    #expect(leaf.proposals.map(\.width) == [400, 30])
    passes.begin()
    #expect(widths() == [400, 30] && widths() == [400, 30])
    #expect(leaf.proposals.map(\.width) == [400, 30, 400, 30])
  }

  @Test("the oldest answer makes room for the thirty-third")
  func limit() {
    let leaf = LayoutLeaf.flexible(passes: passes)
    for width in 0...32 { _ = leaf.sizeThatFits(ProposedViewSize(width: CGFloat(width), height: 0)) }
    for width in [32, 1, 0] { _ = leaf.sizeThatFits(ProposedViewSize(width: CGFloat(width), height: 0)) }
    #expect(leaf.proposals.count == 34)
    #expect(leaf.proposals.last == .zero)
  }

  @Test("a stack asks each of several items for minimum, maximum and share, and placing asks nothing new")
  func stackCount() {
    let leaves = [LayoutLeaf.flexible(passes: passes), .fixed(20, 10, passes: passes)]
    let row = stack(.horizontal, leaves)
    for _ in 1...3 { _ = row.sizeThatFits(room) }
    row.place(at: .zero, proposal: room)
    #expect(leaves[0].proposals.map(\.width) == [0, .infinity, 372])
    #expect(leaves[1].proposals.map(\.width) == [0, .infinity, 196])
  }

  @Test("placing a stack that divides nothing asks nothing new where its extent was offered, and the extent else")
  func undividedCount() {
    let leaves = [LayoutLeaf.fixed(30, 20, passes: passes), .fixed(20, 10, passes: passes)]
    let row = stack(.horizontal, leaves)
    let offered = ProposedViewSize(width: nil, height: 50)
    for proposal in [offered, .unspecified] {
      _ = row.sizeThatFits(proposal)
      row.place(at: .zero, proposal: proposal)
    }
    #expect(leaves[0].proposals == [offered, .unspecified, ProposedViewSize(width: 30, height: 20)])
    #expect(leaves[1].proposals == [offered, .unspecified, ProposedViewSize(width: 20, height: 20)])
  }

  @Test("a stack asks its only item once")
  func onlyItem() {
    let leaf = LayoutLeaf.flexible()
    _ = stack(.horizontal, [leaf]).sizeThatFits(room)
    #expect(leaf.proposals == [room])
  }

  @Test("stacks nested three deep along one axis ask the innermost item three times")
  func nestedAlongOneAxis() {
    let leaves = (1...4).map { _ in LayoutLeaf.flexible(0...100, 0...100, passes: passes) }
    let inner = stack(.vertical, [leaves[0], leaves[1]])
    let outer = stack(.vertical, [stack(.vertical, [inner, leaves[2]]), leaves[3]])
    _ = outer.sizeThatFits(room)
    outer.place(at: .zero, proposal: room)
    #expect(leaves.map(\.proposals.count) == [3, 3, 3, 3])
  }

  @Test("stacks nested three deep along alternating axes ask the innermost item nine times")
  func nestedAlternately() {
    let leaves = (1...4).map { _ in LayoutLeaf.fixed(20, 20, passes: passes) }
    let inner = stack(.horizontal, [leaves[0], leaves[1]])
    let outer = stack(.horizontal, [stack(.vertical, [inner, leaves[2]]), leaves[3]])
    _ = outer.sizeThatFits(room)
    outer.place(at: .zero, proposal: room)
    #expect(leaves.map(\.proposals.count) == [9, 9, 9, 3])
  }

  @Test("where no more than a width is wanted, modifiers ask for no height")
  func widthAlone() {
    let leaf = WidthLeaf(passes: passes)
    let layouts: [any UnaryLayout] = [
      PaddingLayout(insets: EdgeInsets(edges: .leading, length: 5)), FlexibleFrameLayout(maxWidth: .infinity),
      FrameLayout(width: nil, height: 20), FixedSizeLayout(axes: .horizontal), PriorityLayout(priority: 1),
      LayeredLayout(LayoutLeaf.fixed(10, 10), alignment: .center),
    ]
    let widths = layouts.map { layout in
      UnaryLayoutItem(layout: layout, content: leaf, passes: passes).length(.horizontal, for: room)
    }
    #expect(widths == [35, 400, 30, 30, 30, 30])
    #expect(leaf.widths == [395, 400, 400, nil, 400, 400])
  }

  @Test("a row that is asked for its width alone divides its room without a height")
  func widthOfDividedRow() {
    let leaf = WidthLeaf(passes: passes)
    #expect(stack(.horizontal, [leaf, leaf]).length(.horizontal, for: room) == 68)
    #expect(leaf.widths == [0, .infinity, 0, .infinity, 196, 362])
  }

  @Test("a changed layout or content takes effect within a pass")
  func changedUnary() {
    let item = UnaryLayoutItem(
      layout: PaddingLayout(insets: EdgeInsets()), content: LayoutLeaf.fixed(10, 10), passes: passes)
    #expect(item.sizeThatFits(room).width == 10)
    item.layout = PaddingLayout(insets: EdgeInsets(edges: .leading, length: 5))
    #expect(item.sizeThatFits(room).width == 15)
    item.content = LayoutLeaf.fixed(20, 10)
    #expect(item.sizeThatFits(room).width == 25)
  }

  @Test("changed items or a changed layout of a container take effect within a pass")
  func changedContainer() {
    let row = stack(.horizontal, [LayoutLeaf.fixed(10, 10)])
    #expect(row.sizeThatFits(room).width == 10)
    row.items.append(LayoutLeaf.fixed(10, 10))
    #expect(row.sizeThatFits(room).width == 28)
    row.layout = OverlayLayout()
    #expect(row.sizeThatFits(room).width == 10)
  }

  @Test("a wrapped item keeps its priority and is left out with its content, and around a spacer is one")
  func forwarding() {
    let leaf = LayoutLeaf.spacer(.horizontal)
    leaf.layoutPriority = 3
    let item = UnaryLayoutItem(layout: FrameLayout(width: 5, height: 5), content: leaf, passes: passes)
    #expect(item.layoutPriority == 3 && item.takesPart() && item.spacing == .none)
    leaf.isIncluded = false
    #expect(!item.takesPart())
  }
}

/// Is 30 wide, and is to be asked for nothing else.
@MainActor
private final class WidthLeaf: LayoutItem {
  let passes: LayoutPasses
  /// The widths that were proposed.
  private(set) var widths: [CGFloat?] = []

  init(passes: LayoutPasses) { self.passes = passes }

  func length(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    #expect(axis == .horizontal)
    widths.append(proposal.width)
    return 30
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    Issue.record("it was asked for its height")
    return .zero
  }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {}
}
