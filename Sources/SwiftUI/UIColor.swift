import Foundation
import Graft

/// A colour under the names that source for UIKit and AppKit uses; see `Color`. Claim IM18.
public final class UIColor: Sendable {
  let color: Color

  /// The colour of a `Color`.
  public init(_ color: Color) { self.color = color }

  /// A colour by its parts in sRGB, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// The same, as AppKit has it.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same, as AppKit has it.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour by its parts in Display P3, from 0 to 1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// A grey, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

  /// A colour by hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// A colour set among the resources of a bundle, by default the program's own; nil where there is none.
  public convenience init?(named name: String, in bundle: Bundle? = nil) {
    guard let color = Color.known(name, in: bundle) else { return nil }
    self.init(color)
  }

  /// The same, as AppKit has it.
  public convenience init?(named name: String, bundle: Bundle?) { self.init(named: name, in: bundle) }

  /// One colour in light surroundings, and another in dark ones: the function is asked for both.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    func numbers(_ style: UIUserInterfaceStyle) -> Color.Resolved {
      var environment = EnvironmentValues()
      environment.colorScheme = style == .dark ? .dark : .light
      return dynamicProvider(UITraitCollection(userInterfaceStyle: style)).color.resolve(in: environment)
    }
    self.init(Color(light: numbers(.light), dark: numbers(.dark)))
  }

  /// The same, as AppKit has it; the name is not kept.
  public convenience init(name: String?, dynamicProvider: (NSAppearance) -> UIColor) {
    self.init { (traits: UITraitCollection) in
      dynamicProvider(NSAppearance(name: traits.userInterfaceStyle == .dark ? .darkAqua : .aqua))
    }
  }

  /// A colour in Core Graphics' numbers.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

  /// The colour in Core Graphics' numbers; one that depends on its surroundings as it is in light ones.
  public var cgColor: CGColor { color.cgColor ?? color.resolve(in: EnvironmentValues()).cgColor }

  /// The same colour, of another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }
}

extension UIColor: Hashable {
  /// Whether the colours are the same by their parts or names.
  public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }

  /// Adds the colour to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// A colour under the name that source for AppKit uses.
public typealias NSColor = UIColor

/// What a colour may depend on.
public struct UITraitCollection: Hashable, Sendable {
  /// Whether the surroundings are light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Surroundings of a style.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}

/// Whether surroundings are light or dark.
public enum UIUserInterfaceStyle: Hashable, Sendable {
  case unspecified, light, dark
}

extension Color {
  /// The colour by its name in UIKit or AppKit. Claim IM18.
  public init(_ color: UIColor) { self = color.color }

  /// The colour by its name in UIKit. Claim IM18.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// The colour by its name in AppKit. Claim IM18.
  public init(nsColor: NSColor) { self = nsColor.color }
}

// MARK: - Literals

/// A literal of a colour is a `UIColor`, as with UIKit.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  /// The colour of a literal, by its parts in sRGB.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

// MARK: - Drawing of UIKit

extension UIColor {
  /// Draws nothing: there is never a context of UIKit's, as is also so outside of its views.
  public func setFill() {}

  /// Draws nothing, as `setFill()` does.
  public func setStroke() {}

  /// Draws nothing, as `setFill()` does.
  public func set() {}
}
