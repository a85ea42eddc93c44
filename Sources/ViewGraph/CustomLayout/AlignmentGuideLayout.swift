import Foundation

/// Leaves an item as it is, and says where one of its guides is.
package struct AlignmentGuideLayout: NeutralLayout {
  private let key: AlignmentKey
  private let position: (ViewDimensions) -> CGFloat

  /// Puts a horizontal guide where `position` says.
  package init(_ guide: HorizontalAlignment, position: @escaping (ViewDimensions) -> CGFloat) {
    key = guide.key
    self.position = position
  }

  /// Puts a vertical guide where `position` says.
  package init(_ guide: VerticalAlignment, position: @escaping (ViewDimensions) -> CGFloat) {
    key = guide.key
    self.position = position
  }

  package var hasGuides: Bool { true }

  package func explicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize, item: any LayoutItem
  ) -> CGFloat? {
    guard key == self.key else { return item.explicitGuide(key, for: proposal) }
    return AlignmentKey.finite(position(ViewDimensions(item.sizeThatFits(proposal), of: item, for: proposal)))
  }
}

extension AlignmentGuideLayout: Equatable {
  /// Closures are the same only if they are the same object.
  package static func == (left: AlignmentGuideLayout, right: AlignmentGuideLayout) -> Bool {
    left.key == right.key
      && ValueComparison.of(((ViewDimensions) -> CGFloat).self)(left.position, right.position)
  }
}
