import Foundation

/// Leaves an item as it is, and gives it a priority in the stack around it.
package struct PriorityLayout: UnaryLayout, Hashable {
  /// The priority; 0 is that of other items.
  package let priority: Double?

  /// Gives the priority `priority`.
  package init(priority: Double) { self.priority = priority }

  package var passesIdealLength: Bool { true }

  package func sizeThatFits(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGSize {
    item.sizeThatFits(proposal)
  }

  package func placement(_ proposal: ProposedViewSize, item: any LayoutItem) -> LayoutPlacement {
    LayoutPlacement(proposal: proposal)
  }
}
