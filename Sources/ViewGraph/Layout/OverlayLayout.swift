import Foundation

/// The layout of a `ZStack`: every item is offered the whole proposal, and what they cover together is the size.
package struct OverlayLayout: ContainerLayout, Hashable {
  /// Where items lie to each other.
  package let alignment: Alignment

  /// Lays items on top of each other, lined up by `alignment`.
  package init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, items: [any LayoutItem]) -> CGSize {
    size(extents(of: items, for: proposal))
  }

  package func place(at origin: CGPoint, proposal: ProposedViewSize, items: [any LayoutItem]) {
    forEachOffset(of: items, for: proposal) { item, offset in
      item.place(at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), proposal: proposal)
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize, items: [any LayoutItem]
  ) -> CGFloat? {
    var positions: [CGFloat] = []
    forEachOffset(of: items, for: proposal) { item, offset in
      if let position = item.explicitGuide(key, for: proposal) { positions.append(position + offset[key.axis]) }
    }
    return key.combined(positions)
  }
}

// MARK: - Guides

extension OverlayLayout {
  private typealias Extents = (horizontal: GuideExtent, vertical: GuideExtent)

  private var keys: (horizontal: AlignmentKey, vertical: AlignmentKey) {
    (alignment.horizontal.key, alignment.vertical.key)
  }

  @MainActor private func extents(of items: [any LayoutItem], for proposal: ProposedViewSize) -> Extents {
    items.reduce(into: (GuideExtent(), GuideExtent())) { extents, item in
      guard item.isIncluded else { return }
      let size = item.sizeThatFits(proposal)
      extents.horizontal.add(size.width, guide: item.guide(keys.horizontal, size, for: proposal))
      extents.vertical.add(size.height, guide: item.guide(keys.vertical, size, for: proposal))
    }
  }

  private func size(_ extents: Extents) -> CGSize {
    CGSize(width: extents.horizontal.length, height: extents.vertical.length)
  }

  /// Visits the included items with their distance from the top leading corner of the whole.
  @MainActor
  private func forEachOffset(
    of items: [any LayoutItem], for proposal: ProposedViewSize, _ body: (any LayoutItem, CGPoint) -> Void
  ) {
    let extents = extents(of: items, for: proposal)
    for item in items where item.isIncluded {
      let size = item.sizeThatFits(proposal)
      let x = extents.horizontal.start(ofItemWithGuide: item.guide(keys.horizontal, size, for: proposal))
      let y = extents.vertical.start(ofItemWithGuide: item.guide(keys.vertical, size, for: proposal))
      body(item, CGPoint(x: x, y: y))
    }
  }
}
