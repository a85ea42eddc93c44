import Foundation

/// An item in a layout around it, as one item that measures each proposal once a pass.
///
/// It has the layout's priority or else its content's. A change of the layout or of the
/// content takes effect at once here; enclosing items need a new pass.
@MainActor
package final class UnaryLayoutItem: LayoutItem {
  /// What surrounds the content.
  package var layout: any UnaryLayout { didSet { cache.removeAll() } }

  /// The item inside.
  package var content: any LayoutItem { didSet { cache.removeAll() } }

  package let passes: LayoutPasses
  private var cache = SizeCache()

  /// Surrounds `content` with `layout`; sizes hold for one of `passes`.
  package init(layout: any UnaryLayout, content: any LayoutItem, passes: LayoutPasses) {
    self.layout = layout
    self.content = content
    self.passes = passes
  }

  package var layoutPriority: Double { layout.priority ?? content.layoutPriority }

  package func takesPart() -> Bool { layout.takesPart(content) }

  /// A spacer stays one, whatever is around it.
  package var spacing: ViewSpacing {
    let inner = content.spacing
    return layout.keepsSpacing || inner == .none ? inner : ViewSpacing()
  }

  package func layoutValue(of key: ObjectIdentifier) -> Any? {
    layout.layoutValue(of: key) ?? content.layoutValue(of: key)
  }

  package var hasGuides: Bool { layout.hasGuides || content.hasGuides }

  package func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    layout.explicitGuide(key, for: proposal, item: content)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    cache.size(for: proposal, pass: passes.current) {
      layout.sizeThatFits(proposal, item: content)
    }
  }

  package func length(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    // A height follows from the width, so that the size is known with it.
    guard axis == .horizontal else { return sizeThatFits(proposal).height }
    return cache.length(axis, for: proposal, pass: passes.current) { layout.width(proposal, item: content) }
  }

  package func place(at origin: CGPoint, proposal: ProposedViewSize) {
    layout.place(at: origin, proposal: proposal, item: content)
    cache.release()
  }
}
