import Foundation
import Graft

/// A font under the names that source for UIKit and AppKit uses; see `Font`. Sizes that follow the desktop's are told as they are
/// in a theme with the 11 points of GNOME.
public final class UIFont: Sendable {
  let font: Font
  /// The size in points.
  public let pointSize: CGFloat
  /// The name of the family; a period and a word for the theme's.
  public let familyName: String

  private init(_ font: Font, size: CGFloat? = nil, family: String = ".System") {
    (self.font, pointSize, familyName) = (font, size ?? CGFloat(font.nominalPoints), family)
  }

  /// A font by the name of its family, at a size in points. Without a font of that name, it is the one that the desktop puts in
  /// its place: there always is one.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(.custom(fontName, fixedSize: fontSize), size: fontSize, family: fontName)
  }

  /// The same as the family's.
  public var fontName: String { familyName }

  /// The same font at another size in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(font.sized(fontSize), size: fontSize, family: familyName)
  }
}

/// Fonts of the desktop. As UIKit documents them.
extension UIFont {
  /// The theme's font for a style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.system(style.style)) }

  /// The theme's font at a size in points.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight), size: fontSize)
  }

  /// The theme's font, heavier.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// The theme's font, slanted.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize).italic(), size: fontSize)
  }

  /// A font with letters of one width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced), size: fontSize)
  }

  /// The theme's font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit(), size: fontSize)
  }

  /// The size of the theme's font in points.
  public static var systemFontSize: CGFloat { preferredFont(forTextStyle: .body).pointSize }
  /// The size of what is less important.
  public static var smallSystemFontSize: CGFloat { preferredFont(forTextStyle: .footnote).pointSize }
  /// The size of labels.
  public static var labelFontSize: CGFloat { systemFontSize }
  /// The size of what buttons say.
  public static var buttonFontSize: CGFloat { systemFontSize }
}

extension UIFont: Hashable {
  /// Whether the fonts look the same.
  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.font == right.font && left.familyName == right.familyName
  }

  /// Adds the font to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// A font under the name that source for AppKit uses.
public typealias NSFont = UIFont

extension Font {
  /// A font by its name in UIKit or AppKit.
  public init(_ font: UIFont) { self = font.font }
}
