import Foundation

/// A frame of fixed dimensions: it proposes and reports exactly these, whatever it is offered.
///
/// On an axis without a dimension the proposal reaches the item and the item's length is the frame's. An item
/// that does not fit keeps its own size and overflows the frame, which reports its own all the same.
public struct FrameLayout: UnaryLayout, Hashable {
  /// The width in points, or `nil` for the item's.
  public let width: CGFloat?

  /// The height in points, or `nil` for the item's.
  public let height: CGFloat?

  /// Where the item lies in the frame.
  public let alignment: Alignment

  /// A frame of the given dimensions in points; one that is not valid counts as not given.
  public init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
    self.width = Self.isValid(width) ? width : nil
    self.height = Self.isValid(height) ? height : nil
    self.alignment = alignment
  }

  /// Whether a frame can have this dimension: it is not given, or finite and not negative.
  public static func isValid(_ dimension: CGFloat?) -> Bool {
    guard let dimension else { return true }
    return dimension.isFinite && dimension >= 0
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGSize {
    // A frame of two dimensions has its answer without measuring the item.
    if let width, let height { return CGSize(width: width, height: height) }
    return size(around: item.sizeThatFits(inner(proposal)))
  }

  public func place(at origin: CGPoint, proposal: ProposedViewSize, item: any LayoutItem) {
    let proposal = inner(proposal)
    let content = item.sizeThatFits(proposal)
    let offset = alignment.offset(of: content, in: size(around: content))
    item.place(at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), proposal: proposal)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  private func size(around content: CGSize) -> CGSize {
    CGSize(width: width ?? content.width, height: height ?? content.height)
  }
}
