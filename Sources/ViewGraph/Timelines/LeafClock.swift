import Foundation

/// What goes on with time in a leaf by itself, as a text that counts: no view is evaluated.
///
/// As a timeline it waits while its host is not drawn or its row sleeps, and is brought up to date when that ends.
@MainActor
package final class LeafClock: TimelineTicking {
  private let node: ViewNode
  private var next: Date?
  private var show: (Date) -> Date? = { _ in nil }

  /// The clock of a leaf. It goes until it is ended.
  package init(at node: ViewNode) {
    self.node = node
    node.graph.timelines.add(self)
  }

  /// From a date on `show` is called with the time, and says when it is to be called again; nil for not at all.
  package func follow(from next: Date?, _ show: @escaping (Date) -> Date?) {
    (self.next, self.show) = (next, show)
    node.graph.timelines.hasChanged = true
  }

  /// Nothing is called any more.
  package func end() { node.graph.timelines.remove(self) }

  var nextTick: Date? { node.isInSleepingRow ? nil : next }

  func tick(at now: Date) {
    if let next = nextTick, next <= now { self.next = show(now) }
  }
}
