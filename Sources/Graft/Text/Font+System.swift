import Foundation

extension Font {
  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    /// From 100 to 900, as fonts name it.
    let value: UInt32

    /// The lightest.
    public static let ultraLight = Weight(value: 100)
    /// Lighter than light.
    public static let thin = Weight(value: 200)
    /// Lighter than most text.
    public static let light = Weight(value: 300)
    /// The weight of most text.
    public static let regular = Weight(value: 400)
    /// A little heavier than most text.
    public static let medium = Weight(value: 500)
    /// Between medium and bold.
    public static let semibold = Weight(value: 600)
    /// The weight of headings.
    public static let bold = Weight(value: 700)
    /// Heavier than bold.
    public static let heavy = Weight(value: 800)
    /// The heaviest.
    public static let black = Weight(value: 900)
  }

  /// How wide letters are, from -1 to 1.
  public struct Width: Hashable, Sendable {
    let value: Double

    /// A width; 0 is that of most text.
    public init(_ value: CGFloat) { self.value = Double(value) }

    /// The narrowest.
    public static let compressed = Width(-0.4)
    /// Narrower than most text.
    public static let condensed = Width(-0.2)
    /// The width of most text.
    public static let standard = Width(0)
    /// Wider than most text.
    public static let expanded = Width(0.2)
  }

  /// How much room is between lines.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// The kind of letters.
  public enum Design: Hashable, Sendable {
    /// The theme's.
    case `default`
    /// With serifs.
    case serif
    /// The theme's: desktops name no font for this.
    case rounded
    /// All of one width.
    case monospaced
  }

  /// What a text is in its surroundings, by name.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    fileprivate var font: Font {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }
}

extension Font {
  /// The theme's font at a size in points, up to 10,000; the theme's own size if it is none that a font can have. As
  /// SwiftUI documents it.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(scale: 1, points: points(size)).weight(weight).design(design)
  }

  /// The theme's font for a style, in another design or weight. As SwiftUI documents it.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    style.font.weight(weight).design(design)
  }

  /// A font by the name of its family, at a size in points. Without a font of that name, it is the one that the desktop
  /// puts in its place. As SwiftUI documents it.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    var font = Font(scale: 1, points: points(size))
    font.hasFixedSize = false
    font.family = .named(name)
    return font
  }

  /// A font by the name of its family, at a size in points that follows the size of types, as the text styles do. As SwiftUI
  /// documents it.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    custom(name, size: size)
  }

  /// A font by the name of its family, at a size in points that stays.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize).changed { $0.hasFixedSize = true }
  }

  private static func points(_ size: CGFloat) -> Double? {
    size.isFinite && size > 0 ? Double(min(size, 10_000)) : nil
  }
}

/// The same font with one thing changed. As SwiftUI documents them.
extension Font {
  /// The same font, heavier.
  public func bold() -> Font { weight(.bold) }

  /// The same font, slanted.
  public func italic() -> Font { changed { $0.isItalic = true } }

  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.heaviness = weight } }

  /// The same font with letters of another width, if there is one. As SwiftUI documents it.
  public func width(_ width: Width) -> Font { changed { $0.width = width } }

  /// The same font, with small capitals for small letters.
  public func smallCaps() -> Font { changed { $0.hasSmallCapitals = true } }

  /// The same font. The room between lines is the font's own.
  public func leading(_ leading: Leading) -> Font { self }

  /// The same font with digits that are all of one width.
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

  /// The same font with letters that are all of one width.
  public func monospaced() -> Font { design(.monospaced) }

  /// The same font at a size in points.
  package func sized(_ size: CGFloat) -> Font { changed { $0.points = Self.points(size) } }

  func weight(_ weight: Weight?) -> Font { weight.map { self.weight($0) } ?? self }

  func design(_ design: Design?) -> Font {
    design.map { design in changed { $0.family = .design(design) } } ?? self
  }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}
