import Foundation

/// Something that can be measured and placed: a leaf with a widget, or an arrangement of other items.
///
/// Measuring must have no effect that can be seen: a layout asks for sizes it never uses.
@MainActor
package protocol LayoutItem: AnyObject, Sendable {
  /// The size the item takes when it is offered `proposal`, in points; it may be larger than the offer.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The length along one axis of that size. What is asked most is the width alone, which some know without more.
  func length(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat

  /// Puts the item at `origin`, in the enclosing island's coordinates, at its size for `proposal`.
  func place(at origin: CGPoint, proposal: ProposedViewSize)

  /// The layout passes in which sizes of the item hold.
  var passes: LayoutPasses { get }

  /// Items of a higher priority are offered a stack's room first. 0 unless said otherwise.
  var layoutPriority: Double { get }

  /// The distances that the item likes to have from its neighbours in a stack. The usual ones unless said otherwise.
  var spacing: ViewSpacing { get }

  /// Tells whether the item takes part: one that does not is neither measured nor placed, and takes no spacing. It leaves the
  /// screen if it is not out of it, so whoever lays out asks.
  ///
  /// True unless said otherwise; false is for a widget that was hidden from outside.
  func takesPart() -> Bool

  /// Whether a view inside says where one of its guides is. False unless said otherwise; baselines of text are no matter.
  var hasGuides: Bool { get }

  /// Where a guide is that a view inside says, from the leading or top edge of the item at its size for `proposal`.
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat?

  /// The value that the item gives the layout around it, by the type of its key; nil unless said otherwise.
  func layoutValue(of key: ObjectIdentifier) -> Any?
}

extension LayoutItem {
  package func length(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat { sizeThatFits(proposal)[axis] }

  package var layoutPriority: Double { 0 }

  package var spacing: ViewSpacing { ViewSpacing() }

  package func takesPart() -> Bool { true }

  package var hasGuides: Bool { false }

  package func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }

  package func layoutValue(of key: ObjectIdentifier) -> Any? { nil }

  /// The size that the item takes for a proposal, which is never negative; none, if it takes no part.
  func includedSize(for proposal: ProposedViewSize) -> CGSize {
    guard takesPart() else { return .zero }
    let size = sizeThatFits(proposal)
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  /// The length along one axis of that size.
  func includedLength(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    takesPart() ? max(0, length(axis, for: proposal)) : 0
  }

  /// Whether it is of use to ask for an explicit guide.
  func mayHave(_ key: AlignmentKey) -> Bool { key.baseline != nil || hasGuides }

  /// Where a guide is in the item, which is of `size` for `proposal`: explicitly, or else by default.
  func guide(_ key: AlignmentKey, _ size: CGSize, for proposal: ProposedViewSize) -> CGFloat {
    ViewDimensions(size, of: self, for: proposal).position(key)
  }
}
