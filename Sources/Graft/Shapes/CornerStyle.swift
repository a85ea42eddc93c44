import Foundation
import ViewGraph

extension Edge {
  /// One corner of a rectangle. As SwiftUI documents it.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
}

extension Edge.Corner {
  /// How round a corner is. A number is a fixed radius. As SwiftUI documents it. Claim SH36.
  public struct Style: Hashable, Sendable {
    let isConcentric: Bool
    /// The fixed radius, or the least one, in points.
    fileprivate var radius: CGFloat

    /// A circle around the same point as the corner of the container, whose radius is that without the distance between both
    /// corners, and never less than a minimum.
    public static func concentric(minimum: Style? = nil) -> Style {
      Style(isConcentric: true, radius: minimum?.radius ?? 0)
    }

    /// A circle around the same point as the corner of the container; a sharp corner where there is none.
    public static var concentric: Style { concentric(minimum: nil) }

    /// A radius in points; 0 is a sharp corner.
    public static func fixed(_ radius: CGFloat) -> Style { Style(isConcentric: false, radius: radius) }

    /// The radius at a distance from a corner of a container, in points.
    func radius(in container: CGFloat, at distance: CGFloat) -> CGFloat {
      isConcentric ? max(radius, container - distance) : radius
    }
  }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A fixed radius in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// A fixed radius in points.
  public init(floatLiteral value: Double) { self = .fixed(value) }
}

extension Edge.Corner.Style: Animatable {
  /// The fixed radius, or the least one.
  public var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}
