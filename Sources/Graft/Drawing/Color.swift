import Foundation
import ViewGraph

/// A colour; as a view it fills the room that it is offered (UI41).
public struct Color: Hashable, Sendable {
  /// Where the colour comes from.
  enum Source: Hashable, Sendable {
    /// Red, green and blue from 0 to 1, in sRGB.
    case components(Double, Double, Double)
    /// The colour that the user's theme gives to text.
    case foreground
    /// Another colour of the user's theme.
    case theme(ThemeColor)
    /// The colour at a share of the way from one to another.
    indirect case mixed(Color, Color, Double, Gradient.ColorSpace)
    /// Another one in dark surroundings.
    case varying(VaryingColor)
  }

  let source: Source
  /// From 0, which cannot be seen, to 1.
  let alpha: Double

  init(source: Source, alpha: Double = 1) {
    self.source = source
    self.alpha = alpha
  }

  /// The same colour, less opaque by a factor from 0 to 1. As SwiftUI documents it.
  public func opacity(_ opacity: Double) -> Color { Color(source: source, alpha: alpha * opacity) }
}

extension Color: View {
  /// Fills the room that is offered, 10 pixels where none is.
  public var body: some View { Rectangle().fill(self) }
}

extension Color {
  /// A colour by its parts of red, green and blue, each from 0 to 1; beyond that, the nearest counts.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let (red, green, blue) = colorSpace.sRGB(red, green, blue)
    self.init(source: .components(red, green, blue), alpha: opacity)
  }

  /// A grey, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ offset: Double) -> Double {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(sector, 4 - sector, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// A number that is proportional to light as sRGB writes it.
  static func encode(_ linear: Double) -> Double {
    linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }
}
