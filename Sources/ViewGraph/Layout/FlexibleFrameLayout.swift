import Foundation

/// A frame with bounds: it takes the size it is offered, kept within minimum and maximum on each axis.
///
/// As in SwiftUI, a bound that is not given is the item's own length, a maximum of infinity takes all that is
/// offered, and an unspecified proposal gets the ideal length, or else the item's. All lengths are points.
package struct FlexibleFrameLayout: UnaryLayout, Hashable {
  private let horizontal: FlexibleLength
  private let vertical: FlexibleLength

  /// Where the item lies in the frame.
  package let alignment: Alignment

  /// A frame with the given bounds.
  ///
  /// A bound that is NaN, negative, or infinite without being a maximum counts as not given. Where bounds
  /// contradict each other, the minimum wins over the ideal length and that over the maximum.
  package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) {
    horizontal = FlexibleLength(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
    vertical = FlexibleLength(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
    self.alignment = alignment
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGSize {
    let offer = offer(for: proposal, item: item)
    return size(offered: offer, around: item.sizeThatFits(offer))
  }

  package func placement(_ proposal: ProposedViewSize, item: any LayoutItem) -> LayoutPlacement {
    let offer = offer(for: proposal, item: item)
    let room = size(offered: offer, around: item.sizeThatFits(offer))
    return LayoutPlacement(offset: alignment.offset(of: item, for: offer, in: room), proposal: offer)
  }

  @MainActor
  private func offer(for proposal: ProposedViewSize, item: any LayoutItem) -> ProposedViewSize {
    let offer = ProposedViewSize(
      width: horizontal.offer(for: proposal.width), height: vertical.offer(for: proposal.height))
    guard offer.width == nil || offer.height == nil else { return offer }
    // An item whose ideal length is out of bounds is asked again with the bound: it fills a frame with a
    // minimum, and text wraps in one with a maximum, instead of keeping its ideal size inside.
    let natural = item.sizeThatFits(offer)
    return ProposedViewSize(
      width: offer.width ?? horizontal.correction(of: natural.width),
      height: offer.height ?? vertical.correction(of: natural.height))
  }

  private func size(offered offer: ProposedViewSize, around content: CGSize) -> CGSize {
    CGSize(
      width: horizontal.length(offered: offer.width, content: content.width),
      height: vertical.length(offered: offer.height, content: content.height))
  }
}
