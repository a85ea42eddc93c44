import Foundation

/// The layout of a `ZStack`: every item is offered the whole proposal, and the largest extents are the size.
public struct OverlayLayout: ContainerLayout, Hashable {
  /// Where items lie that are smaller than the whole.
  public let alignment: Alignment

  /// Lays items on top of each other, lined up by `alignment`.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, items: [any LayoutItem]) -> CGSize {
    items.reduce(into: CGSize.zero) { union, item in
      guard item.isIncluded else { return }
      let size = item.sizeThatFits(proposal)
      union = CGSize(width: max(union.width, size.width), height: max(union.height, size.height))
    }
  }

  public func place(at origin: CGPoint, proposal: ProposedViewSize, items: [any LayoutItem]) {
    let whole = sizeThatFits(proposal, items: items)
    for item in items where item.isIncluded {
      let offset = alignment.offset(of: item.sizeThatFits(proposal), in: whole)
      item.place(at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), proposal: proposal)
    }
  }
}
