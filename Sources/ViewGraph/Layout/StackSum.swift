import Foundation

/// The size of a stack that divides no room: each item is offered the same, and their answers are added up.
///
/// One look at each item and no memory of them, as lists are measured several times in a layout.
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
    let room = proposal[stack.axis]
    guard room == nil || room == 0 || room == .infinity, stack.guide.share != nil else { return nil }
    var sum = StackSum(stack, proposal, axis)
    for item in items where item.isIncluded {
      if item.hasGuides { return nil }
      sum.add(item)
    }
    return sum.size
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
