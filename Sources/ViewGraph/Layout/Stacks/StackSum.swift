import Foundation

/// A stack that divides no room, measured and placed: each item is offered the same, and their answers are added up.
///
/// No memory of the items, as lists are measured several times in a layout.
@MainActor
struct StackSum {
  private let stack: StackLayout
  private let offer: ProposedViewSize
  /// The axis of the only length that is asked for.
  private let wanted: Axis?
  private var gaps: StackGaps
  private var sum = CGSize.zero

  /// The size, or as much of it as was asked for. Nothing if room is to be divided, or if an item says itself where it is
  /// lined up: such items are measured together.
  static func size(
    of stack: StackLayout, for proposal: ProposedViewSize, items: [any LayoutItem], along axis: Axis? = nil
  ) -> CGSize? {
    guard dividesNothing(stack, proposal) else { return nil }
    var sum = StackSum(stack, proposal, axis)
    for item in items where item.takesPart() {
      if item.hasGuides { return nil }
      sum.add(item)
    }
    return sum.size
  }

  /// Whether the stack divides no room, and its items need not be asked where they are lined up. Of nothing there is
  /// room to divide where items overlap.
  private static func dividesNothing(_ stack: StackLayout, _ proposal: ProposedViewSize) -> Bool {
    let room = proposal[stack.axis]
    let isWhole = room == nil || room == .infinity || room == 0 && stack.spacing ?? 0 >= 0
    return isWhole && stack.guide.share != nil
  }

  private init(_ stack: StackLayout, _ offer: ProposedViewSize, _ wanted: Axis?) {
    (self.stack, self.offer, self.wanted) = (stack, offer, wanted)
    gaps = StackGaps(stack)
  }

  private mutating func add(_ item: any LayoutItem) {
    sum[stack.axis] += gaps.next(before: item)
    guard let wanted else { return add(item.sizeThatFits(offer)) }
    var size = CGSize.zero
    size[wanted] = item.length(wanted, for: offer)
    add(size)
  }

  private mutating func add(_ size: CGSize) {
    sum[stack.axis] += size[stack.axis]
    sum[stack.axis.crossing] = max(sum[stack.axis.crossing], size[stack.axis.crossing])
  }

  private var size: CGSize {
    var size = sum
    size[stack.axis] = max(0, size[stack.axis])
    return size
  }
}

// MARK: - Placing

extension StackSum {
  /// Visits the items with their places in a stack of `size`. Visits none and returns false where there is no such sum.
  static func forEachPlacement(
    in stack: StackLayout, for proposal: ProposedViewSize, size: () -> CGSize, items: [any LayoutItem],
    _ body: (any LayoutItem, LayoutPlacement) -> Void
  ) -> Bool {
    guard dividesNothing(stack, proposal) else { return false }
    for item in items where item.takesPart() && item.hasGuides { return false }
    var places = StackPlaces(stack, proposal, extent: size()[stack.axis.crossing])
    for item in items where item.takesPart() { body(item, places.next(for: item)) }
    return true
  }
}

/// The places of the items of a stack that divides no room, one after the other.
@MainActor
private struct StackPlaces {
  private let stack: StackLayout
  private let offer: ProposedViewSize
  /// What the items are offered in place of an extent that was not proposed, which is the stack's by now.
  private let filled: ProposedViewSize
  private let extent: GuideExtent
  private var gaps: StackGaps
  private var corner = CGPoint.zero
  private var end: CGFloat = 0

  init(_ stack: StackLayout, _ offer: ProposedViewSize, extent: CGFloat) {
    (self.stack, self.offer) = (stack, offer)
    var filled = offer
    filled[stack.axis.crossing] = extent
    self.filled = filled
    self.extent = GuideExtent(extent, guide: Self.guide(of: extent, in: stack))
    gaps = StackGaps(stack)
  }

  mutating func next(for item: any LayoutItem) -> LayoutPlacement {
    corner[stack.axis] = end + gaps.next(before: item)
    var size = item.sizeThatFits(offer)
    end = corner[stack.axis] + size[stack.axis]
    var proposal = offer
    if offer[stack.axis.crossing] == nil {
      proposal = filled
      proposal[stack.axis] = offer[stack.axis] ?? size[stack.axis]
      size = item.sizeThatFits(proposal)
    }
    let length = size[stack.axis.crossing]
    corner[stack.axis.crossing] = extent.start(of: length, guide: Self.guide(of: length, in: stack))
    return LayoutPlacement(offset: corner, proposal: proposal)
  }

  private static func guide(of length: CGFloat, in stack: StackLayout) -> CGFloat {
    AlignmentKey.finite(length * (stack.guide.share ?? 0))
  }
}

/// The distances between the items of a stack, one after the other.
@MainActor
struct StackGaps {
  private let stack: StackLayout
  private var former: ViewSpacing?

  init(_ stack: StackLayout) { self.stack = stack }

  /// The distance to the item before; 0 for the first.
  mutating func next(before item: any LayoutItem) -> CGFloat {
    let spacing = stack.spacing == nil ? item.spacing : .zero
    defer { former = spacing }
    guard let former else { return 0 }
    return stack.spacing ?? former.distance(to: spacing, along: stack.axis)
  }
}
