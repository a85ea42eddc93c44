import Foundation

/// Several items arranged by a layout, as one item that measures each proposal once a pass.
///
/// A change of the layout or of the items takes effect at once here; enclosing items need a new pass.
@MainActor
public final class ContainerLayoutItem: LayoutItem {
  /// How the items are arranged.
  public var layout: any ContainerLayout { didSet { cache.removeAll() } }

  /// What is arranged, in order.
  public var items: [any LayoutItem] { didSet { cache.removeAll() } }

  /// The priority of the whole in an enclosing stack.
  public var layoutPriority: Double = 0

  private let passes: LayoutPasses
  private var cache = SizeCache()

  /// Arranges `items` by `layout`; sizes hold for one of `passes`.
  public init(layout: any ContainerLayout, items: [any LayoutItem], passes: LayoutPasses) {
    self.layout = layout
    self.items = items
    self.passes = passes
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    // A single item remembers its own answers.
    if items.count == 1 { return layout.sizeThatFits(proposal, items: items) }
    return cache.size(for: proposal, pass: passes.current) {
      layout.sizeThatFits(proposal, items: items)
    }
  }

  public func place(at origin: CGPoint, proposal: ProposedViewSize) {
    layout.place(at: origin, proposal: proposal, items: items)
    cache.release()
  }
}
