import ViewGraph

/// What shapes, text and images are painted with: a colour, a gradient, or one that depends on its surroundings. As SwiftUI
/// documents it.
@preconcurrency
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one stands for.
  associatedtype Resolved: ShapeStyle = Never
  /// The style that this one stands for in some surroundings: what a style of one's own says. It is asked again when what it
  /// has read of them changes.
  @MainActor func resolve(in environment: EnvironmentValues) -> Resolved
  /// The runtime's requirement: what is painted.
  @MainActor func _paint(in environment: EnvironmentValues) -> _ShapePaint
  /// The runtime's requirement: the colour of text, given the one that is used around.
  @MainActor func _color(over inherited: Color) -> Color
}

extension ShapeStyle {
  /// That of the style that it stands for.
  @MainActor
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    resolve(in: environment)._paint(in: environment)
  }

  /// The colour that stands for what is painted.
  @MainActor public func _color(over inherited: Color) -> Color { _paint(in: EnvironmentValues()).color }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the style stands for itself.
  @MainActor
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) stands for itself") }
}

extension Never: ShapeStyle {
  /// Never called: there is no value of this type.
  @MainActor public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    fatalError("there is no value of \(Self.self)")
  }
}

extension Color: ShapeStyle {
  /// The colour itself.
  @MainActor public func _paint(in environment: EnvironmentValues) -> _ShapePaint { ShapePaint(.color(self)) }

  /// The colour itself.
  @MainActor public func _color(over inherited: Color) -> Color { self }
}

extension Color.Resolved: ShapeStyle {
  /// The type of the style that this one stands for.
  public typealias Resolved = Never

  /// The colour itself.
  @MainActor public func _paint(in environment: EnvironmentValues) -> _ShapePaint { ShapePaint(.color(Color(self))) }
}

/// A style that can be seen through more.
struct FadedStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  func _paint(in environment: EnvironmentValues) -> _ShapePaint { style._paint(in: environment).faded(by: opacity) }

  func _color(over inherited: Color) -> Color { style._color(over: inherited).opacity(opacity) }
}

extension ShapeStyle {
  /// The same style, less opaque by a factor from 0 to 1 (PT17). As SwiftUI documents it.
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(style: self, opacity: opacity) }
}

/// A style of any type. As SwiftUI documents it.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// The style, without its type.
  public init<Style: ShapeStyle>(_ style: Style) { self.style = style }

  /// That of the style.
  @MainActor public func _paint(in environment: EnvironmentValues) -> _ShapePaint { style._paint(in: environment) }

  /// That of the style.
  @MainActor public func _color(over inherited: Color) -> Color { style._color(over: inherited) }
}

/// A level of the style that is used around (PT2 to PT4). As SwiftUI documents it.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// At full strength.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Less strong.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Weak.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// Barely seen.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// As good as not seen.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The level of the style around.
  @MainActor
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    environment.foregroundStyles.style(at: level)._paint(in: environment)
  }

  /// The inherited colour at this strength.
  @MainActor
  public func _color(over inherited: Color) -> Color {
    inherited.opacity((inherited.isOfTheme ? ForegroundStyles.themeStrengths : ForegroundStyles.strengths)[level])
  }
}

/// The style that is used around (PT1). As SwiftUI documents it.
public struct ForegroundStyle: ShapeStyle {
  /// The style around.
  public init() {}

  /// That of the style around.
  @MainActor
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    environment.foregroundStyles.style(at: 0)._paint(in: environment)
  }

  /// The colour around.
  @MainActor public func _color(over inherited: Color) -> Color { inherited }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that is used around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The colour that is used around.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The colour that is used around, less strong.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The colour that is used around, weak.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The colour that is used around, barely seen.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The colour that is used around, as good as not seen.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The colours with names, where a style is asked for.
extension ShapeStyle where Self == Color {
  public static var accentColor: Color { .accentColor }
  public static var clear: Color { .clear }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
}

/// The styles that are used around, by their levels.
struct ForegroundStyles: Sendable {
  /// How strong the levels of a style are, and those of the theme's colour for text (PT2).
  static let strengths = [1, 0.5, 0.25, 0.18, 0.1]
  static let themeStrengths = [1, 0.55, 0.3, 0.18, 0.1]

  /// Those that were said, from the first level on; none for the theme's.
  var styles: [any ShapeStyle] = []

  /// A level that was not said is derived from the first (PT4).
  func style(at level: Int) -> any ShapeStyle {
    if level < styles.count { return styles[level] }
    guard let first = styles.first else { return Color.primary.opacity(Self.themeStrengths[level]) }
    return AnyShapeStyle(first).opacity(Self.strengths[level])
  }

  /// The styles inside of a view that says some: levels are meant of those around.
  func replaced(by new: [any ShapeStyle]) -> ForegroundStyles {
    ForegroundStyles(
      styles: new.map { style in
        if let level = style as? HierarchicalShapeStyle { return self.style(at: level.level) }
        return style is Color ? style : SurroundedStyle(style: style, around: self)
      })
  }
}

/// A style that was said in some surroundings, whose levels it may mean.
private struct SurroundedStyle: ShapeStyle {
  let style: any ShapeStyle
  let around: ForegroundStyles

  func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    var surroundings = environment
    surroundings.foregroundStyles = around
    return style._paint(in: surroundings)
  }

  func _color(over inherited: Color) -> Color { style._color(over: inherited) }
}

private struct ForegroundStylesKey: EnvironmentKey {
  static let defaultValue = ForegroundStyles()
}

extension EnvironmentValues {
  /// What text and images are drawn with here.
  var foregroundColor: Color {
    get { text.color }
    set { text.color = newValue }
  }

  /// What shapes are painted with here.
  var foregroundStyles: ForegroundStyles {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets what the text, the shapes and the images in this view are drawn with; the nearest wins (PT1). As SwiftUI documents
  /// it.
  ///
  /// A text and an image have one colour: of a gradient, the first.
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
    transformEnvironment(\.foregroundStyles) { $0 = $0.replaced(by: styles) }
      .transformEnvironment(\.foregroundColor) { color in
        if let first = styles.first { color = first._color(over: color) }
      }
  }

  /// Sets the colour of the text, the shapes and the images in this view; nil for the theme's (PT5).
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyles, ForegroundStyles(styles: color.map { [$0] } ?? []))
      .environment(\.foregroundColor, color ?? .primary)
  }
}
