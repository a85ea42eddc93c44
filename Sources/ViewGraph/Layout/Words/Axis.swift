/// A direction in which a layout arranges or stretches its content.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From the leading to the trailing edge.
  case horizontal

  /// From the top to the bottom edge.
  case vertical

  /// The direction across this one.
  var crossing: Axis {
    self == .horizontal ? .vertical : .horizontal
  }

  /// Any number of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an axis.
    public let rawValue: Int8

    /// The horizontal axis alone.
    public static let horizontal = Set(.horizontal)

    /// The vertical axis alone.
    public static let vertical = Set(.vertical)

    /// The set with the given bits; unknown bits are kept and mean nothing.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of one axis.
    public init(_ axis: Axis) {
      self.init(rawValue: 1 << axis.rawValue)
    }
  }
}

extension Axis: CustomStringConvertible {
  /// The name of the case. As SwiftUI documents it.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
