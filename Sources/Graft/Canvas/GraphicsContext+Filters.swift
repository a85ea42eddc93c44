import Foundation
import GTKBridge
import Paths
import ViewGraph

extension GraphicsContext {
  /// What is done to each thing that is drawn later. As SwiftUI documents it.
  public struct Filter: Sendable {
    let kind: CanvasFilter

    /// A shadow behind it; radius and distance are in points of the canvas. The mode and the options change nothing.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter(kind: .shadow(color, radius, CGSize(width: x, height: y))) }

    /// A blur, by a radius in points of the canvas. The options change nothing.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius))
    }

    /// Other colours, by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .colors(matrix)) }

    /// Each colour multiplied by another.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

    /// Another hue.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .colors(ColorMatrix(hueRotation: angle.radians)))
    }

    /// Weaker colours below 1, and stronger ones above.
    public static func saturation(_ amount: Double) -> Filter { Filter(kind: .colors(ColorMatrix(saturation: amount))) }

    /// Grey, from 0 for colours as they are to 1.
    public static func grayscale(_ amount: Double) -> Filter { saturation(1 - amount) }

    /// Brighter colours, or darker ones below 0.
    public static func brightness(_ amount: Double) -> Filter { Filter(kind: .colors(ColorMatrix(adding: amount))) }

    /// Colours further from the middle grey, or nearer to it below 1.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .colors(ColorMatrix(factor: amount, adding: (1 - amount) / 2)))
    }

    /// The colours that make white with those that are, from 0 for colours as they are to 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: .colors(ColorMatrix(factor: 1 - 2 * amount, adding: amount)))
    }

    /// A colour where the opacity is at least `min`, and nothing elsewhere; `max` changes nothing. With a blur that is added
    /// after it, what comes near to each other melts together.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(kind: .threshold(min, color))
    }

    /// Elsewhere, as a projection puts the points of the canvas. Perspective is left out: Cairo, which paints canvases, has none.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// Opacity where there is brightness.
    public static var luminanceToAlpha: Filter { Filter(kind: .colors(.luminanceToAlpha)) }
  }

  /// How a shadow is drawn. They change nothing.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a blur is drawn. They change nothing.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a filter acts. They change nothing.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Does something to each thing that is drawn later, and to each layer as a whole, before what was added earlier (CV13).
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if filter.kind.isUsable { state.filters.add(filter.kind) }
  }
}
