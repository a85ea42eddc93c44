import Foundation

/// Room around an item: the item is offered what the insets leave, and the insets are added to its size.
package struct PaddingLayout: UnaryLayout, Hashable {
  /// The room at each edge.
  package let insets: EdgeInsets

  /// Surrounds an item with the given room; an edge whose room cannot be used has none.
  package init(insets: EdgeInsets) {
    self.insets = insets.isUsable ? insets : insets.usable
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGSize {
    let content = item.sizeThatFits(inner(proposal))
    return CGSize(
      width: max(0, content.width + insets.total.width),
      height: max(0, content.height + insets.total.height))
  }

  package func width(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGFloat {
    max(0, item.length(.horizontal, for: inner(proposal)) + insets.total.width)
  }

  package var passesIdealLength: Bool { true }

  package func placement(_ proposal: ProposedViewSize, item: any LayoutItem) -> LayoutPlacement {
    LayoutPlacement(offset: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.total.width) },
      height: proposal.height.map { max(0, $0 - insets.total.height) })
  }
}
