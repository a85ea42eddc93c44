import Foundation
import ViewGraph

/// A font, relative to the one that the user's theme sets.
public struct Font: Hashable, Sendable {
  /// What is drawn, where that is not the theme's.
  var family: Family?
  /// The size as a factor of the theme's.
  let scale: Double
  /// A fixed size in points instead of a relative one.
  var points: Double?
  /// Whether a size in points stays whatever the size of types is.
  var hasFixedSize = true
  var heaviness: Weight
  var isItalic = false
  var hasMonospacedDigits = false
  var hasSmallCapitals = false
  /// How wide the letters are; nil for as they are.
  var width: Width?

  /// Whose letters are drawn.
  enum Family: Hashable {
    case design(Design)
    case named(String)
  }

  init(scale: Double, weight: Weight = .regular, points: Double? = nil) {
    self.scale = scale
    self.points = points
    heaviness = weight
  }

  /// Whether its size stays whatever the size of types is.
  var isFixed: Bool { points != nil && hasFixedSize }

  /// The size in points: of one that is relative to the theme's, for a theme with the 11 points of GNOME.
  package var nominalPoints: Double { points ?? 11 * scale }

  /// The largest title.
  public static let largeTitle = Font(scale: 2)
  /// A first-level title.
  public static let title = Font(scale: 1.6)
  /// A second-level title.
  public static let title2 = Font(scale: 1.35)
  /// A third-level title.
  public static let title3 = Font(scale: 1.2)
  /// A heading: as large as the body, and heavier.
  public static let headline = Font(scale: 1, weight: .bold)
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
  /// A second-level caption.
  public static let caption2 = Font(scale: 0.78)
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
      text.looks.font = newValue
    }
  }
}

extension View {
  /// Sets the font of the text in this view; the nearest wins (UI20).
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
}
