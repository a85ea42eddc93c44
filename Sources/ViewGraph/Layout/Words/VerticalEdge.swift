/// One of the two sides of a rectangle that are crossed along the vertical axis. As SwiftUI documents it.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// The upper side.
  case top

  /// The lower side.
  case bottom

  /// Any number of these sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an edge.
    public let rawValue: Int8

    /// The top edge alone.
    public static let top = Set(.top)

    /// The bottom edge alone.
    public static let bottom = Set(.bottom)

    /// Both edges.
    public static let all: Set = [.top, .bottom]

    /// The set with the given bits; unknown bits are kept and mean nothing.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one edge.
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }
  }
}
