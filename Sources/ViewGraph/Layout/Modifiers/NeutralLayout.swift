import Foundation

/// A layout that leaves the size of its item as it is, and, unless said otherwise, its place.
package protocol NeutralLayout: UnaryLayout {}

extension NeutralLayout {
  package var passesIdealLength: Bool { true }

  package var keepsSpacing: Bool { true }

  @MainActor package func sizeThatFits(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGSize {
    item.sizeThatFits(proposal)
  }

  @MainActor package func width(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGFloat {
    item.length(.horizontal, for: proposal)
  }

  package func placement(_ proposal: ProposedViewSize, item: any LayoutItem) -> LayoutPlacement {
    LayoutPlacement(proposal: proposal)
  }
}
