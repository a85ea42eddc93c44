import Foundation

/// An arrangement of any number of items, as a value.
///
/// All functions are pure arithmetic over the items' answers, and each ignores items that are not included.
package protocol ContainerLayout {
  /// The size the arranged items take together when they are offered `proposal`.
  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, items: [any LayoutItem]) -> CGSize

  /// The length of that size along one axis, which may be known without the other.
  @MainActor func length(_ axis: Axis, for proposal: ProposedViewSize, items: [any LayoutItem]) -> CGFloat

  /// The item whose size is that of the whole for any proposal, if there is one; nil unless said otherwise.
  @MainActor func representative(of items: [any LayoutItem]) -> (any LayoutItem)?

  /// Visits the included items, with their places in the whole that has its size for `proposal`. `size` gives that size;
  /// it is called at most once, and only by layouts that need it.
  @MainActor func forEachPlacement(
    _ proposal: ProposedViewSize, size: () -> CGSize, items: [any LayoutItem],
    _ body: (any LayoutItem, LayoutPlacement) -> Void)

  /// Where a guide of the whole is that one of the items says, or several say together, unless said otherwise.
  @MainActor func explicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize, items: [any LayoutItem]
  ) -> CGFloat?
}

extension ContainerLayout {
  @MainActor
  package func length(_ axis: Axis, for proposal: ProposedViewSize, items: [any LayoutItem]) -> CGFloat {
    sizeThatFits(proposal, items: items)[axis]
  }

  @MainActor package func representative(of items: [any LayoutItem]) -> (any LayoutItem)? { nil }

  /// Places the items in the rectangle at `origin` that has their `size` for `proposal`.
  @MainActor package func place(
    at origin: CGPoint, proposal: ProposedViewSize, size: () -> CGSize, items: [any LayoutItem]
  ) {
    forEachPlacement(proposal, size: size, items: items) { item, placement in
      let corner = CGPoint(x: origin.x + placement.offset.x, y: origin.y + placement.offset.y)
      item.place(at: corner, proposal: placement.proposal)
    }
  }

  @MainActor
  package func explicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize, items: [any LayoutItem]
  ) -> CGFloat? {
    var positions: [CGFloat] = []
    let size = { sizeThatFits(proposal, items: items) }
    forEachPlacement(proposal, size: size, items: items) { item, placement in
      guard let position = item.explicitGuide(key, for: placement.proposal) else { return }
      positions.append(position + placement.offset[key.axis])
    }
    return key.combined(positions)
  }
}
