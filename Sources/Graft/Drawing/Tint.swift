import ViewGraph

/// What marks in some surroundings: the tint, or else the theme's accent colour (PT21). As SwiftUI documents it.
public struct TintShapeStyle: ShapeStyle {
  /// The tint around.
  public init() {}

  /// That of the tint.
  @MainActor
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    environment.tint?._paint(in: environment) ?? Color.accentColor._paint(in: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint around, or else the theme's accent colour.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension EnvironmentValues {
  /// What was said to mark here; nil for the theme's accent colour.
  var tint: (any ShapeStyle)? { styles.tint?.style }

  /// The one colour of what was said to mark here, for what has no more; nil for the theme's.
  @MainActor var tintColor: Color? { tint?._paint(in: self).color }
}

extension Color {
  /// Whether it is another in other surroundings.
  var isOfPlace: Bool {
    switch source {
    case .theme(let color): color == .accent
    case .mixed(let first, let second, _, _): first.isOfPlace || second.isOfPlace
    case .varying: true
    case .components, .foreground: false
    }
  }

  /// The colour that this one is in some surroundings: that for their colour scheme, with the tint in place of the accent
  /// colour.
  @MainActor
  func tinted(in environment: EnvironmentValues) -> Color {
    isOfPlace ? placed(in: environment, tint: environment.tintColor) : self
  }

  /// The same where a tint is known.
  func placed(in environment: EnvironmentValues, tint: Color?) -> Color {
    switch source {
    case .theme(.accent): tint?.opacity(alpha) ?? self
    case .mixed(let first, let second, let share, let space):
      Color(
        source: .mixed(
          first.placed(in: environment, tint: tint), second.placed(in: environment, tint: tint), share, space),
        alpha: alpha)
    case .varying(let color): color.color(in: environment.colorScheme).opacity(alpha)
    case .theme, .components, .foreground: self
    }
  }
}

extension Gradient {
  /// The gradient of the colours that its own are in some surroundings.
  @MainActor
  func tinted(in environment: EnvironmentValues) -> Gradient {
    guard stops.contains(where: \.color.isOfPlace) else { return self }
    var gradient = self
    for index in stops.indices { gradient.stops[index].color = stops[index].color.tinted(in: environment) }
    return gradient
  }
}

extension ShapePaint {
  /// A gradient with the tint around in place of the accent colour.
  @MainActor
  func tinted(in environment: EnvironmentValues) -> ShapePaint {
    guard case .gradient(let gradient, let geometry) = source else { return self }
    var paint = self
    paint.source = .gradient(gradient.tinted(in: environment), geometry)
    return paint
  }
}

extension View {
  /// Sets what `.tint`, `Color.accentColor` and controls mark with in this view; nil for the theme's accent colour (PT21). As
  /// SwiftUI documents it.
  public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    transformEnvironment(\.styles) { $0 = $0.tint(tint) }
  }

  /// Sets the colour that `.tint`, `Color.accentColor` and controls mark with in this view; nil for the theme's.
  public func tint(_ tint: Color?) -> some View { transformEnvironment(\.styles) { $0 = $0.tint(tint) } }

  /// The same for a colour that may not have been said: without one, the tint around stays.
  func tinted(_ tint: Color?) -> some View {
    transformEnvironment(\.styles) { if let tint { $0 = $0.tint(tint) } }
  }

  /// The older name of `tint(_:)`.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
