/// The side at which reading starts, and with it the side of leading edges.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Leading edges are on the left.
  case leftToRight

  /// Leading edges are on the right.
  case rightToLeft
}
