import Foundation
import ViewGraph

/// Colours, and where they are on the way from 0 to 1. As SwiftUI documents it.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it is, from 0 to 1.
    public var location: CGFloat

    /// A colour at a place.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The colours by their places.
  public var stops: [Stop]

  /// Colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

extension Gradient: ShapeStyle {
  /// From the top to the bottom.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    ShapePaint(.gradient(self, .linear(.top, .bottom)))
  }
}

extension Color {
  /// A gradient from a lighter shade of the colour, above, to the colour. As SwiftUI documents it.
  public var gradient: Gradient {
    guard case .components(let red, let green, let blue) = source else { return Gradient(colors: [self, self]) }
    func lighter(_ part: Double) -> Double { part + (1 - part) * 0.2 }
    let light = Color(red: lighter(red), green: lighter(green), blue: lighter(blue), opacity: alpha)
    return Gradient(colors: [light, self])
  }
}
