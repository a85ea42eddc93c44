import Foundation

/// The layout of a view with a background or an overlay: the layer has the size of the view, and no say in it.
package struct LayeredLayout: NeutralLayout {
  private let layer: any LayoutItem
  /// Which guides of the layer are where those of the view are.
  private let alignment: Alignment

  /// Lays out `layer` with an item.
  package init(_ layer: any LayoutItem, alignment: Alignment) {
    self.layer = layer
    self.alignment = alignment
  }

  /// A layer is shown even of a view that is not.
  package func takesPart(_ item: any LayoutItem) -> Bool { item.takesPart() || layer.takesPart() }

  package func sizeThatFits(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGSize {
    item.takesPart() ? item.sizeThatFits(proposal) : .zero
  }

  package func width(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGFloat {
    item.takesPart() ? item.length(.horizontal, for: proposal) : 0
  }

  package func place(at origin: CGPoint, proposal: ProposedViewSize, item: any LayoutItem) {
    if item.takesPart() { item.place(at: origin, proposal: proposal) }
    guard layer.takesPart() else { return }
    let size = sizeThatFits(proposal, item: item)
    let offered = ProposedViewSize(size)
    let extent = layer.sizeThatFits(offered)
    func start(_ key: AlignmentKey) -> CGFloat {
      let line = item.takesPart() ? item.guide(key, size, for: proposal) : 0
      return origin[key.axis] + line - layer.guide(key, extent, for: offered)
    }
    let corner = CGPoint(x: start(alignment.horizontal.key), y: start(alignment.vertical.key))
    layer.place(at: corner, proposal: offered)
  }
}
