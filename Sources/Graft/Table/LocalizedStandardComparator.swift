import Foundation

/// Compares texts as people sort them, and as the user's language has it: "item2" is before "item10", and capitals do not come
/// first. Foundation has it on Apple's platforms only, as a member of `String.StandardComparator`. Claim TB8.
public struct LocalizedStandardComparator: SortComparator, Sendable {
  /// Which end is first.
  public var order: SortOrder

  /// A comparator of an order.
  public init(order: SortOrder = .forward) { self.order = order }

  /// How two texts stand to each other in the order.
  public func compare(_ left: String, _ right: String) -> ComparisonResult {
    order == .forward ? left.localizedStandardCompare(right) : right.localizedStandardCompare(left)
  }
}

extension SortComparator where Self == LocalizedStandardComparator {
  /// Texts as people sort them. Claim TB8.
  public static var localizedStandard: LocalizedStandardComparator { LocalizedStandardComparator() }
}
