import Foundation

/// A colour in numbers, in sRGB or as a grey. As Core Graphics documents it, but a value.
public struct CGColor: Hashable, Sendable {
  /// Red, green and blue, or how bright a grey is, from 0 to 1, and last the opacity. There always are some.
  public let components: [CGFloat]?

  private init(_ components: [CGFloat]) { self.components = components }

  /// A colour by its parts, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init([red, green, blue, alpha]) }

  /// The same under its longer name.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey, from 0 for black to 1 for white.
  public init(gray: CGFloat, alpha: CGFloat) { self.init([gray, alpha]) }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// How many numbers the colour has: two for a grey, else four.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// From 0, which cannot be seen, to 1.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// The same colour of another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor((components ?? []).dropLast() + [alpha]) }
}
