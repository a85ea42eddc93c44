import Foundation

/// The items of a stack measured for one proposal: what each was offered along the axis, and its answer.
@MainActor
struct StackMeasurement {
  private let stack: StackLayout
  private let proposal: ProposedViewSize
  private let items: [any LayoutItem]

  /// The distance of each item from the one before it; 0 for the first.
  private let gaps: [CGFloat]

  private var offers: [CGFloat?]
  private var sizes: [CGSize]

  init(stack: StackLayout, proposal: ProposedViewSize, items: [any LayoutItem]) {
    let items = items.filter { $0.isIncluded }
    self.stack = stack
    self.proposal = proposal
    self.items = items
    gaps = items.indices.map { $0 == 0 ? 0 : stack.gap(between: items[$0 - 1], and: items[$0]) }
    offers = Array(repeating: nil, count: items.count)
    sizes = Array(repeating: .zero, count: items.count)
    measure()
  }

  /// The size of the stack.
  var size: CGSize {
    var size = CGSize.zero
    size[stack.axis] = max(0, gaps.reduce(0, +) + length(of: items.indices))
    size[stack.axis.crossing] = sizes.reduce(0) { max($0, $1[stack.axis.crossing]) }
    return size
  }

  private func length(of indices: some Sequence<Int>) -> CGFloat {
    indices.reduce(0) { $0 + sizes[$1][stack.axis] }
  }
}

// MARK: - Measuring

extension StackMeasurement {
  private mutating func measure() {
    guard let length = proposal[stack.axis] else { return offer(nil, to: items.indices) }
    let room = max(0, length - gaps.reduce(0, +))
    // No share of nothing or of infinity differs from the whole, so there is nothing to find out first.
    if room == 0 || room == .infinity { return offer(room, to: items.indices) }
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
      offer(room / CGFloat(group.count - position), to: CollectionOfOne(index))
      room = max(0, room - sizes[index][stack.axis])
    }
  }

  private mutating func offer(_ length: CGFloat?, to indices: some Sequence<Int>) {
    for index in indices {
      offers[index] = length
      sizes[index] = items[index].sizeThatFits(offering(length))
    }
  }

  private func offering(_ length: CGFloat?) -> ProposedViewSize {
    var offer = proposal
    offer[stack.axis] = length
    return offer
  }

  private func probe(_ length: CGFloat, _ index: Int) -> CGFloat {
    items[index].sizeThatFits(offering(length))[stack.axis]
  }
}

// MARK: - Order

extension StackMeasurement {
  /// The items of each priority, highest first.
  private func groupsByPriority() -> [[Int]] {
    Dictionary(grouping: items.indices) { items[$0].layoutPriority }
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
    for index in items.indices {
      start[stack.axis] += gaps[index]
      place(index, at: start, extent: extent)
      start[stack.axis] += sizes[index][stack.axis]
    }
  }

  private func place(_ index: Int, at start: CGPoint, extent: CGFloat) {
    let across = stack.axis.crossing
    let proposal = placement(of: index, extent: extent)
    var origin = start
    origin[across] += stack.offset(of: items[index].sizeThatFits(proposal)[across], in: extent)
    items[index].place(at: origin, proposal: proposal)
  }

  /// The proposal an item is placed with: the one it was measured with, if that said an extent.
  ///
  /// Otherwise the stack's own extent is known by now, and a divider or a flexible item fills it.
  private func placement(of index: Int, extent: CGFloat) -> ProposedViewSize {
    var placement = offering(offers[index])
    guard placement[stack.axis.crossing] == nil else { return placement }
    placement[stack.axis.crossing] = extent
    placement[stack.axis] = offers[index] ?? sizes[index][stack.axis]
    return placement
  }
}
