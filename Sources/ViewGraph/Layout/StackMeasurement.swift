import Foundation

/// The items of a stack measured for one proposal: what each was offered along the axis, and its answer.
@MainActor
struct StackMeasurement {
  private let stack: StackLayout
  private let proposal: ProposedViewSize
  private var children: [Child]

  /// Asked of each item once, however often it is measured. One array of these is all that measuring allocates, unless
  /// room is to be divided.
  private struct Child {
    let item: any LayoutItem
    /// The distance from the item before; 0 for the first.
    let gap: CGFloat
    var offer: CGFloat?
    var size = CGSize.zero
  }

  init(stack: StackLayout, proposal: ProposedViewSize, items: [any LayoutItem]) {
    self.stack = stack
    self.proposal = proposal
    children = []
    children.reserveCapacity(items.count)
    for item in items where item.isIncluded {
      let gap = children.last.map { stack.gap(between: $0.item, and: item) }
      children.append(Child(item: item, gap: gap ?? 0))
    }
    measure()
  }

  /// The size of the stack.
  var size: CGSize {
    var size = CGSize.zero
    size[stack.axis] = max(0, gaps + length(of: children.indices))
    size[stack.axis.crossing] = children.reduce(0) { max($0, $1.size[stack.axis.crossing]) }
    return size
  }

  private var gaps: CGFloat { children.reduce(0) { $0 + $1.gap } }

  private func length(of indices: some Sequence<Int>) -> CGFloat {
    indices.reduce(0) { $0 + children[$1].size[stack.axis] }
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
    var room = room
    var groups = groupsByPriority()[...]
    while let group = groups.popFirst() {
      let reserved = groups.joined().reduce(0) { $0 + probe(0, $1) }
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
    children[index].size = children[index].item.sizeThatFits(offering(length))
  }

  private func offering(_ length: CGFloat?) -> ProposedViewSize {
    var offer = proposal
    offer[stack.axis] = length
    return offer
  }

  private func probe(_ length: CGFloat, _ index: Int) -> CGFloat {
    children[index].item.sizeThatFits(offering(length))[stack.axis]
  }
}

// MARK: - Order

extension StackMeasurement {
  /// The items of each priority, highest first.
  private func groupsByPriority() -> [[Int]] {
    let first = children.first?.item.layoutPriority
    if children.allSatisfy({ $0.item.layoutPriority == first }) { return [Array(children.indices)] }
    return Dictionary(grouping: children.indices) { children[$0].item.layoutPriority }
      .sorted { $0.key > $1.key }.map(\.value)
  }

  /// The items from the least to the most flexible; a single one is not asked.
  private func byFlexibility(_ group: [Int]) -> [Int] {
    guard group.count > 1 else { return group }
    return group.map(flexibility).sorted { $0.precedes($1) }.map(\.index)
  }

  private func flexibility(of index: Int) -> Flexibility {
    let minimum = probe(0, index)
    let maximum = probe(.infinity, index)
    // Two infinities have no difference.
    let range = maximum.isFinite ? maximum - minimum : .infinity
    return Flexibility(range: range, minimum: minimum, index: index)
  }

  private struct Flexibility {
    let range: CGFloat
    let minimum: CGFloat
    let index: Int

    /// Of two equally flexible items the one with the larger minimum is first: the others make up for it.
    func precedes(_ other: Flexibility) -> Bool {
      (range, -minimum, index) < (other.range, -other.minimum, other.index)
    }
  }
}

// MARK: - Placing

extension StackMeasurement {
  /// Places the items one after the other, from `origin`.
  func place(at origin: CGPoint) {
    let extent = size[stack.axis.crossing]
    var start = origin
    for index in children.indices {
      start[stack.axis] += children[index].gap
      place(index, at: start, extent: extent)
      start[stack.axis] += children[index].size[stack.axis]
    }
  }

  private func place(_ index: Int, at start: CGPoint, extent: CGFloat) {
    let across = stack.axis.crossing
    let proposal = placement(of: index, extent: extent)
    var origin = start
    origin[across] += stack.offset(of: children[index].item.sizeThatFits(proposal)[across], in: extent)
    children[index].item.place(at: origin, proposal: proposal)
  }

  /// The proposal an item is placed with: the one it was measured with, if that said an extent.
  ///
  /// Otherwise the stack's own extent is known by now, and a divider or a flexible item fills it.
  private func placement(of index: Int, extent: CGFloat) -> ProposedViewSize {
    var placement = offering(children[index].offer)
    guard placement[stack.axis.crossing] == nil else { return placement }
    placement[stack.axis.crossing] = extent
    placement[stack.axis] = children[index].offer ?? children[index].size[stack.axis]
    return placement
  }
}
