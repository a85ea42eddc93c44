import Foundation
import ViewGraph

/// A font, relative to the one that the user's theme sets.
public struct Font: Hashable, Sendable {
  /// The size as a factor of the theme's.
  let scale: Double
  /// The weight, from 100 to 900.
  let weight: Int
  /// A fixed size in points instead of a relative one.
  var points: Double?

  private init(scale: Double, weight: Int = 400, points: Double? = nil) {
    self.scale = scale
    self.weight = weight
    self.points = points
  }

  /// The largest title.
  public static let largeTitle = Font(scale: 2)
  /// A first-level title.
  public static let title = Font(scale: 1.6)
  /// A second-level title.
  public static let title2 = Font(scale: 1.35)
  /// A third-level title.
  public static let title3 = Font(scale: 1.2)
  /// A heading: as large as the body, and heavier.
  public static let headline = Font(scale: 1, weight: 700)
  /// A subheading.
  public static let subheadline = Font(scale: 0.92)
  /// The theme's own font.
  public static let body = Font(scale: 1)
  /// A callout.
  public static let callout = Font(scale: 0.96)
  /// A footnote.
  public static let footnote = Font(scale: 0.87)
  /// A caption.
  public static let caption = Font(scale: 0.82)

  /// The theme's font at a size in points, up to 10,000; the theme's own size if it is none that a font can have.
  public static func system(size: CGFloat) -> Font {
    Font(scale: 1, points: size.isFinite && size > 0 ? Double(min(size, 10_000)) : nil)
  }

  /// The same font, heavier.
  public func bold() -> Font { Font(scale: scale, weight: 700, points: points) }
}

private struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

extension EnvironmentValues {
  /// The font of text that sets none of its own (EN9).
  public var font: Font? {
    get { self[FontKey.self] }
    set {
      self[FontKey.self] = newValue
      text.font = newValue
    }
  }
}

extension View {
  /// Sets the font of the text in this view; the nearest wins (UI20).
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
}
