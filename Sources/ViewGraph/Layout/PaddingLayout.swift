import Foundation

/// Room around an item: the item is offered what the insets leave, and the insets are added to its size.
public struct PaddingLayout: UnaryLayout, Hashable {
  /// The room at each edge.
  public let insets: EdgeInsets

  /// Surrounds an item with the given room.
  public init(insets: EdgeInsets) {
    self.insets = insets
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGSize {
    let content = item.sizeThatFits(inner(proposal))
    return CGSize(
      width: max(0, content.width + insets.total.width),
      height: max(0, content.height + insets.total.height))
  }

  public var passesIdealLength: Bool { true }

  public func place(at origin: CGPoint, proposal: ProposedViewSize, item: any LayoutItem) {
    let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    item.place(at: start, proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.total.width) },
      height: proposal.height.map { max(0, $0 - insets.total.height) })
  }
}
