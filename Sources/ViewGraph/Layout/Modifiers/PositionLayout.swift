import Foundation

/// Takes all the room that it is offered, and places an item with its centre at a point in it.
package struct PositionLayout: UnaryLayout, Hashable {
  /// Where the centre is, in points from the upper leading corner.
  package let center: CGPoint

  /// Centres an item at `center`.
  package init(center: CGPoint) { self.center = center }

  /// The room offered; where none is said, the item's own ideal length.
  package func sizeThatFits(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: item.sizeThatFits(proposal))
  }

  package func placement(_ proposal: ProposedViewSize, item: any LayoutItem) -> LayoutPlacement {
    let size = item.sizeThatFits(proposal)
    let offset = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
    return LayoutPlacement(offset: offset, proposal: proposal)
  }
}
