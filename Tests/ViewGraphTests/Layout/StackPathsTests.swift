import Foundation
import Testing
import ViewGraphTesting

@testable import ViewGraph

/// The paths through the arithmetic of a stack, beside one without short cuts: items that overlap, have priorities and
/// guides, take no part or have no room.
@MainActor
@Suite("The paths through a stack")
struct StackPathsTests {
  @Test("a stack answers, places and has guides as one without short cuts, whatever it is offered", arguments: 1...4)
  func stacks(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let example = Example(&generator)
      let plain = PlainStack(example.stack, for: example.proposal, items: example.items)
      expect(example.stack.sizeThatFits(example.proposal, items: example.items), plain.size, example)
      for axis in Axis.allCases {
        let length = example.stack.length(axis, for: example.proposal, items: example.items)
        expect(length, plain.size[axis], example)
      }
      expectPlaces(plain, example) {
        example.stack.place(at: .zero, proposal: example.proposal, items: example.items)
      }
      for key in Example.keys {
        let guide = example.stack.explicitGuide(key, for: example.proposal, items: example.items)
        expect(guide, plain.explicitGuide(key), example)
      }
    }
  }

  @Test("a stack as an item, which may be the only one inside, answers as one without short cuts", arguments: 1...4)
  func items(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let example = Example(&generator)
      let plain = PlainStack(example.stack, for: example.proposal, items: example.items)
      let item = ContainerLayoutItem(layout: example.stack, items: example.items, passes: LayoutPasses())
      expect(item.length(.horizontal, for: example.proposal), plain.size.width, example)
      expect(item.sizeThatFits(example.proposal), plain.size, example)
      expectPlaces(plain, example) { item.place(at: .zero, proposal: example.proposal) }
    }
  }

  @Test("each path alone answers as one without short cuts, and all are tried", arguments: 1...4)
  func paths(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var tried = (sums: 0, singles: 0, divided: 0)
    for _ in 0..<300 {
      let example = Example(&generator)
      let size = PlainStack(example.stack, for: example.proposal, items: example.items).size
      let measured = StackMeasurement(stack: example.stack, proposal: example.proposal, items: example.items)
      expect(measured.size, size, example)
      let sum = StackSum.size(of: example.stack, for: example.proposal, items: example.items)
      if let sum { expect(sum, size, example) }
      switch (example.items.count, sum) {
      case (1, _): tried.singles += 1
      case (_, nil): tried.divided += 1
      default: tried.sums += 1
      }
    }
    #expect(min(tried.sums, tried.singles, tried.divided) > 20)
  }

  // MARK: Comparing

  private func expectPlaces(_ plain: PlainStack, _ example: Example, place: () -> Void) {
    plain.place()
    let expected = example.leaves.map(\.frame)
    place()
    for (leaf, frame) in zip(example.leaves, expected) {
      guard let frame, let found = leaf.frame else {
        #expect(frame == nil && leaf.frame == nil, example.comment)
        continue
      }
      expect(found.size, frame.size, example)
      expect(found.minX, frame.minX, example)
      expect(found.minY, frame.minY, example)
    }
  }

  private func expect(_ size: CGSize, _ plain: CGSize, _ example: Example) {
    expect(size.width, plain.width, example)
    expect(size.height, plain.height, example)
  }

  private func expect(_ length: CGFloat?, _ plain: CGFloat?, _ example: Example) {
    let isSame = length == plain || abs((length ?? .nan) - (plain ?? .nan)) < 0.001
    #expect(isSame, "\(String(describing: length)), not \(String(describing: plain)): \(example.comment)")
  }
}

/// A random stack with random items, and what it is offered.
@MainActor
private struct Example {
  private enum Own: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  /// The guides that items say, and others.
  static let keys = [
    VerticalAlignment.top.key, VerticalAlignment.firstTextBaseline.key, VerticalAlignment(Own.self).key,
    HorizontalAlignment.leading.key, HorizontalAlignment.center.key,
  ]

  let stack: StackLayout
  let proposal: ProposedViewSize
  var leaves: [LayoutLeaf] = []
  var items: [any LayoutItem] = []

  init(_ generator: inout SeededGenerator) {
    stack = StackLayout(
      axis: Bool.random(using: &generator) ? .horizontal : .vertical,
      alignment: Alignment(
        horizontal: [.leading, .center, .trailing].randomElement(using: &generator) ?? .center,
        vertical: [.top, .center, .bottom, .lastTextBaseline, VerticalAlignment(Own.self)]
          .randomElement(using: &generator) ?? .center),
      spacing: [nil, 0, 5, -7, -60].randomElement(using: &generator) ?? nil)
    proposal = ProposedViewSize(width: Self.offer(&generator), height: Self.offer(&generator))
    let hasGuides = Int.random(in: 0..<3, using: &generator) == 0
    for _ in 0..<Int.random(in: 0...5, using: &generator) { add(hasGuides: hasGuides, &generator) }
  }

  private static func offer(_ generator: inout SeededGenerator) -> CGFloat? {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: nil
    case 1: 0
    case 2: .infinity
    case 3: CGFloat(Int.random(in: 1...40, using: &generator))
    default: CGFloat(Int.random(in: 0...600, using: &generator))
    }
  }

  private mutating func add(hasGuides: Bool, _ generator: inout SeededGenerator) {
    let leaf = Self.leaf(in: stack.axis, &generator)
    if Int.random(in: 0..<8, using: &generator) == 0 { leaf.isIncluded = false }
    if Int.random(in: 0..<3, using: &generator) == 0 { leaf.spacing = .zero }
    if Int.random(in: 0..<4, using: &generator) == 0 { leaf.layoutPriority = 1 }
    leaves.append(leaf)
    items.append(hasGuides ? guided(leaf, &generator) : leaf)
  }

  private static func leaf(in axis: Axis, _ generator: inout SeededGenerator) -> LayoutLeaf {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return .spacer(axis)
    case 1:
      let text = LayoutLeaf.text(Int.random(in: 1...30, using: &generator))
      text.baselines = Bool.random(using: &generator) ? (first: 15, last: 17) : nil
      return text
    case 2: return .flexible()
    default: return .flexible(range(&generator), range(&generator))
    }
  }

  private static func range(_ generator: inout SeededGenerator) -> ClosedRange<CGFloat> {
    let least = Int.random(in: 0...60, using: &generator)
    return CGFloat(least)...CGFloat(least + Int.random(in: 0...200, using: &generator))
  }

  /// Says where one of its guides is, or none.
  private func guided(_ leaf: LayoutLeaf, _ generator: inout SeededGenerator) -> any LayoutItem {
    let position = CGFloat(Int.random(in: -20...80, using: &generator))
    let layout: any UnaryLayout
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: layout = AlignmentGuideLayout(stack.alignment.horizontal) { _ in position }
    case 1: layout = AlignmentGuideLayout(stack.alignment.vertical) { _ in position }
    case 2: layout = AlignmentGuideLayout(VerticalAlignment.top) { $0.height + position }
    default: return leaf
    }
    return UnaryLayoutItem(layout: layout, content: leaf, passes: LayoutPasses())
  }

  var comment: Comment {
    let answers = leaves.map { "\($0.sizeThatFits(.unspecified)) \($0.layoutPriority) \($0.takesPart())" }
    return "\(stack) for \(proposal) of \(answers)"
  }
}
