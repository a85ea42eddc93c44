import Foundation
import ViewGraph

/// How the texts in a view look that say nothing else themselves; the nearest wins (TX5). As SwiftUI documents them.
extension View {
  /// Sets the weight; nil for the font's.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    textLooks {
      $0.weight = .some(weight)
      $0.isBold = nil
    }
  }

  /// Sets the kind of letters; nil for the font's.
  public func fontDesign(_ design: Font.Design?) -> some View { textLooks { $0.design = .some(design) } }

  /// Sets how wide the letters are; nil for the font's. Without a font of that width it changes nothing.
  public func fontWidth(_ width: Font.Width?) -> some View { textLooks { $0.width = .some(width) } }

  /// Sets how large the texts are beside others.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    textLooks { if isEnabled { $0.scale = scale } }
  }

  /// Makes the texts heavier, or not where they would be by what is around.
  public func bold(_ isActive: Bool = true) -> some View { textLooks { $0.isBold = isActive } }

  /// Slants the texts, or not where they would be by what is around.
  public func italic(_ isActive: Bool = true) -> some View { textLooks { $0.isItalic = isActive } }

  /// Draws a line below the texts, in their colour unless another is said.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { textLooks { $0.underline = TextLine(isActive: isActive, pattern: pattern, color: color) } }

  /// Draws a line through the texts, in their colour unless another is said.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { textLooks { $0.strikethrough = TextLine(isActive: isActive, pattern: pattern, color: color) } }

  /// Adds room between the letters, in pixels; less than none takes some away.
  public func kerning(_ kerning: CGFloat) -> some View { textLooks { $0.kerning = kerning } }

  /// Adds room between the letters, in pixels, in place of what `kerning(_:)` says.
  public func tracking(_ tracking: CGFloat) -> some View { textLooks { $0.tracking = tracking } }

  /// Raises the letters above the line by so many pixels.
  public func baselineOffset(_ offset: CGFloat) -> some View { textLooks { $0.baselineOffset = offset } }

  /// Makes all digits of one width.
  public func monospacedDigit() -> some View { textLooks { $0.hasMonospacedDigits = true } }

  /// Makes all letters of one width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    textLooks { $0.design = .some(isActive ? .monospaced : nil) }
  }

  private func textLooks(_ change: @escaping (inout TextStyle) -> Void) -> some View {
    transformEnvironment(\.text) { change(&$0.looks) }
  }
}
