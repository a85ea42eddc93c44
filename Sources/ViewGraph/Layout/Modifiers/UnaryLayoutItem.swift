import Foundation

/// An item in a layout around it, as one item that measures each proposal once a pass.
///
/// It has the layout's priority or else its content's. A change of the layout or of the
/// content takes effect at once here; enclosing items need a new pass.
@MainActor
package final class UnaryLayoutItem: LayoutItem, SizeRemembering {
  package let passes: LayoutPasses
  // Private, so that Swift knows of all who change them, and does not ask at each question whether somebody does.
  private var outer: any UnaryLayout
  private var inner: any LayoutItem

  package var sizes = SizeCache()

  /// Surrounds `content` with `layout`; sizes hold for one of `passes`.
  package init(layout: any UnaryLayout, content: any LayoutItem, passes: LayoutPasses) {
    (outer, inner) = (layout, content)
    self.passes = passes
  }

  /// What surrounds the content.
  package var layout: any UnaryLayout {
    get { outer }
    set {
      outer = newValue
      sizes.removeAll()
    }
  }

  /// The item inside.
  package var content: any LayoutItem {
    get { inner }
    set {
      inner = newValue
      sizes.removeAll()
    }
  }

  package var layoutPriority: Double { outer.priority ?? inner.layoutPriority }

  package func takesPart() -> Bool { outer.takesPart(inner) }

  /// A spacer stays one, whatever is around it.
  package var spacing: ViewSpacing {
    let spacing = inner.spacing
    return outer.keepsSpacing || spacing == .none ? spacing : ViewSpacing()
  }

  package func layoutValue(of key: ObjectIdentifier) -> Any? {
    outer.layoutValue(of: key) ?? inner.layoutValue(of: key)
  }

  package var hasGuides: Bool { outer.hasGuides || inner.hasGuides }

  package func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    outer.explicitGuide(key, for: proposal, item: inner)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    remembering(proposal, in: passes.current) { outer.sizeThatFits(proposal, item: inner) }
  }

  package func length(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    // A height follows from the width, so that the size is known with it.
    guard axis == .horizontal else { return sizeThatFits(proposal).height }
    return remembering(axis, for: proposal, in: passes.current) { outer.width(proposal, item: inner) }
  }

  package func place(at origin: CGPoint, proposal: ProposedViewSize) {
    outer.place(at: origin, proposal: proposal, item: inner)
    sizes.release()
  }
}
