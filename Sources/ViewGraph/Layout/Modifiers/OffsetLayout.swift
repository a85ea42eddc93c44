import Foundation

/// Places an item beside where it would be; the room that it takes stays where it was.
package struct OffsetLayout: NeutralLayout, Hashable {
  /// The distance in points, to the trailing edge and down.
  package let distance: CGSize

  /// Shifts by `distance` points.
  package init(distance: CGSize) { self.distance = distance }

  package func placement(_ proposal: ProposedViewSize, item: any LayoutItem) -> LayoutPlacement {
    LayoutPlacement(offset: CGPoint(x: distance.width, y: distance.height), proposal: proposal)
  }

  package func shift(after former: OffsetLayout) -> CGSize? {
    CGSize(width: distance.width - former.distance.width, height: distance.height - former.distance.height)
  }

  /// Guides stay where they were, as the room does.
  package func explicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize, item: any LayoutItem
  ) -> CGFloat? { item.explicitGuide(key, for: proposal) }
}
