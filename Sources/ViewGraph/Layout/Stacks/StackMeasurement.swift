import Foundation

/// The items of a stack measured for one proposal: what each was offered along the axis, and its answer.
@MainActor
struct StackMeasurement {
  private let stack: StackLayout
  private let proposal: ProposedViewSize
  private var children: [Child] = []
  /// The room between all items.
  private var gaps: CGFloat = 0
  /// Where the items' guides are, as a share of their length; nil if one may be elsewhere, so that they must be asked.
  private let share: CGFloat?
  /// The axis of the only length that is asked for, if items need not be asked for more to know it.
  private var wanted: Axis?

  // Loops, where functions of sequences would check the executor in each turn: stacks are most of a layout.

  /// Asked of each item once, however often it is measured. One array of these is all that measuring allocates, unless
  /// room is to be divided.
  private struct Child {
    let item: any LayoutItem
    /// The distance from the item before; 0 for the first.
    let gap: CGFloat
    var offer: CGFloat?
    var size = CGSize.zero
  }

  /// Measures the items, or as much of them as has to be known for the length along one axis.
  init(stack: StackLayout, proposal: ProposedViewSize, items: [any LayoutItem], along axis: Axis? = nil) {
    self.stack = stack
    self.proposal = proposal
    children.reserveCapacity(items.count)
    var share = stack.guide.share
    var distances = StackGaps(stack)
    for item in items where item.takesPart() {
      if item.hasGuides { share = nil }
      let gap = distances.next(before: item)
      gaps += gap
      children.append(Child(item: item, gap: gap))
    }
    self.share = share
    wanted = axis == stack.axis || share != nil ? axis : nil
    measure()
  }

  /// The size of the stack; where a length was asked for, the other one is not measured.
  var size: CGSize {
    var size = CGSize.zero
    size[stack.axis] = max(0, gaps + length(of: children.indices))
    size[stack.axis.crossing] = extent.length
    return size
  }

  private func length(of indices: some Sequence<Int>) -> CGFloat {
    var length: CGFloat = 0
    for index in indices { length += children[index].size[stack.axis] }
    return length
  }
}

// MARK: - Measuring

extension StackMeasurement {
  private mutating func measure() {
    guard let length = proposal[stack.axis] else { return offerToAll(nil) }
    let room = max(0, length - gaps)
    // No share of nothing or of infinity differs from the whole, so there is nothing to find out first.
    if room == 0 || room == .infinity || children.count == 1 { return offerToAll(room) }
    divide(room)
  }

  private mutating func divide(_ room: CGFloat) {
    // An item's share may depend on the lengths of others, which are asked for together with their extents.
    if wanted != stack.axis { wanted = nil }
    var room = room
    var groups = groupsByPriority()[...]
    while let group = groups.popFirst() {
      var reserved: CGFloat = 0
      for other in groups.joined() { reserved += probe(0, other) }
      share(max(0, room - reserved), among: group)
      room -= length(of: group)
    }
  }

  private mutating func share(_ room: CGFloat, among group: [Int]) {
    var room = room
    for (position, index) in byFlexibility(group).enumerated() {
      offer(room / CGFloat(group.count - position), to: index)
      room = max(0, room - children[index].size[stack.axis])
    }
  }

  private mutating func offerToAll(_ length: CGFloat?) {
    for index in children.indices { offer(length, to: index) }
  }

  private mutating func offer(_ length: CGFloat?, to index: Int) {
    children[index].offer = length
    if let wanted {
      children[index].size[wanted] = children[index].item.length(wanted, for: offering(length))
    } else {
      children[index].size = children[index].item.sizeThatFits(offering(length))
    }
  }

  private func offering(_ length: CGFloat?) -> ProposedViewSize {
    var offer = proposal
    offer[stack.axis] = length
    return offer
  }

  private func probe(_ length: CGFloat, _ index: Int) -> CGFloat {
    children[index].item.length(stack.axis, for: offering(length))
  }
}

// MARK: - Order

extension StackMeasurement {
  /// The items of each priority, highest first.
  private func groupsByPriority() -> [[Int]] {
    let first = children.first?.item.layoutPriority
    for child in children where child.item.layoutPriority != first { return groupsByDifferentPriority() }
    return [Array(children.indices)]
  }

  private func groupsByDifferentPriority() -> [[Int]] {
    var (priorities, groups): ([Double], [[Int]]) = ([], [])
    for index in children.indices {
      let priority = children[index].item.layoutPriority
      var place = 0
      while place < priorities.count, priorities[place] > priority { place += 1 }
      if place == priorities.count || priorities[place] != priority {
        priorities.insert(priority, at: place)
        groups.insert([], at: place)
      }
      groups[place].append(index)
    }
    return groups
  }

  /// The items from the least to the most flexible; a single one is not asked.
  private func byFlexibility(_ group: [Int]) -> [Int] {
    guard group.count > 1 else { return group }
    var items: [Flexibility] = []
    items.reserveCapacity(group.count)
    for index in group { items.append(flexibility(of: index)) }
    items.sort()
    var order = group
    for position in items.indices { order[position] = items[position].index }
    return order
  }

  private func flexibility(of index: Int) -> Flexibility {
    let minimum = probe(0, index)
    let maximum = probe(.infinity, index)
    // Two infinities have no difference.
    let range = maximum.isFinite ? maximum - minimum : .infinity
    return Flexibility(range: range, minimum: minimum, index: index)
  }

  private struct Flexibility: Comparable {
    let range: CGFloat
    let minimum: CGFloat
    let index: Int

    /// Of two equally flexible items the one with the larger minimum is first: the others make up for it.
    static func < (left: Flexibility, right: Flexibility) -> Bool {
      (left.range, -left.minimum, left.index) < (right.range, -right.minimum, right.index)
    }
  }
}

// MARK: - Placing

extension StackMeasurement {
  /// Visits the items with their places, one after the other.
  func forEachPlacement(_ body: (any LayoutItem, LayoutPlacement) -> Void) {
    let extent = extent
    var corner = CGPoint.zero
    for child in children {
      let proposal = placement(of: child, extent: extent.length)
      corner[stack.axis] += child.gap
      corner[stack.axis.crossing] = start(of: child, for: proposal, in: extent)
      body(child.item, LayoutPlacement(offset: corner, proposal: proposal))
      corner[stack.axis] += child.size[stack.axis]
    }
  }

  /// The proposal an item is placed with: the one it was measured with, if that said an extent.
  ///
  /// Otherwise the stack's own extent is known by now, and a divider or a flexible item fills it. One whose own guide
  /// has made the extent keeps that guide.
  private func placement(of child: Child, extent: CGFloat) -> ProposedViewSize {
    var placement = offering(child.offer)
    guard placement[stack.axis.crossing] == nil, share != nil || !hasExplicitGuide(child) else { return placement }
    placement[stack.axis.crossing] = extent
    placement[stack.axis] = child.offer ?? child.size[stack.axis]
    return placement
  }

  private func start(of child: Child, for proposal: ProposedViewSize, in extent: GuideExtent) -> CGFloat {
    // With an extent that was proposed, it is placed as it was measured.
    let isMeasured = self.proposal[stack.axis.crossing] != nil
    let size = isMeasured ? child.size : child.item.sizeThatFits(proposal)
    let guide = guide(of: child.item, size, for: proposal)
    return extent.start(of: size[stack.axis.crossing], guide: guide)
  }
}

// MARK: - Across the axis

extension StackMeasurement {
  private func hasExplicitGuide(_ child: Child) -> Bool {
    let guide = stack.guide
    return child.item.mayHave(guide) && child.item.explicitGuide(guide, for: offering(child.offer)) != nil
  }

  /// What the items cover once their guides are in a line.
  private var extent: GuideExtent {
    if let share {
      var length: CGFloat = 0
      for child in children { length = max(length, child.size[stack.axis.crossing]) }
      return GuideExtent(length, guide: AlignmentKey.finite(length * share))
    }
    var extent = GuideExtent()
    for child in children {
      let guide = guide(of: child.item, child.size, for: offering(child.offer))
      extent.add(child.size[stack.axis.crossing], guide: guide)
    }
    return extent
  }

  private func guide(of item: any LayoutItem, _ size: CGSize, for proposal: ProposedViewSize) -> CGFloat {
    if let share { return AlignmentKey.finite(size[stack.axis.crossing] * share) }
    return item.guide(stack.guide, size, for: proposal)
  }
}
