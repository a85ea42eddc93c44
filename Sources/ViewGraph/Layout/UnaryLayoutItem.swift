import Foundation

/// An item in a layout around it, as one item that measures each proposal once a pass.
///
/// It has the layout's priority or else its content's, and is included when its content is. A change of the layout or of the
/// content takes effect at once here; enclosing items need a new pass.
@MainActor
public final class UnaryLayoutItem: LayoutItem {
  /// What surrounds the content.
  public var layout: any UnaryLayout { didSet { cache.removeAll() } }

  /// The item inside.
  public var content: any LayoutItem { didSet { cache.removeAll() } }

  private let passes: LayoutPasses
  private var cache = SizeCache()

  /// Surrounds `content` with `layout`; sizes hold for one of `passes`.
  public init(layout: any UnaryLayout, content: any LayoutItem, passes: LayoutPasses) {
    self.layout = layout
    self.content = content
    self.passes = passes
  }

  public var layoutPriority: Double { layout.priority ?? content.layoutPriority }

  public var isIncluded: Bool { content.isIncluded }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    cache.size(for: proposal, pass: passes.current) {
      layout.sizeThatFits(proposal, item: content)
    }
  }

  public func place(at origin: CGPoint, proposal: ProposedViewSize) {
    layout.place(at: origin, proposal: proposal, item: content)
    cache.release()
  }
}
