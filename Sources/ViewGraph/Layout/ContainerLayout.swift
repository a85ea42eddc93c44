import Foundation

/// An arrangement of any number of items, as a value.
///
/// Both functions are pure arithmetic over the items' answers, and each ignores items that are not included.
package protocol ContainerLayout: Sendable {
  /// The size the arranged items take together when they are offered `proposal`.
  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, items: [any LayoutItem]) -> CGSize

  /// Places the items in the rectangle at `origin` that has their size for `proposal`.
  @MainActor func place(at origin: CGPoint, proposal: ProposedViewSize, items: [any LayoutItem])

  /// Where a guide of the whole is that one of the items says, or several say together.
  @MainActor func explicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize, items: [any LayoutItem]
  ) -> CGFloat?
}
