import ViewGraph

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
    environment.styles.foreground(at: level).style._paint(in: environment)
  }
}

/// The style that is used around (PT1). As SwiftUI documents it.
public struct ForegroundStyle: ShapeStyle {
  /// The style around.
  public init() {}

  /// That of the style around.
  @MainActor
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    environment.styles.foreground(at: 0).style._paint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that is used around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style that is used around.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The style that is used around, less strong.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The style that is used around, weak.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The style that is used around, barely seen.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The style that is used around, as good as not seen.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The levels of any style, each as strong as that of a style that is used around (PT2). As SwiftUI documents them.
extension ShapeStyle {
  /// The style, less strong.
  public var secondary: some ShapeStyle { level(1) }
  /// The style, weak.
  public var tertiary: some ShapeStyle { level(2) }
  /// The style, barely seen.
  public var quaternary: some ShapeStyle { level(3) }
  /// The style, as good as not seen.
  public var quinary: some ShapeStyle { level(4) }

  private func level(_ level: Int) -> some ShapeStyle { opacity(SurroundingStyles.strengths[level]) }
}

/// The style that is used around, changed, where a style is asked for: `.foregroundStyle(.shadow(.drop(radius: 2)))`.
extension ShapeStyle where Self == AnyShapeStyle {
  /// The style that is used around, less opaque by a factor from 0 to 1.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

  /// The style that is used around, with a shadow (PT25).
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }

  /// The style that is used around, mixed with what is below it.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}
