import Foundation

/// A frame of fixed dimensions: it proposes and reports exactly these, whatever it is offered.
///
/// On an axis without a dimension the proposal reaches the item and the item's length is the frame's. An item
/// that does not fit keeps its own size and overflows the frame, which reports its own all the same.
package struct FrameLayout: UnaryLayout, Hashable {
  /// The width in points, or `nil` for the item's.
  package let width: CGFloat?

  /// The height in points, or `nil` for the item's.
  package let height: CGFloat?

  /// Where the item lies in the frame.
  package let alignment: Alignment

  /// A frame of the given dimensions in points; one that is not valid counts as not given.
  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
    self.width = Self.isValid(width) ? width : nil
    self.height = Self.isValid(height) ? height : nil
    self.alignment = alignment
  }

  /// Whether a frame can have this dimension: it is not given, or not negative and no longer than anything can be.
  package static func isValid(_ dimension: CGFloat?) -> Bool {
    guard let dimension else { return true }
    return dimension >= 0 && LayoutLength.isUsable(dimension)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGSize {
    // A frame of two dimensions has its answer without measuring the item.
    if let width, let height { return CGSize(width: width, height: height) }
    return size(around: item.sizeThatFits(inner(proposal)))
  }

  package func width(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGFloat {
    width ?? item.length(.horizontal, for: inner(proposal))
  }

  package func placement(_ proposal: ProposedViewSize, item: any LayoutItem) -> LayoutPlacement {
    let proposal = inner(proposal)
    let room = size(around: item.sizeThatFits(proposal))
    return LayoutPlacement(offset: alignment.offset(of: item, for: proposal, in: room), proposal: proposal)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  private func size(around content: CGSize) -> CGSize {
    CGSize(width: width ?? content.width, height: height ?? content.height)
  }
}
