import Foundation
import ViewGraph

/// What a shape is painted with, after its style was asked: a colour, or a gradient.
public struct _ShapePaint: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case color(Color)
    case gradient(Gradient, GradientGeometry)
  }

  let source: Source
  /// From 0, which cannot be seen, to 1.
  var opacity = 1.0

  init(_ source: Source, opacity: Double = 1) { (self.source, self.opacity) = (source, opacity) }

  func faded(by opacity: Double) -> ShapePaint { ShapePaint(source, opacity: self.opacity * opacity) }

  /// Whether there is anything of it.
  var isSeen: Bool {
    guard opacity > 0 else { return false }
    switch source {
    case .color(let color): return color.isSeen
    case .gradient(let gradient, _): return gradient.stops.contains(where: \.color.isSeen)
    }
  }

  /// The one colour that stands for it where only one can be shown, as in text.
  var color: Color {
    switch source {
    case .color(let color): color.opacity(opacity)
    case .gradient(let gradient, _): (gradient.stops.first?.color ?? .clear).opacity(opacity)
    }
  }
}

typealias ShapePaint = _ShapePaint

/// Where the colours of a gradient lie in the rectangle of a shape.
enum GradientGeometry: Hashable, Sendable {
  /// Along the line between two places (PT7).
  case linear(UnitPoint, UnitPoint)
  /// Between two circles, whose radii are in points (PT11).
  case radial(UnitPoint, CGFloat, CGFloat)
  /// Between two ellipses, whose radii are fractions of the sides (PT12).
  case elliptical(UnitPoint, CGFloat, CGFloat)
  /// Around a place, from one angle to another, clockwise on the screen (PT13).
  case angular(UnitPoint, Angle, Angle)
}
