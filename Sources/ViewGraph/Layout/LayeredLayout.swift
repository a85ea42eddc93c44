import Foundation

/// The layout of a background or an overlay: one layer has the size of the others, and no say in it.
package struct LayeredLayout: ContainerLayout, Hashable {
  /// Where the layer lies when it takes another size than it is offered.
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

  package func place(at origin: CGPoint, proposal: ProposedViewSize, items: [any LayoutItem]) {
    let size = sizeThatFits(proposal, items: items)
    OverlayLayout().place(at: origin, proposal: proposal, items: main(items))
    guard let layer = isInFront ? items.last : items.first, layer.isIncluded else { return }
    let offered = ProposedViewSize(size)
    let offset = alignment.offset(of: layer.sizeThatFits(offered), in: size)
    layer.place(at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), proposal: offered)
  }

  private func main(_ items: [any LayoutItem]) -> [any LayoutItem] {
    Array(isInFront ? items.dropLast() : items.dropFirst())
  }
}
