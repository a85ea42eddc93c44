import Foundation

/// Several items arranged by a layout, as one item that measures each proposal once a pass.
///
/// A change of the layout or of the items takes effect at once here; enclosing items need a new pass.
@MainActor
package final class ContainerLayoutItem: LayoutItem, SizeRemembering {
  /// How the items are arranged.
  package var layout: any ContainerLayout { didSet { forget() } }

  /// What is arranged, in order.
  package var items: [any LayoutItem] { didSet { forget() } }

  /// The item that is measured for the whole. It remembers its own answers.
  private var representative: (any LayoutItem)?
  package let passes: LayoutPasses
  package var sizes = SizeCache()
  private var guides = GuideCache()

  /// Arranges `items` by `layout`; sizes hold for one of `passes`.
  package init(layout: any ContainerLayout, items: [any LayoutItem], passes: LayoutPasses) {
    self.layout = layout
    self.items = items
    self.passes = passes
    representative = layout.representative(of: items)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let representative { return representative.includedSize(for: proposal) }
    return remembering(proposal, in: passes.current) { layout.sizeThatFits(proposal, items: items) }
  }

  package func length(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    if let representative { return representative.includedLength(axis, for: proposal) }
    // A height follows from the width, so that the size is known with it.
    guard axis == .horizontal else { return sizeThatFits(proposal).height }
    return remembering(axis, for: proposal, in: passes.current) { layout.length(axis, for: proposal, items: items) }
  }

  package func place(at origin: CGPoint, proposal: ProposedViewSize) {
    layout.place(at: origin, proposal: proposal, size: { sizeThatFits(proposal) }, items: items)
    sizes.release()
    guides.release()
  }

  package var hasGuides: Bool {
    guides.hasGuides(pass: passes.current) {
      for item in items where item.hasGuides { return true }
      return false
    }
  }

  package func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    // Asked in any case, as it begins the pass of what is remembered.
    guard hasGuides || key.baseline != nil else { return nil }
    return guides.position(of: key, for: proposal) { layout.explicitGuide(key, for: proposal, items: items) }
  }

  private func forget() {
    representative = layout.representative(of: items)
    sizes.removeAll()
    guides = GuideCache()
  }
}
