import Foundation
import ViewGraph

/// The colours of a gradient, whatever they are made of. As SwiftUI documents it.
nonisolated public struct AnyGradient: ShapeStyle, Hashable {
  fileprivate let gradient: Gradient

  /// The colours of a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The same colours, mixed in other numbers.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(gradient.colorSpace(space)) }

  /// From the top to the bottom.
  @MainActor
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint { gradient._paint(in: environment) }
}

extension Color {
  /// A gradient from a lighter shade of the colour, above, to the colour. As SwiftUI documents it.
  public var gradient: AnyGradient {
    let lighter = Color(source: source).mix(with: .white, by: 0.2, in: .device).opacity(alpha)
    return AnyGradient(Gradient(colors: [lighter, self]))
  }
}

// Gradients by name (PT15).

nonisolated extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { linearGradient(gradient.gradient, startPoint: startPoint, endPoint: endPoint) }
}

nonisolated extension ShapeStyle where Self == RadialGradient {
  /// Colours between two circles, whose radii are in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    radialGradient(gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

nonisolated extension ShapeStyle where Self == EllipticalGradient {
  /// Colours between two ellipses, whose radii are fractions of the sides.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    ellipticalGradient(
      gradient.gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

nonisolated extension ShapeStyle where Self == AngularGradient {
  /// Colours around a place, from one angle to another.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    angularGradient(gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A whole turn of colours around a place.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient { conicGradient(gradient.gradient, center: center, angle: angle) }
}
