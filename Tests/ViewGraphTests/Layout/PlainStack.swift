import Foundation

@testable import ViewGraph

/// A stack reckoned without short cuts: each item is measured in full for what it is offered, and asked where its guide is.
///
/// The library has faster paths for one item, for items that share no room, and for a length alone; all answer as this does.
@MainActor
struct PlainStack {
  let stack: StackLayout
  let proposal: ProposedViewSize
  private let items: [any LayoutItem]
  private let gaps: [CGFloat]
  private var offers: [CGFloat?]
  private var sizes: [CGSize] = []
  /// How far the items reach to either side of the line that their guides are on.
  private var reach: (before: CGFloat, after: CGFloat) = (0, 0)

  init(_ stack: StackLayout, for proposal: ProposedViewSize, items all: [any LayoutItem]) {
    (self.stack, self.proposal) = (stack, proposal)
    let items = all.filter { $0.takesPart() }
    self.items = items
    gaps = items.indices.map { index in
      guard index > 0 else { return 0 }
      return stack.spacing ?? items[index - 1].spacing.distance(to: items[index].spacing, along: stack.axis)
    }
    offers = Array(repeating: nil, count: items.count)
    divide()
    sizes = items.indices.map { items[$0].sizeThatFits(offering(offers[$0])) }
    lineUp()
  }

  // MARK: Along the axis

  /// The highest priority chooses first, from what the least lengths of all others leave; among equals, the least flexible.
  private mutating func divide() {
    guard let length = proposal[stack.axis] else { return }
    var room = max(0, length - gaps.reduce(0, +))
    if room == .infinity { return offers = offers.map { _ in .infinity } }
    for priority in Set(items.map(\.layoutPriority)).sorted(by: >) {
      let later = items.indices.filter { items[$0].layoutPriority < priority }
      var left = max(0, room - later.map { answer($0, to: 0) }.reduce(0, +))
      let group = items.indices.filter { items[$0].layoutPriority == priority }.sorted(by: isLessFlexible)
      for (position, index) in group.enumerated() {
        let share = left / CGFloat(group.count - position)
        offers[index] = share
        left = max(0, left - answer(index, to: share))
        room -= answer(index, to: share)
      }
    }
  }

  private func isLessFlexible(_ left: Int, _ right: Int) -> Bool {
    (flexibility(left), -answer(left, to: 0), left) < (flexibility(right), -answer(right, to: 0), right)
  }

  private func flexibility(_ index: Int) -> CGFloat {
    let most = answer(index, to: .infinity)
    return most == .infinity ? .infinity : most - answer(index, to: 0)
  }

  private func answer(_ index: Int, to length: CGFloat) -> CGFloat {
    items[index].sizeThatFits(offering(length))[stack.axis]
  }

  private func offering(_ length: CGFloat?) -> ProposedViewSize {
    var offer = proposal
    offer[stack.axis] = length
    return offer
  }

  // MARK: Across the axis

  private func guide(of index: Int, for proposal: ProposedViewSize) -> CGFloat {
    let dimensions = ViewDimensions(of: items[index], for: proposal)
    return stack.axis == .horizontal ? dimensions[stack.alignment.vertical] : dimensions[stack.alignment.horizontal]
  }

  private func saysGuide(_ index: Int) -> Bool {
    let dimensions = ViewDimensions(of: items[index], for: offering(offers[index]))
    return stack.axis == .horizontal
      ? dimensions[explicit: stack.alignment.vertical] != nil : dimensions[explicit: stack.alignment.horizontal] != nil
  }

  private mutating func lineUp() {
    let guides = items.indices.map { guide(of: $0, for: offering(offers[$0])) }
    let rests = zip(sizes, guides).map { $0[stack.axis.crossing] - $1 }
    reach = (guides.max() ?? 0, rests.max() ?? 0)
  }

  private var extent: CGFloat { max(0, reach.before + reach.after) }

  // MARK: Answers

  var size: CGSize {
    var size = CGSize.zero
    size[stack.axis] = max(0, gaps.reduce(0, +) + sizes.map { $0[stack.axis] }.reduce(0, +))
    size[stack.axis.crossing] = extent
    return size
  }

  private var placements: [(item: any LayoutItem, corner: CGPoint, proposal: ProposedViewSize)] {
    var corner = CGPoint.zero
    return items.indices.map { index in
      let proposal = filled(index)
      corner[stack.axis] += gaps[index]
      corner[stack.axis.crossing] = start(of: index, for: proposal)
      defer { corner[stack.axis] += sizes[index][stack.axis] }
      return (items[index], corner, proposal)
    }
  }

  /// Where no extent was proposed, the stack's own is filled, unless the item says where its guide is.
  private func filled(_ index: Int) -> ProposedViewSize {
    var filled = offering(offers[index])
    guard proposal[stack.axis.crossing] == nil, !saysGuide(index) else { return filled }
    filled[stack.axis.crossing] = extent
    filled[stack.axis] = offers[index] ?? sizes[index][stack.axis]
    return filled
  }

  private func start(of index: Int, for proposal: ProposedViewSize) -> CGFloat {
    let length = items[index].sizeThatFits(proposal)[stack.axis.crossing]
    return length == extent || extent == .infinity ? 0 : reach.before - guide(of: index, for: proposal)
  }

  func place() {
    for (item, corner, proposal) in placements { item.place(at: corner, proposal: proposal) }
  }

  func explicitGuide(_ key: AlignmentKey) -> CGFloat? {
    let positions = placements.compactMap { item, corner, proposal in
      item.mayHave(key) ? item.explicitGuide(key, for: proposal).map { $0 + corner[key.axis] } : nil
    }
    return key.combined(positions)
  }
}
