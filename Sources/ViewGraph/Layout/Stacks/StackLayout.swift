import Foundation

/// The layout of an `HStack` or a `VStack`: items in a row along an axis, lined up across it.
///
/// SwiftUI's rules: spacing is taken off first. What is left goes to the items of the highest priority, less
/// the minimum lengths of all others; the least flexible item chooses first from an equal share. Across the
/// axis every item is offered the whole proposal, and the largest answer is the stack's extent.
///
/// An item is asked up to three times: for its minimum, its maximum, and with its share. A stack that is
/// itself asked for its minimum, ideal or maximum asks once. So nesting along one axis adds no questions
/// where items remember their answers, and each change of axis can triple them.
package struct StackLayout: ContainerLayout, Hashable {
  /// The direction of the row.
  package let axis: Axis

  /// How items are lined up; only the component across `axis` counts.
  package let alignment: Alignment

  /// The distance between neighbours in points, or `nil` for 8, and 0 beside a spacer. What cannot be used counts as nil.
  package let spacing: CGFloat?

  /// A row along `axis`.
  package init(axis: Axis, alignment: Alignment = .center, spacing: CGFloat? = nil) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing.flatMap { LayoutLength.isUsable($0) ? $0 : nil }
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, items: [any LayoutItem]) -> CGSize {
    representative(of: items)?.includedSize(for: proposal)
      ?? StackSum.size(of: self, for: proposal, items: items)
      ?? StackMeasurement(stack: self, proposal: proposal, items: items).size
  }

  package func length(_ axis: Axis, for proposal: ProposedViewSize, items: [any LayoutItem]) -> CGFloat {
    StackSum.size(of: self, for: proposal, items: items, along: axis)?[axis]
      ?? StackMeasurement(stack: self, proposal: proposal, items: items, along: axis).size[axis]
  }

  /// Deep nesting is mostly one view in another: such a stack divides nothing and lines up nothing.
  package func representative(of items: [any LayoutItem]) -> (any LayoutItem)? { items.count == 1 ? items[0] : nil }

  package func forEachPlacement(
    _ proposal: ProposedViewSize, size: () -> CGSize, items: [any LayoutItem],
    _ body: (any LayoutItem, LayoutPlacement) -> Void
  ) {
    guard items.count == 1 else {
      if StackSum.forEachPlacement(in: self, for: proposal, size: size, items: items, body) { return }
      return StackMeasurement(stack: self, proposal: proposal, items: items).forEachPlacement(body)
    }
    let item = items[0]
    if item.takesPart() { body(item, LayoutPlacement(proposal: placement(of: item, for: proposal))) }
  }

  @MainActor
  private func placement(of item: any LayoutItem, for proposal: ProposedViewSize) -> ProposedViewSize {
    guard proposal[axis.crossing] == nil else { return proposal }
    // Its own extent is the stack's, as with several items.
    let size = item.sizeThatFits(proposal)
    var placement = proposal
    placement[axis.crossing] = size[axis.crossing]
    placement[axis] = proposal[axis] ?? size[axis]
    return placement
  }

  /// The guide that items are lined up at.
  var guide: AlignmentKey { axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key }
}
