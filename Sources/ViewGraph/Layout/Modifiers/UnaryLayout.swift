import Foundation

/// A layout around one item, such as a frame or padding, as a value.
package protocol UnaryLayout {
  /// Whether an unspecified length reaches the item unspecified. False unless said otherwise.
  var passesIdealLength: Bool { get }

  /// The axes along which the whole has a length that was said where none is proposed. None unless said otherwise.
  var axesWithIdealLength: Axis.Set { get }

  /// The priority in a stack around the whole; nil, unless said otherwise, for that of the item.
  var priority: Double? { get }

  /// Whether the whole likes the same distances from its neighbours as the item, as it does around a spacer in any case.
  /// False unless said otherwise.
  var keepsSpacing: Bool { get }

  /// The value that the whole gives the layout around it; nil, unless said otherwise, for that of the item.
  func layoutValue(of key: ObjectIdentifier) -> Any?

  /// Whether the whole takes part in the layout around it. Unless said otherwise it does when the item does.
  @MainActor func takesPart(_ item: any LayoutItem) -> Bool

  /// The size of the whole when it is offered `proposal`.
  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGSize

  /// The width of that size, which may be known without the height.
  @MainActor func width(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGFloat

  /// Where the item lies in the whole that has its size for `proposal`.
  @MainActor func placement(_ proposal: ProposedViewSize, item: any LayoutItem) -> LayoutPlacement

  /// Places the item in the rectangle at `origin` that has the size of the whole for `proposal`: where `placement` says,
  /// unless more is to be done.
  @MainActor func place(at origin: CGPoint, proposal: ProposedViewSize, item: any LayoutItem)

  /// Whether the layout says where guides are. False unless said otherwise.
  var hasGuides: Bool { get }

  /// How far the item is shown from where another layout of this type shows it, where that is all there is of a change. Nil
  /// unless said otherwise.
  func shift(after former: Self) -> CGSize?

  /// Where a guide of the whole is: where the item says, unless said otherwise.
  @MainActor func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, item: any LayoutItem) -> CGFloat?
}

/// Where an item lies in the whole around it, and with what it is placed.
package struct LayoutPlacement {
  /// The distance from the top leading corner of the whole.
  var offset = CGPoint.zero
  let proposal: ProposedViewSize
}

extension UnaryLayout {
  package var passesIdealLength: Bool { false }

  package var axesWithIdealLength: Axis.Set { [] }

  package var priority: Double? { nil }

  package var keepsSpacing: Bool { false }

  package func layoutValue(of key: ObjectIdentifier) -> Any? { nil }

  package func shift(after former: Self) -> CGSize? { nil }

  @MainActor package func takesPart(_ item: any LayoutItem) -> Bool { item.takesPart() }

  @MainActor package func width(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGFloat {
    sizeThatFits(proposal, item: item).width
  }

  package var hasGuides: Bool { false }

  @MainActor
  package func explicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize, item: any LayoutItem
  ) -> CGFloat? {
    let placement = placement(proposal, item: item)
    return item.explicitGuide(key, for: placement.proposal).map { $0 + placement.offset[key.axis] }
  }

  @MainActor package func place(at origin: CGPoint, proposal: ProposedViewSize, item: any LayoutItem) {
    let placement = placement(proposal, item: item)
    let start = CGPoint(x: origin.x + placement.offset.x, y: origin.y + placement.offset.y)
    item.place(at: start, proposal: placement.proposal)
  }
}
