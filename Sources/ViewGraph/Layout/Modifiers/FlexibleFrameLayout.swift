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

  package var axesWithIdealLength: Axis.Set {
    (horizontal.hasIdeal ? .horizontal : Axis.Set()).union(vertical.hasIdeal ? .vertical : [])
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGSize {
    let offer = offer(for: proposal)
    return size(for: proposal, offered: offer, around: item.sizeThatFits(offer))
  }

  package func width(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGFloat {
    let offer = offer(for: proposal)
    let content = item.length(.horizontal, for: offer)
    return horizontal.length(proposed: proposal.width, offered: offer.width, content: content)
  }

  package func placement(_ proposal: ProposedViewSize, item: any LayoutItem) -> LayoutPlacement {
    let offer = offer(for: proposal)
    let natural = item.sizeThatFits(offer)
    let room = size(for: proposal, offered: offer, around: natural)
    let fitting = fitting(offer, natural, in: room)
    return LayoutPlacement(offset: alignment.offset(of: item, for: fitting, in: room), proposal: fitting)
  }

  private func offer(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal.offer(for: proposal.width), height: vertical.offer(for: proposal.height))
  }

  /// An item whose ideal length is out of bounds is offered the frame's room when it is placed: it fills a frame with a
  /// minimum, and text is cut in one with a maximum, instead of keeping its ideal size inside.
  private func fitting(_ offer: ProposedViewSize, _ natural: CGSize, in room: CGSize) -> ProposedViewSize {
    let isHeld =
      (offer.width != nil || horizontal.holds(natural.width))
      && (offer.height != nil || vertical.holds(natural.height))
    return isHeld ? offer : ProposedViewSize(width: offer.width ?? room.width, height: offer.height ?? room.height)
  }

  private func size(
    for proposal: ProposedViewSize, offered offer: ProposedViewSize, around content: CGSize
  ) -> CGSize {
    CGSize(
      width: horizontal.length(proposed: proposal.width, offered: offer.width, content: content.width),
      height: vertical.length(proposed: proposal.height, offered: offer.height, content: content.height))
  }
}
