import Foundation

/// A position on both axes at which views are lined up.
public struct Alignment: Hashable, Sendable {
  /// The position on the horizontal axis.
  public var horizontal: HorizontalAlignment

  /// The position on the vertical axis.
  public var vertical: VerticalAlignment

  /// The upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)

  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)

  /// The upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)

  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)

  /// The middle of the view.
  public static let center = Alignment(horizontal: .center, vertical: .center)

  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)

  /// The lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)

  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)

  /// The lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The leading edge, at the baseline of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)

  /// The leading edge, at the baseline of the last line of text.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)

  /// The middle, at the baseline of the first line of text.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)

  /// The middle, at the baseline of the last line of text.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)

  /// The trailing edge, at the baseline of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)

  /// The trailing edge, at the baseline of the last line of text.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  /// A position put together from one on each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// How far from the top leading corner of a room an item starts, so that its guides are where the room's are.
  @MainActor package func offset(of item: any LayoutItem, for proposal: ProposedViewSize, in room: CGSize) -> CGPoint {
    let size = item.sizeThatFits(proposal)
    return CGPoint(
      x: horizontal.key.offset(of: item, size, for: proposal, in: room),
      y: vertical.key.offset(of: item, size, for: proposal, in: room))
  }
}
