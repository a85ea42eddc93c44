import Foundation

/// Takes all the room that it is offered, and places an item with its centre at a point in it.
public struct PositionLayout: UnaryLayout, Hashable {
  /// Where the centre is, in points from the upper leading corner.
  public let center: CGPoint

  /// Centres an item at `center`.
  public init(center: CGPoint) { self.center = center }

  /// The room offered; where none is said, the item's own ideal length.
  public func sizeThatFits(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: item.sizeThatFits(proposal))
  }

  public func place(at origin: CGPoint, proposal: ProposedViewSize, item: any LayoutItem) {
    let size = item.sizeThatFits(proposal)
    let start = CGPoint(x: origin.x + center.x - size.width / 2, y: origin.y + center.y - size.height / 2)
    item.place(at: start, proposal: proposal)
  }
}
