import ViewGraph

/// The styles that are used around.
struct SurroundingStyles: Equatable, Sendable {
  /// How strong the levels of a style are, and those of the theme's colour for text (PT2).
  static let strengths = [1, 0.5, 0.25, 0.18, 0.1]
  static let themeStrengths = [1, 0.55, 0.3, 0.18, 0.1]

  /// The levels that were said, from the first on; none for the theme's.
  private(set) var foreground: [HeldStyle] = []
  /// What is behind; nil for the window's (PT23).
  private(set) var background: HeldStyle?
  /// What marks; nil for the theme's (PT21).
  private(set) var tint: HeldStyle?

  /// A level that was not said is derived from the first (PT4).
  func foreground(at level: Int) -> HeldStyle {
    if level < foreground.count { return foreground[level] }
    guard let first = foreground.first else { return HeldStyle(Color.primary.opacity(Self.themeStrengths[level])) }
    if let color = first.style as? Color, color.isOfTheme {
      return HeldStyle(color.opacity(Self.themeStrengths[level]))
    }
    return HeldStyle(AnyShapeStyle(first).opacity(Self.strengths[level]))
  }

  /// The same for a view that says some levels.
  func foreground(_ styles: [any ShapeStyle]) -> SurroundingStyles {
    var changed = self
    changed.foreground = styles.map { held($0, isInFront: true) }
    return changed
  }

  /// The same for a view that says what is behind.
  func background(_ style: (any ShapeStyle)?) -> SurroundingStyles {
    var changed = self
    changed.background = style.map { held($0) }
    return changed
  }

  /// The same for a view that says what marks.
  func tint(_ style: (any ShapeStyle)?) -> SurroundingStyles {
    var changed = self
    changed.tint = style.map { held($0) }
    return changed
  }

  /// A style that is said here: what it says of its surroundings is meant of these.
  private func held(_ style: any ShapeStyle, isInFront: Bool = false) -> HeldStyle {
    if let level = style as? HierarchicalShapeStyle { return foreground(at: level.level) }
    if let color = style as? Color, !color.isOfPlace { return HeldStyle(color) }
    return HeldStyle(SurroundedStyle(style: HeldStyle(style), around: self, isInFront: isInFront))
  }
}

/// A style that was said in some surroundings.
private struct SurroundedStyle: ShapeStyle, Equatable {
  let style: HeldStyle
  let around: SurroundingStyles
  let isInFront: Bool

  func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    var surroundings = environment
    surroundings.styles = around
    return isInFront ? style.paintInFront(in: surroundings) : style.style._paint(in: surroundings)
  }
}

private struct SurroundingStylesKey: EnvironmentKey {
  static let defaultValue = SurroundingStyles()
}

extension EnvironmentValues {
  /// What shapes, text and images are painted with here.
  var styles: SurroundingStyles {
    get { self[SurroundingStylesKey.self] }
    set {
      self[SurroundingStylesKey.self] = newValue
      text.isStyled = !newValue.foreground.isEmpty
    }
  }

  /// What text and images are painted with here; nil for the theme's colour for text. Most texts are where nothing was said,
  /// and read nothing more.
  @MainActor
  var foregroundPaint: ShapePaint? {
    text.isStyled ? styles.foreground(at: 0).style._paint(in: self) : nil
  }
}

extension View {
  /// Sets what the text, the shapes and the images in this view are drawn with; the nearest wins (PT1). As SwiftUI documents
  /// it.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { foregroundStyles([style]) }

  /// Sets the first two levels of what is drawn with (PT4).
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(_ primary: First, _ secondary: Second) -> some View
  {
    foregroundStyles([primary, secondary])
  }

  /// Sets the first three levels of what is drawn with (PT4).
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First, _ secondary: Second, _ tertiary: Third
  ) -> some View { foregroundStyles([primary, secondary, tertiary]) }

  private func foregroundStyles(_ styles: [any ShapeStyle]) -> some View {
    transformEnvironment(\.styles) { $0 = $0.foreground(styles) }
  }

  /// Sets the colour of the text, the shapes and the images in this view; nil for the theme's (PT5).
  public func foregroundColor(_ color: Color?) -> some View { foregroundStyles(color.map { [$0] } ?? []) }
}
