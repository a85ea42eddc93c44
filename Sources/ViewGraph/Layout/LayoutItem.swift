import Foundation

/// Something that can be measured and placed: a leaf with a widget, or an arrangement of other items.
///
/// Measuring must have no effect that can be seen: a layout asks for sizes it never uses.
@MainActor
public protocol LayoutItem: AnyObject {
  /// The size the item takes when it is offered `proposal`, in points; it may be larger than the offer.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Puts the item at `origin`, in the enclosing island's coordinates, at its size for `proposal`.
  func place(at origin: CGPoint, proposal: ProposedViewSize)

  /// Items of a higher priority are offered a stack's room first. 0 unless said otherwise.
  var layoutPriority: Double { get }

  /// Whether stacks leave out their default spacing on either side of the item. False unless said otherwise.
  var isSpacer: Bool { get }

  /// Whether the item takes part: one that does not is neither measured nor placed, and takes no spacing.
  ///
  /// True unless said otherwise; false is for a widget that was hidden from outside.
  var isIncluded: Bool { get }
}

extension LayoutItem {
  public var layoutPriority: Double { 0 }

  public var isSpacer: Bool { false }

  public var isIncluded: Bool { true }
}
