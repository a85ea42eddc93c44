import Foundation
import ViewGraph

/// A gradient as a style and as a view, which takes all that it is proposed (PT15).
public protocol _GradientStyle: ShapeStyle, View {
  /// The runtime's requirement: the colours and where they lie.
  var _gradientPaint: _ShapePaint { get }
}

extension _GradientStyle {
  /// The gradient in the rectangle of each shape (PT6).
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint { _gradientPaint.tinted(in: environment) }

  /// A rectangle that is filled with the gradient.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

/// Colours along a line; beyond its ends the last colours go on (PT7, PT8). As SwiftUI documents it.
nonisolated public struct LinearGradient: _GradientStyle, Hashable {
  private let gradient: Gradient
  private let start: UnitPoint
  private let end: UnitPoint

  /// A gradient between two places of the rectangle.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, start, end) = (gradient, startPoint, endPoint)
  }

  /// Colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// Along the line.
  public var _gradientPaint: _ShapePaint { ShapePaint(.gradient(gradient, .linear(start, end))) }
}

/// Colours between two circles around a place (PT11). As SwiftUI documents it.
nonisolated public struct RadialGradient: _GradientStyle, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let radii: ClosedRadii

  /// A gradient between two circles, whose radii are in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center, radii) = (gradient, center, ClosedRadii(start: startRadius, end: endRadius))
  }

  /// Colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours at places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Between the circles.
  public var _gradientPaint: _ShapePaint { ShapePaint(.gradient(gradient, .radial(center, radii.start, radii.end))) }
}

/// Colours between two ellipses around a place (PT12). As SwiftUI documents it.
nonisolated public struct EllipticalGradient: _GradientStyle, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let radii: ClosedRadii

  /// A gradient between two ellipses, whose radii are fractions of the sides.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center) = (gradient, center)
    radii = ClosedRadii(start: startRadiusFraction, end: endRadiusFraction)
  }

  /// Colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Colours at places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Between the ellipses.
  public var _gradientPaint: _ShapePaint {
    ShapePaint(.gradient(gradient, .elliptical(center, radii.start, radii.end)))
  }
}

/// Colours around a place (PT13, PT14). As SwiftUI documents it.
nonisolated public struct AngularGradient: _GradientStyle, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let start: Angle
  private let end: Angle

  /// A gradient from one angle to another, clockwise on the screen from three o'clock.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    (self.gradient, self.center, start, end) = (gradient, center, startAngle, endAngle)
  }

  /// Colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours at places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A whole turn from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// A whole turn of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// A whole turn of colours at places.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// Around the place.
  public var _gradientPaint: _ShapePaint { ShapePaint(.gradient(gradient, .angular(center, start, end))) }
}

/// Where a gradient begins and ends, from its middle.
nonisolated struct ClosedRadii: Hashable, Sendable {
  let start: CGFloat
  let end: CGFloat
}
