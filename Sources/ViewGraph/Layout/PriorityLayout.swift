import Foundation

/// Leaves an item as it is, and gives it a priority in the stack around it.
public struct PriorityLayout: UnaryLayout, Hashable {
  /// The priority; 0 is that of other items.
  public let priority: Double?

  /// Gives the priority `priority`.
  public init(priority: Double) { self.priority = priority }

  public var passesIdealLength: Bool { true }

  public func sizeThatFits(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGSize {
    item.sizeThatFits(proposal)
  }

  public func place(at origin: CGPoint, proposal: ProposedViewSize, item: any LayoutItem) {
    item.place(at: origin, proposal: proposal)
  }
}
