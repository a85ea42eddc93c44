import CGTK
import Foundation
import Paths
import ViewGraph

extension GraphicsContext {
  /// What paths are painted with. As SwiftUI documents it.
  public struct Shading: Sendable {
    fileprivate enum Kind: Sendable {
      case color(Color)
      case style(any ShapeStyle)
      case gradient(Gradient, AbsoluteGeometry, GradientOptions)
      case tiles(ImagePaint, CGPoint)
    }

    fileprivate let kind: Kind

    /// The style that is used around the canvas.
    public static var foreground: Shading { .style(.foreground) }

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

    /// A colour by its parts, each from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

    /// A grey, from 0 for black to 1 for white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }

    /// A style, which lies in the bounds of each path.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading(kind: .style(style)) }

    /// The first of several; none is clear.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .color(.clear) }

    /// Colours along the line between two points of the space that is drawn in (CV10).
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .gradient(gradient, .linear(startPoint, endPoint), options)) }

    /// Colours between two circles around a point of the space that is drawn in.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .gradient(gradient, .radial(center, startRadius, endRadius), options)) }

    /// Colours around a point of the space that is drawn in, clockwise on the screen from an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .gradient(gradient, .conic(center, angle), options)) }

    /// A part of an image, which is repeated from a point of the space that is drawn in; see `ImagePaint` for the others.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .tiles(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin))
    }
  }

  /// How a gradient goes on beyond its ends.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// From its beginning again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Back and forth.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Accepted, and changes nothing: colours are mixed as the gradient says.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// The same shading for all that is drawn with it.
  public func resolve(_ shading: Shading) -> Shading { shading }
}

/// Where the colours of a gradient lie, in points.
private enum AbsoluteGeometry: Sendable {
  case linear(CGPoint, CGPoint)
  case radial(CGPoint, CGFloat, CGFloat)
  case conic(CGPoint, Angle)
}

/// A paint, and where it lies.
struct PlacedPaint {
  let paint: ShapePaint
  let rect: CGRect
  var options = GraphicsContext.GradientOptions()
}

extension GraphicsContext.Shading {
  /// The colour in numbers, if it is the same everywhere.
  var components: GdkRGBA? {
    if case .color(let color) = kind { color.components } else { nil }
  }

  /// What a path with some bounds is painted with. They are not asked for by one colour, which is the same wherever it lies.
  @MainActor
  func paint(for bounds: @autoclosure () -> CGRect, in context: GraphicsContext) -> PlacedPaint? {
    switch kind {
    case .color(let color): return PlacedPaint(paint: color._paint(in: context.environment), rect: .zero)
    case .style(let style):
      let paint = style._paint(in: context.environment)
      if case .color = paint.source { return PlacedPaint(paint: paint, rect: .zero) }
      return PlacedPaint(paint: paint, rect: bounds())
    case .gradient(let gradient, let geometry, let options): return geometry.paint(gradient, for: bounds(), options)
    case .tiles(let image, let origin):
      return PlacedPaint(
        paint: image._paint(in: context.environment), rect: CGRect(origin: origin, size: bounds().size))
    }
  }
}

extension AbsoluteGeometry {
  /// Points are those of a unit square, but for colours around one, which need to know how far they reach.
  fileprivate func paint(
    _ gradient: Gradient, for bounds: CGRect, _ options: GraphicsContext.GradientOptions
  ) -> PlacedPaint? {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    func placed(_ geometry: GradientGeometry, _ rect: CGRect) -> PlacedPaint {
      PlacedPaint(paint: ShapePaint(.gradient(gradient, geometry)), rect: rect, options: options)
    }
    switch self {
    case .linear(let start, let end):
      return placed(.linear(UnitPoint(x: start.x, y: start.y), UnitPoint(x: end.x, y: end.y)), unit)
    case .radial(let center, let start, let end):
      return placed(.radial(UnitPoint(x: center.x, y: center.y), start, end), unit)
    case .conic(let center, let angle):
      // A line has no area, but its stroke has.
      let rect = bounds.insetBy(dx: -1, dy: -1)
      guard !rect.isNull else { return nil }
      let place = UnitPoint(x: (center.x - rect.minX) / rect.width, y: (center.y - rect.minY) / rect.height)
      return placed(.angular(place, angle, angle + .degrees(360)), rect)
    }
  }
}

extension CairoContext {
  /// Has the colours of the gradient that is drawn with go on beyond their ends.
  func repeatColors(_ options: GraphicsContext.GradientOptions) {
    guard !options.isDisjoint(with: [.repeat, .mirror]) else { return }
    cairo_pattern_set_extend(
      cairo_get_source(cairo), options.contains(.mirror) ? CAIRO_EXTEND_REFLECT : CAIRO_EXTEND_REPEAT)
  }

  /// Fills the current path.
  func fill(_ style: FillStyle) {
    take(style)
    cairo_fill(cairo)
  }

  /// Draws a line along the current path.
  func stroke(_ style: StrokeStyle, antialiased: Bool = true) {
    take(style, antialiased: antialiased)
    cairo_stroke(cairo)
  }
}
