import Foundation

/// A layout around one item, such as a frame or padding, as a value.
public protocol UnaryLayout: Sendable {
  /// Whether an unspecified length reaches the item unspecified. False unless said otherwise.
  var passesIdealLength: Bool { get }

  /// The priority in a stack around the whole; nil, unless said otherwise, for that of the item.
  var priority: Double? { get }

  /// The size of the whole when it is offered `proposal`.
  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGSize

  /// Places the item in the rectangle at `origin` that has the size of the whole for `proposal`.
  @MainActor func place(at origin: CGPoint, proposal: ProposedViewSize, item: any LayoutItem)
}

extension UnaryLayout {
  public var passesIdealLength: Bool { false }

  public var priority: Double? { nil }
}
