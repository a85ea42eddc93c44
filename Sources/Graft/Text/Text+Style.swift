import Foundation
import ViewGraph

/// How a text looks; each returns a text, so that texts of several looks can be joined. What is said nearer to the text
/// counts, and before what is said of the views around it (TX4, TX5). As SwiftUI documents it.
extension Text {
  /// Sets the font; nil for that of the surroundings (UI20).
  public func font(_ font: Font?) -> Text { styled { if $0.font == nil { $0.font = font } } }

  /// Makes the text heavier, or not where it would be by what is around.
  public func bold(_ isActive: Bool = true) -> Text { styled { if $0.isBold == nil { $0.isBold = isActive } } }

  /// Sets the weight; nil for the font's.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { if $0.weight == nil { $0.weight = .some(weight) } }
  }

  /// Sets the kind of letters; nil for the font's.
  public func fontDesign(_ design: Font.Design?) -> Text {
    styled { if $0.design == nil { $0.design = .some(design) } }
  }

  /// Sets how wide the letters are; nil for the font's. Without a font of that width it changes nothing.
  public func fontWidth(_ width: Font.Width?) -> Text { styled { if $0.width == nil { $0.width = .some(width) } } }

  /// Sets how large the text is beside others.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? styled { if $0.scale == nil { $0.scale = scale } } : self
  }

  /// Makes all digits of one width.
  public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }

  /// Makes all letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { fontDesign(isActive ? .monospaced : nil) }

  /// Slants the text, or not where it would be by what is around.
  public func italic(_ isActive: Bool = true) -> Text { styled { if $0.isItalic == nil { $0.isItalic = isActive } } }

  /// Draws a line below the text, in its colour unless another is said. Claim TX6.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled { if $0.underline == nil { $0.underline = TextLine(isActive: isActive, pattern: pattern, color: color) } }
  }

  /// Draws a line through the text, in its colour unless another is said. Claim TX6.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled {
      if $0.strikethrough == nil { $0.strikethrough = TextLine(isActive: isActive, pattern: pattern, color: color) }
    }
  }

  /// Adds room between the letters, in pixels; less than none takes some away. Claim TX6.
  public func kerning(_ kerning: CGFloat) -> Text { styled { if $0.kerning == nil { $0.kerning = kerning } } }

  /// Adds room between the letters, in pixels, in place of what `kerning(_:)` says. Claim TX6.
  public func tracking(_ tracking: CGFloat) -> Text { styled { if $0.tracking == nil { $0.tracking = tracking } } }

  /// Raises the letters above the line by so many pixels. Claim TX6.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    styled { if $0.baselineOffset == nil { $0.baselineOffset = offset } }
  }

  /// Sets the colour; nil for that of the surroundings.
  public func foregroundColor(_ color: Color?) -> Text { color.map(foregroundStyle) ?? self }

  /// Sets what the text is painted with. Where parts of a text are painted differently, each shows one colour: of a gradient,
  /// the first.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    styled { if $0.paint == nil { $0.paint = HeldStyle(style) } }
  }

  /// Joins two texts into one, which is broken and cut as one; each keeps its looks. Claim TX1.
  public static func + (left: Text, right: Text) -> Text { Text(left.whole.followed(by: right.whole)) }
}

extension Text {
  /// A line below or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// Of what a line is made. A dot is two thicknesses of the line long, a dash six; a gap is two between dots alone, else three.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    let pattern: Pattern
    let color: Color?

    /// A line of a pattern, in a colour; nil for the text's. Claim TX6.
    public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }

    /// A line in the text's colour.
    public static let single = LineStyle()
  }

  /// How large a text is beside others.
  public enum Scale: Hashable, Sendable {
    /// As its font says.
    case `default`
    /// Smaller, as a unit behind a number.
    case secondary
  }
}
