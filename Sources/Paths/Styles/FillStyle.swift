/// How the inside of a path is painted. As SwiftUI documents it.
public struct FillStyle: Hashable, Sendable {
  /// Whether a point is inside when a ray from it crosses the path an odd number of times; otherwise it is when the
  /// path winds around it.
  public var isEOFilled: Bool

  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// A style of the given rule.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}
