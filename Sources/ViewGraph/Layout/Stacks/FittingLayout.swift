import Foundation

/// The layout of a `ViewThatFits`: the first item that likes to be no larger than what is offered, else the last one.
package struct FittingLayout: ContainerLayout, Hashable {
  /// Along these an item must have room.
  private let axes: Axis.Set

  /// Less than a screen shows, so that what a layout around has reckoned from the item's own length is enough for it.
  private static let tolerance: CGFloat = 1 / 64

  /// Chooses an item that has room along `axes`.
  package init(axes: Axis.Set) { self.axes = axes }

  package func sizeThatFits(_ proposal: ProposedViewSize, items: [any LayoutItem]) -> CGSize {
    choice(for: proposal, items: items)?.includedSize(for: proposal) ?? .zero
  }

  package func forEachPlacement(
    _ proposal: ProposedViewSize, size _: () -> CGSize, items: [any LayoutItem],
    _ body: (any LayoutItem, LayoutPlacement) -> Void
  ) {
    if let item = choice(for: proposal, items: items) { body(item, LayoutPlacement(proposal: proposal)) }
  }

  /// The item that is shown for a proposal; none if there are none.
  @MainActor func choice(for proposal: ProposedViewSize, items: [any LayoutItem]) -> (any LayoutItem)? {
    let items = items.filter { $0.takesPart() }
    guard let last = items.last else { return nil }
    for axis in Axis.allCases where asksForLeast(proposal, along: axis) {
      return least(for: proposal, along: axis, items, last)
    }
    return items.first { fits($0, in: proposal) } ?? last
  }

  /// Whether an item likes to be no larger than what is offered, along the axes; along another it has what is offered.
  @MainActor private func fits(_ item: any LayoutItem, in proposal: ProposedViewSize) -> Bool {
    var offer = proposal
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { offer[axis] = nil }
    let size = item.includedSize(for: offer)
    return Axis.allCases.allSatisfy { axis in
      !axes.contains(Axis.Set(axis)) || size[axis] <= (proposal[axis] ?? .infinity) + Self.tolerance
    }
  }

  /// Whether no length is offered along one axis alone, as by a toolkit that asks how little is enough.
  private func asksForLeast(_ proposal: ProposedViewSize, along axis: Axis) -> Bool {
    axes.contains(Axis.Set(axis)) && proposal[axis] == 0 && proposal[axis.crossing] != 0
  }

  /// What is shown where there is only as much room as is needed: the last item, or one that fits across and needs less.
  @MainActor private func least(
    for proposal: ProposedViewSize, along axis: Axis, _ items: [any LayoutItem], _ last: any LayoutItem
  ) -> any LayoutItem {
    var offer = proposal
    offer[axis] = nil
    guard let first = items.first(where: { fits($0, in: offer) }) else { return last }
    return first.includedLength(axis, for: proposal) < last.includedLength(axis, for: proposal) ? first : last
  }
}
