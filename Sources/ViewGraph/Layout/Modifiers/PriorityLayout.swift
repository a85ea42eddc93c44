import Foundation

/// Leaves an item as it is, and gives it a priority in the stack around it.
package struct PriorityLayout: NeutralLayout, Hashable {
  /// The priority; 0 is that of other items.
  package let priority: Double?

  /// Gives the priority `priority`.
  package init(priority: Double) { self.priority = priority }
}
