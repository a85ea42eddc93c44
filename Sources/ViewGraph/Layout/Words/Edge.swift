/// One side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side, where y is smallest.
  case top

  /// The side where reading starts, at x = 0 in a layout's coordinates.
  case leading

  /// The lower side, where y is largest.
  case bottom

  /// The side where reading ends, where x is largest in a layout's coordinates.
  case trailing

  /// Any number of sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an edge.
    public let rawValue: Int8

    /// The top edge alone.
    public static let top = Set(.top)

    /// The leading edge alone.
    public static let leading = Set(.leading)

    /// The bottom edge alone.
    public static let bottom = Set(.bottom)

    /// The trailing edge alone.
    public static let trailing = Set(.trailing)

    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]

    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]

    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]

    /// The set with the given bits; unknown bits are kept and mean nothing.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of one edge.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }
  }
}
