/// One of the two sides of a rectangle that are crossed along the horizontal axis. As SwiftUI documents it.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// The side where reading starts.
  case leading

  /// The side where reading ends.
  case trailing

  /// Any number of these sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an edge.
    public let rawValue: Int8

    /// The leading edge alone.
    public static let leading = Set(.leading)

    /// The trailing edge alone.
    public static let trailing = Set(.trailing)

    /// Both edges.
    public static let all: Set = [.leading, .trailing]

    /// The set with the given bits; unknown bits are kept and mean nothing.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one edge.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
  }
}
