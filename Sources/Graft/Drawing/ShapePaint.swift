import Foundation
import ViewGraph

/// What a shape is painted with, after its style was asked: a colour, a gradient or an image.
public struct _ShapePaint: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case color(Color)
    case gradient(Gradient, GradientGeometry)
    case mesh(ColorMesh)
    case image(PaintedImage)
  }

  var source: Source
  /// From 0, which cannot be seen, to 1.
  var opacity = 1.0
  /// Where it lies, in the coordinates of what is painted; nil for the bounds of that.
  var rect: CGRect?
  /// What what is painted casts, and what is cast upon it.
  var shadows: [ShadowStyle] = []
  /// How a shape is mixed with what is painted below it; nil for over it.
  var blend: BlendMode?

  init(_ source: Source, opacity: Double = 1) { (self.source, self.opacity) = (source, opacity) }

  /// The colour, if it is nothing more.
  var plainColor: Color? {
    guard case .color(let color) = source, shadows.isEmpty, blend == nil else { return nil }
    return color.opacity(opacity)
  }

  func faded(by opacity: Double) -> ShapePaint {
    var paint = self
    paint.opacity *= opacity
    return paint
  }

  /// The same without shadows.
  var unshadowed: ShapePaint {
    var paint = self
    paint.shadows = []
    return paint
  }

  /// Whether there is anything of it.
  var isSeen: Bool {
    guard opacity > 0 else { return false }
    switch source {
    case .color(let color): return color.isSeen
    case .gradient(let gradient, _): return gradient.stops.contains(where: \.color.isSeen)
    case .mesh(let mesh): return mesh.isSeen
    case .image: return true
    }
  }

  /// The one colour that stands for it where only one can be shown, as in text.
  var color: Color {
    switch source {
    case .color(let color): color.opacity(opacity)
    case .gradient(let gradient, _): (gradient.stops.first?.color ?? .clear).opacity(opacity)
    case .mesh(let mesh): (mesh.colors.first ?? mesh.background).opacity(opacity)
    case .image: .primary.opacity(opacity)
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
