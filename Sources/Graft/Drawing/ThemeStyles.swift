import ViewGraph

/// What is behind in some surroundings: what was said to be, or else the window's colour (PT23). As SwiftUI documents it.
public struct BackgroundStyle: ShapeStyle {
  /// The background style around.
  public init() {}

  /// That of the style around.
  @MainActor
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    let style: any ShapeStyle = environment.styles.background?.style ?? WindowBackgroundShapeStyle()
    return style._paint(in: environment)
  }
}

/// The levels of what is behind are colours that let as little through as it does: each is nearer to the colour of text (PT28).
extension BackgroundStyle {
  /// What is behind something in front of what is behind.
  public var secondary: some ShapeStyle { BackgroundLevel(share: 0.06) }
  /// What is behind something in front of the second level.
  public var tertiary: some ShapeStyle { BackgroundLevel(share: 0.12) }
  /// What is behind something in front of the third level.
  public var quaternary: some ShapeStyle { BackgroundLevel(share: 0.18) }
  /// What is behind something in front of the fourth level.
  public var quinary: some ShapeStyle { BackgroundLevel(share: 0.24) }
}

/// The background style around, at a share of the way to the colour of text. One that is no colour stays as it is.
private struct BackgroundLevel: ShapeStyle {
  let share: Double

  @MainActor
  func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    let paint = BackgroundStyle()._paint(in: environment)
    guard let color = paint.plainColor else { return paint }
    return ShapePaint(.color(color.mix(with: .primary, by: share, in: .device)))
  }
}

/// The theme's colour behind everything in a window. As SwiftUI documents it.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// The window's colour.
  public init() {}

  /// The theme's colour.
  @MainActor public func _paint(in environment: EnvironmentValues) -> _ShapePaint { ShapePaint(theme: .window) }
}

/// The theme's colour behind what is selected. As SwiftUI documents it.
public struct SelectionShapeStyle: ShapeStyle {
  /// The colour of what is selected.
  public init() {}

  /// The theme's colour.
  @MainActor public func _paint(in environment: EnvironmentValues) -> _ShapePaint { ShapePaint(theme: .selection) }
}

/// The theme's colour of the lines between things. As SwiftUI documents it.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The colour of separators.
  public init() {}

  /// The theme's colour.
  @MainActor public func _paint(in environment: EnvironmentValues) -> _ShapePaint { ShapePaint(theme: .separator) }
}

/// The theme's colour of links. As SwiftUI documents it.
public struct LinkShapeStyle: ShapeStyle {
  /// The colour of links.
  public init() {}

  /// The theme's colour.
  @MainActor public func _paint(in environment: EnvironmentValues) -> _ShapePaint { ShapePaint(theme: .link) }
}

/// The colour of text that stands where some is to be entered: that of text, half as strong, as GTK shows it. As SwiftUI
/// documents it.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The colour of placeholders.
  public init() {}

  /// The theme's colour.
  @MainActor
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint { ShapePaint(.color(.primary), opacity: 0.5) }
}

/// What the inside of controls is filled with: the theme's colour for text, barely seen, as GTK's themes fill theirs. As
/// SwiftUI documents it.
public struct FillShapeStyle: ShapeStyle {
  /// The fill of controls.
  public init() {}

  /// The theme's colour.
  @MainActor
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint { ShapePaint(.color(.primary), opacity: 0.1) }
}

extension ShapePaint {
  fileprivate init(theme color: ThemeColor) { self.init(.color(Color(source: .theme(color)))) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What is behind.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The theme's colour behind everything in a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The theme's colour behind what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The theme's colour of the lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The theme's colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text that stands where some is to be entered.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// What the inside of controls is filled with.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension EnvironmentValues {
  /// What is behind here; nil for the window's colour. As SwiftUI documents it.
  public var backgroundStyle: AnyShapeStyle? {
    get { styles.background.map { AnyShapeStyle($0) } }
    set { styles = styles.background(newValue?.style) }
  }
}

extension View {
  /// Sets what shapes in this view are filled with that are put behind views, as by `background(in:)` (PT23). As SwiftUI
  /// documents it.
  public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    transformEnvironment(\.styles) { $0 = $0.background(style) }
  }
}
