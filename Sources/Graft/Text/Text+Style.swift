import Foundation
import ViewGraph

/// How a text looks; each returns a text, so that texts of several looks can be joined. As SwiftUI documents it.
extension Text {
  /// Sets the font; nil for that of the surroundings (UI20).
  public func font(_ font: Font?) -> Text { styled { if $0.font == nil { $0.font = font } } }

  /// Makes the text heavier.
  public func bold(_ isActive: Bool = true) -> Text { styled { $0.isBold = $0.isBold || isActive } }

  /// Sets the weight; nil for the font's.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { if $0.weight == nil { $0.weight = weight } } }

  /// Sets the kind of letters; nil for the font's.
  public func fontDesign(_ design: Font.Design?) -> Text { styled { if $0.design == nil { $0.design = design } } }

  /// Makes all digits of one width.
  public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }

  /// Makes all letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }

  /// Slants the text.
  public func italic(_ isActive: Bool = true) -> Text { styled { $0.isItalic = $0.isItalic || isActive } }

  /// Draws a line below the text.
  public func underline(_ isActive: Bool = true) -> Text { styled { $0.isUnderlined = $0.isUnderlined || isActive } }

  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    styled { $0.isStruckThrough = $0.isStruckThrough || isActive }
  }

  /// Sets the colour; nil for that of the surroundings.
  public func foregroundColor(_ color: Color?) -> Text { color.map(foregroundStyle) ?? self }

  /// Sets what the text is painted with. Where parts of a text are painted differently, each shows one colour: of a gradient,
  /// the first.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    styled { if $0.paint == nil { $0.paint = HeldStyle(style) } }
  }

  /// Joins two texts; each keeps its looks.
  public static func + (left: Text, right: Text) -> Text {
    Text(content: left.content + right.content, runs: left.allRuns + right.allRuns)
  }

  private var allRuns: [TextRun] { runs.isEmpty ? [TextRun(length: content.utf8.count)] : runs }

  /// Changes the look of each part; what a part has set nearer to the text stays.
  private func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    text.runs = allRuns
    for index in text.runs.indices { change(&text.runs[index].style) }
    return text
  }
}
