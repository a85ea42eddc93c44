import CGTK
import Foundation
import GTKBridge
import ViewGraph

extension Color {
  /// A colour in numbers, as it is in some surroundings. As SwiftUI documents it.
  public struct Resolved: Hashable, Sendable {
    /// In sRGB, from 0 to 1; beyond that, what no screen shows.
    public var red: Float
    public var green: Float
    public var blue: Float
    /// From 0, which cannot be seen, to 1.
    public var opacity: Float

    /// A colour by its parts.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let parts = colorSpace.sRGB(Double(red), Double(green), Double(blue))
      (self.red, self.green, self.blue) = (Float(parts.red), Float(parts.green), Float(parts.blue))
      self.opacity = opacity
    }

    /// The parts in numbers that are proportional to light.
    public var linearRed: Float {
      get { Float(Color.decode(Double(red))) }
      set { red = Float(Color.encode(Double(newValue))) }
    }
    public var linearGreen: Float {
      get { Float(Color.decode(Double(green))) }
      set { green = Float(Color.encode(Double(newValue))) }
    }
    public var linearBlue: Float {
      get { Float(Color.decode(Double(blue))) }
      set { blue = Float(Color.encode(Double(newValue))) }
    }
  }

  /// The colour of some numbers.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The colour in numbers, for the colour scheme and the tint of some surroundings. A colour of the theme is what GTK's own
  /// theme has for the colour scheme: what the user's theme makes of it is known only where it is painted. Claim IM20.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let isDark = environment.colorScheme == .dark
    func standard(_ source: Source) -> GdkRGBA {
      if case .theme(let color) = source { return color.standard(isDark: isDark) }
      return isDark ? GdkRGBA(white: 1) : GdkRGBA(red: 0.18, green: 0.2, blue: 0.21, alpha: 1)
    }
    // A tint that is more than a colour is known only where it is painted.
    let color = placed(in: environment, tint: environment.tint as? Color)
    return Resolved(color.rgba(standard))
  }

  /// The colour at a share from 0 to 1 of the way to another: half way for the eye, unless the colours of the screen are asked
  /// for (PT19). As SwiftUI documents it.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(source: .mixed(self, rhs, fraction.isNaN ? 0 : min(max(fraction, 0), 1), colorSpace))
  }

  /// A number that is proportional to light, from one of sRGB.
  static func decode(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }
}

extension Color.Resolved: Animatable {
  /// Red, green and blue in light, and the opacity, in 128ths, so that a spring rests when nothing of it can be seen (MO50).
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get {
      AnimatablePair(
        linearRed * 128, AnimatablePair(linearGreen * 128, AnimatablePair(linearBlue * 128, opacity * 128)))
    }
    set {
      let rest = newValue.second
      (linearRed, linearGreen) = (newValue.first / 128, rest.first / 128)
      (linearBlue, opacity) = (rest.second.first / 128, rest.second.second / 128)
    }
  }
}

extension Color.Resolved {
  package init(_ rgba: GdkRGBA) { self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.alpha) }

  /// The colour at a share of the way to another.
  func mixed(with other: Color.Resolved, by share: Double, in space: Gradient.ColorSpace) -> Color.Resolved {
    func between(_ part: KeyPath<Color.Resolved, Float>) -> Float {
      self[keyPath: part] + (other[keyPath: part] - self[keyPath: part]) * Float(share)
    }
    let opacity = between(\.opacity)
    guard space == .perceptual else {
      return Color.Resolved(red: between(\.red), green: between(\.green), blue: between(\.blue), opacity: opacity)
    }
    let linear = lab.mixed(with: other.lab, by: share).linear
    return Color.Resolved(
      colorSpace: .sRGBLinear, red: Float(linear.red), green: Float(linear.green), blue: Float(linear.blue),
      opacity: opacity)
  }

  private var lab: Oklab {
    Oklab(linearRed: Double(linearRed), green: Double(linearGreen), blue: Double(linearBlue))
  }
}

extension GdkRGBA {
  init(white: Float) { self.init(red: white, green: white, blue: white, alpha: 1) }

  init(_ color: Color.Resolved) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
  }
}
