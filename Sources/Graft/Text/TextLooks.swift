import ViewGraph

/// How the texts in a view look that say nothing else themselves; the nearest wins. As SwiftUI documents them.
extension View {
  /// Sets the weight; nil for the font's.
  public func fontWeight(_ weight: Font.Weight?) -> some View { textLooks { $0.weight = weight } }

  /// Sets the kind of letters; nil for the font's.
  public func fontDesign(_ design: Font.Design?) -> some View { textLooks { $0.design = design } }

  /// Makes the texts heavier.
  public func bold(_ isActive: Bool = true) -> some View { textLooks { $0.isBold = isActive } }

  /// Slants the texts.
  public func italic(_ isActive: Bool = true) -> some View { textLooks { $0.isItalic = isActive } }

  /// Draws a line below the texts.
  public func underline(_ isActive: Bool = true) -> some View { textLooks { $0.isUnderlined = isActive } }

  /// Draws a line through the texts.
  public func strikethrough(_ isActive: Bool = true) -> some View { textLooks { $0.isStruckThrough = isActive } }

  /// Makes all digits of one width.
  public func monospacedDigit() -> some View { textLooks { $0.hasMonospacedDigits = true } }

  /// Makes all letters of one width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    textLooks { $0.design = isActive ? .monospaced : nil }
  }

  private func textLooks(_ change: @escaping (inout TextStyle) -> Void) -> some View {
    transformEnvironment(\.text) { change(&$0.looks) }
  }
}
