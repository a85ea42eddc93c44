import Foundation

/// Offers an item no length along some axes, so that it takes its ideal one.
public struct FixedSizeLayout: UnaryLayout, Hashable {
  /// The axes along which the size is the ideal one.
  public let axes: Axis.Set

  /// Fixes the size along `axes`.
  public init(axes: Axis.Set) { self.axes = axes }

  public func sizeThatFits(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGSize {
    item.sizeThatFits(inner(proposal))
  }

  public func place(at origin: CGPoint, proposal: ProposedViewSize, item: any LayoutItem) {
    item.place(at: origin, proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
