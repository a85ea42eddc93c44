import Foundation
import Testing
import ViewGraph
import ViewGraphTesting

/// What holds for any tree of stacks, tried on a thousand of them.
@MainActor
@Suite("Random trees of stacks")
struct LayoutRandomTreeTests {
  @Test("a stack is as long as its items and the spacing between them, and no item is below its minimum")
  func sums() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<1_000 {
      let tree = RandomStack(depth: 2, &generator)
      let proposal = RandomStack.proposal(&generator)
      let size = tree.item.sizeThatFits(proposal)
      tree.item.place(at: .zero, proposal: proposal)
      tree.check(size)
    }
  }

  @Test("a stack answers the same for the same proposal, whatever it was asked between, and in a later pass")
  func sameAnswer() {
    var generator = SeededGenerator(seed: 17)
    for _ in 0..<1_000 {
      let passes = LayoutPasses()
      let tree = RandomStack(depth: 2, passes: passes, &generator)
      let proposals = (0..<4).map { _ in RandomStack.proposal(&generator) } + [.unspecified, .zero, .infinity]
      let sizes = proposals.map(tree.item.sizeThatFits)
      #expect(proposals.reversed().map(tree.item.sizeThatFits) == sizes.reversed())
      passes.begin()
      #expect(proposals.map(tree.item.sizeThatFits) == sizes)
    }
  }

  @Test("each item is offered an equal share of what those before it have left, and takes no more than it likes")
  func shares() {
    var generator = SeededGenerator(seed: 29)
    for _ in 0..<1_000 {
      let row = RandomRow(&generator)
      var room = CGFloat(Int.random(in: 0...400, using: &generator))
      let offers = row.offers(of: room)
      for (index, (leaf, offer)) in offers.enumerated() {
        let share = max(0, room) / CGFloat(offers.count - index)
        #expect(abs(offer - share) < 0.001)
        #expect(abs(leaf.length - min(max(share, leaf.range.lowerBound), leaf.range.upperBound)) < 0.001)
        room -= leaf.length
      }
    }
  }

  @Test("items are offered room in the order of their flexibility, and none less than one before it has left it")
  func flexibility() {
    var generator = SeededGenerator(seed: 23)
    for _ in 0..<1_000 {
      let row = RandomRow(&generator)
      let offers = row.offers(of: CGFloat(Int.random(in: 0...400, using: &generator)))
      for ((former, offer), (_, next)) in zip(offers, offers.dropFirst()) where former.length <= offer {
        #expect(next >= offer - 0.001)
      }
    }
  }
}

/// A stack of leaves and stacks.
@MainActor
private struct RandomStack {
  private enum Child {
    case leaf(LayoutLeaf, minimum: CGSize)
    case stack(RandomStack)

    @MainActor var item: any LayoutItem {
      switch self {
      case .leaf(let leaf, _): leaf
      case .stack(let stack): stack.item
      }
    }

    @MainActor var frame: CGRect {
      switch self {
      case .leaf(let leaf, _): leaf.frame ?? .null
      case .stack(let stack): stack.frame
      }
    }
  }

  let item: ContainerLayoutItem
  private let axis: Axis
  private let spacing: CGFloat
  private let children: [Child]

  init(depth: Int, passes: LayoutPasses = LayoutPasses(), _ generator: inout SeededGenerator) {
    axis = Bool.random(using: &generator) ? .horizontal : .vertical
    spacing = CGFloat(Int.random(in: 0...9, using: &generator))
    var children: [Child] = []
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      if depth > 0, Int.random(in: 0..<3, using: &generator) == 0 {
        children.append(.stack(RandomStack(depth: depth - 1, passes: passes, &generator)))
      } else {
        children.append(Self.leaf(passes, &generator))
      }
    }
    self.children = children
    item = ContainerLayoutItem(
      layout: StackLayout(axis: axis, spacing: spacing), items: children.map(\.item), passes: passes)
  }

  private static func leaf(_ passes: LayoutPasses, _ generator: inout SeededGenerator) -> Child {
    let (widths, heights) = (range(&generator), range(&generator))
    let minimum = CGSize(width: widths.lowerBound, height: heights.lowerBound)
    return .leaf(.flexible(widths, heights, passes: passes), minimum: minimum)
  }

  static func range(_ generator: inout SeededGenerator) -> ClosedRange<CGFloat> {
    let least = Int.random(in: 0...60, using: &generator)
    return CGFloat(least)...CGFloat(least + Int.random(in: 0...200, using: &generator))
  }

  static func proposal(_ generator: inout SeededGenerator) -> ProposedViewSize {
    ProposedViewSize(
      width: CGFloat(Int.random(in: 0...600, using: &generator)),
      height: CGFloat(Int.random(in: 0...600, using: &generator)))
  }

  /// What all leaves inside cover.
  var frame: CGRect { children.reduce(.null) { $0.union($1.frame) } }

  /// Checks the places of everything inside.
  func check(_ size: CGSize) {
    let isRow = axis == .horizontal
    let frames = children.map(\.frame)
    for (former, latter) in zip(frames, frames.dropFirst()) {
      let gap = isRow ? latter.minX - former.maxX : latter.minY - former.maxY
      #expect(abs(gap - spacing) < 0.001)
    }
    #expect(abs(frame.width - size.width) < 0.001 && abs(frame.height - size.height) < 0.001)
    for child in children {
      switch child {
      case .leaf(let leaf, let minimum):
        #expect((leaf.frame?.width ?? 0) >= minimum.width && (leaf.frame?.height ?? 0) >= minimum.height)
      case .stack(let stack): stack.check(stack.frame.size)
      }
    }
  }
}

/// A row of leaves of different flexibility.
@MainActor
private struct RandomRow {
  private let leaves: [(leaf: LayoutLeaf, range: ClosedRange<CGFloat>)]

  init(_ generator: inout SeededGenerator) {
    var leaves: [(leaf: LayoutLeaf, range: ClosedRange<CGFloat>)] = []
    for _ in 0..<Int.random(in: 2...6, using: &generator) {
      let range = RandomStack.range(&generator)
      leaves.append((.flexible(range, 10...10), range))
    }
    self.leaves = leaves
  }

  /// What each leaf was offered and took, from the least flexible to the most; of equals the larger minimum is first.
  func offers(of room: CGFloat) -> [(leaf: (length: CGFloat, range: ClosedRange<CGFloat>), offer: CGFloat)] {
    let stack = StackLayout(axis: .horizontal, spacing: 0)
    stack.place(at: .zero, proposal: ProposedViewSize(width: room, height: 10), items: leaves.map(\.leaf))
    return leaves.map { leaf, range in
      ((leaf.frame?.width ?? 0, range), leaf.proposals.last?.width ?? 0)
    }.sorted { left, right in
      let (a, b) = (left.leaf.range, right.leaf.range)
      return (a.upperBound - a.lowerBound, -a.lowerBound) < (b.upperBound - b.lowerBound, -b.lowerBound)
    }
  }
}
