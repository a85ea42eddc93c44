import ViewGraph

/// What text and images are drawn with.
@preconcurrency
public protocol ShapeStyle: Sendable {
  /// The runtime's requirement: the colour, given the one that is used around.
  func _color(over inherited: Color) -> Color
}

extension Color: ShapeStyle {
  /// The colour itself.
  public func _color(over inherited: Color) -> Color { self }
}

/// The colour that is used around, more or less strong. As SwiftUI documents it.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let strength: Double

  /// At full strength.
  public static let primary = HierarchicalShapeStyle(strength: 1)
  /// Less strong.
  public static let secondary = HierarchicalShapeStyle(strength: 0.55)
  /// Weak.
  public static let tertiary = HierarchicalShapeStyle(strength: 0.3)
  /// Barely seen.
  public static let quaternary = HierarchicalShapeStyle(strength: 0.18)

  /// The inherited colour at this strength.
  public func _color(over inherited: Color) -> Color { inherited.opacity(strength) }
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

extension EnvironmentValues {
  /// What text and images are drawn with here.
  var foregroundColor: Color {
    get { text.color }
    set { text.color = newValue }
  }
}

extension View {
  /// Sets what the text and the images in this view are drawn with; the nearest wins. As SwiftUI documents it.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    transformEnvironment(\.foregroundColor) { $0 = style._color(over: $0) }
  }

  /// Sets the colour of the text and the images in this view; nil for the theme's.
  public func foregroundColor(_ color: Color?) -> some View { environment(\.foregroundColor, color ?? .primary) }
}
