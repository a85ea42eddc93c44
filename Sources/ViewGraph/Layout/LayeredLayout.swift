import Foundation

/// The layout of a background or an overlay: one layer has the size of the others, and no say in it.
package struct LayeredLayout: ContainerLayout, Hashable {
  /// Which guides of the layer are where those of the others are.
  let alignment: Alignment
  /// Whether the layer is the last item, and not the first.
  let isInFront: Bool

  package init(alignment: Alignment, isInFront: Bool) {
    self.alignment = alignment
    self.isInFront = isInFront
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, items: [any LayoutItem]) -> CGSize {
    OverlayLayout().sizeThatFits(proposal, items: main(items))
  }

  package func forEachPlacement(
    _ proposal: ProposedViewSize, items: [any LayoutItem], _ body: (any LayoutItem, LayoutPlacement) -> Void
  ) {
    OverlayLayout().forEachPlacement(proposal, items: main(items), body)
    guard let layer = isInFront ? items.last : items.first, layer.isIncluded else { return }
    body(layer, placement(of: layer, proposal, items))
  }

  @MainActor
  private func placement(
    of layer: any LayoutItem, _ proposal: ProposedViewSize, _ items: [any LayoutItem]
  ) -> LayoutPlacement {
    let size = sizeThatFits(proposal, items: items)
    let offered = ProposedViewSize(size)
    let extent = layer.sizeThatFits(offered)
    func start(_ key: AlignmentKey) -> CGFloat {
      let line = explicitGuide(key, for: proposal, items: items) ?? key.defaultPosition(in: ViewDimensions(size))
      return line - layer.guide(key, extent, for: offered)
    }
    let corner = CGPoint(x: start(alignment.horizontal.key), y: start(alignment.vertical.key))
    return LayoutPlacement(offset: corner, proposal: offered)
  }

  /// The guides of the layer say nothing of the whole.
  package func explicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize, items: [any LayoutItem]
  ) -> CGFloat? {
    let main = main(items)
    guard main.contains(where: { $0.mayHave(key) }) else { return nil }
    return OverlayLayout().explicitGuide(key, for: proposal, items: main)
  }

  private func main(_ items: [any LayoutItem]) -> [any LayoutItem] {
    Array(isInFront ? items.dropLast() : items.dropFirst())
  }
}
