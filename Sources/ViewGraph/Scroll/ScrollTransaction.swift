private struct ScrollTargetAnchorKey: TransactionKey {
  static var defaultValue: UnitPoint? { nil }
}

extension Transaction {
  /// Where a view comes to that is scrolled to by a write of `scrollPosition`, of what can be seen; nil for where the modifier
  /// says. As SwiftUI documents it. Claim SC12.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }
}
