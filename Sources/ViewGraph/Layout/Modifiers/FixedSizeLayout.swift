import Foundation

/// Offers an item no length along some axes, so that it takes its ideal one.
package struct FixedSizeLayout: UnaryLayout, Hashable {
  /// The axes along which the size is the ideal one.
  package let axes: Axis.Set

  /// Fixes the size along `axes`.
  package init(axes: Axis.Set) { self.axes = axes }

  package func sizeThatFits(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGSize {
    item.sizeThatFits(inner(proposal))
  }

  package func width(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGFloat {
    item.length(.horizontal, for: inner(proposal))
  }

  package func placement(_ proposal: ProposedViewSize, item: any LayoutItem) -> LayoutPlacement {
    LayoutPlacement(proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
