import Foundation

/// The layout of a `ZStack`: every item is offered the whole proposal, and what those of the highest priority cover
/// together is the size. The others are lined up with them, and may reach beyond.
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

  package func forEachPlacement(
    _ proposal: ProposedViewSize, size _: () -> CGSize, items: [any LayoutItem],
    _ body: (any LayoutItem, LayoutPlacement) -> Void
  ) {
    let extents = extents(of: items, for: proposal)
    for item in items where item.takesPart() {
      let size = item.sizeThatFits(proposal)
      let corner = CGPoint(
        x: extents.horizontal.start(of: size.width, guide: item.guide(keys.horizontal, size, for: proposal)),
        y: extents.vertical.start(of: size.height, guide: item.guide(keys.vertical, size, for: proposal)))
      body(item, LayoutPlacement(offset: corner, proposal: proposal))
    }
  }
}

// MARK: - Guides

extension OverlayLayout {
  private typealias Extents = (horizontal: GuideExtent, vertical: GuideExtent)

  private var keys: (horizontal: AlignmentKey, vertical: AlignmentKey) {
    (alignment.horizontal.key, alignment.vertical.key)
  }

  @MainActor private func extents(of items: [any LayoutItem], for proposal: ProposedViewSize) -> Extents {
    let priority = highestPriority(of: items)
    return items.reduce(into: (GuideExtent(), GuideExtent())) { extents, item in
      guard item.takesPart(), item.layoutPriority == priority else { return }
      let size = item.sizeThatFits(proposal)
      extents.horizontal.add(size.width, guide: item.guide(keys.horizontal, size, for: proposal))
      extents.vertical.add(size.height, guide: item.guide(keys.vertical, size, for: proposal))
    }
  }

  @MainActor private func highestPriority(of items: [any LayoutItem]) -> Double {
    var highest = -Double.infinity
    for item in items where item.takesPart() { highest = max(highest, item.layoutPriority) }
    return highest
  }

  private func size(_ extents: Extents) -> CGSize {
    CGSize(width: extents.horizontal.length, height: extents.vertical.length)
  }
}
