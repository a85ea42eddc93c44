import Foundation
import ViewGraph

extension Text {
  /// Shows a string with attributes: font, colours, lines, room between letters, offset and link of each of its runs. What a run
  /// leaves open comes from the surroundings; attributes of other frameworks change nothing. Claim TX25.
  // `Text(.init(string))` is a key.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(TextContent(attributedContent)) }
}

extension LocalizedStringKey.StringInterpolation {
  /// A string with its attributes. Claim TX25.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    append(TextContent(attributedString))
  }
}

extension TextContent {
  fileprivate init(_ attributed: AttributedString) {
    self = .joined(
      attributed.runs.map { run in
        .styled(.string(String(attributed[run.range].characters)), TextStyle(run))
      })
  }
}

extension TextStyle {
  /// What a text shows of the attributes of a run.
  init(_ run: AttributedString.Runs.Run) {
    self.init()
    font = run.font
    background = run.backgroundColor
    underline = run.underlineStyle.map { TextLine(pattern: $0.pattern, color: $0.color) }
    strikethrough = run.strikethroughStyle.map { TextLine(pattern: $0.pattern, color: $0.color) }
    (kerning, tracking, baselineOffset) = (run.kern, run.tracking, run.baselineOffset)
    link = run.link
    if let color = run.foregroundColor { paint = HeldStyle(color) }
    take(run.inlinePresentationIntent ?? [])
  }

  private mutating func take(_ intent: InlinePresentationIntent) {
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.code) { design = .some(.monospaced) }
    if intent.contains(.strikethrough) { strikethrough = strikethrough ?? TextLine() }
  }
}
