import Foundation

/// Whether content with a ratio of its sides fits into the room for it or fills it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as the room allows.
  case fit
  /// Large enough to leave no room empty; it may be larger than the room.
  case fill
}

/// Offers an item a size whose sides have a ratio.
package struct AspectRatioLayout: UnaryLayout, Hashable {
  /// Width by height; nil for that of the item's ideal size.
  package let ratio: CGFloat?
  /// Whether the size fits into the proposal or fills it.
  package let contentMode: ContentMode

  /// Keeps a ratio; one that is not positive and finite counts as not given.
  package init(ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.contentMode = contentMode
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGSize {
    item.sizeThatFits(inner(proposal, item))
  }

  package func placement(_ proposal: ProposedViewSize, item: any LayoutItem) -> LayoutPlacement {
    LayoutPlacement(proposal: inner(proposal, item))
  }

  @MainActor
  private func inner(_ proposal: ProposedViewSize, _ item: any LayoutItem) -> ProposedViewSize {
    let ideal = item.sizeThatFits(.unspecified)
    guard let ratio = ratio ?? ratio(of: ideal) else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return size(in: ideal, ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?): return size(in: CGSize(width: width, height: height), ratio)
    }
  }

  private func size(in room: CGSize, _ ratio: CGFloat) -> ProposedViewSize {
    let isLimitedByWidth = room.width / ratio < room.height
    if isLimitedByWidth == (contentMode == .fit) {
      return ProposedViewSize(width: room.width, height: room.width / ratio)
    }
    return ProposedViewSize(width: room.height * ratio, height: room.height)
  }

  private func ratio(of size: CGSize) -> CGFloat? {
    size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite ? size.width / size.height : nil
  }
}
