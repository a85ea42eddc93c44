import ViewGraph

/// A fill through which some of what is behind is seen: the theme's colour behind documents, more or less opaque (PT22). What
/// is behind is not blurred, as GTK blurs only what it paints itself. As SwiftUI documents it, but for that.
public struct Material: ShapeStyle, Hashable {
  private let opacity: Double

  /// Most of what is behind shows.
  public static let ultraThin = Material(opacity: 0.35)
  /// More shows than not.
  public static let thin = Material(opacity: 0.5)
  /// Some shows.
  public static let regular = Material(opacity: 0.65)
  /// Little shows.
  public static let thick = Material(opacity: 0.8)
  /// As good as nothing shows.
  public static let ultraThick = Material(opacity: 0.92)
  /// The one for bars at the edges of content.
  public static let bar = Material(opacity: 0.85)

  /// The theme's colour.
  @MainActor
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    ShapePaint(.color(Color(source: .theme(.view))), opacity: opacity)
  }
}

extension ShapeStyle where Self == Material {
  /// Most of what is behind shows.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More shows than not.
  public static var thinMaterial: Material { .thin }
  /// Some shows.
  public static var regularMaterial: Material { .regular }
  /// Little shows.
  public static var thickMaterial: Material { .thick }
  /// As good as nothing shows.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The one for bars at the edges of content.
  public static var bar: Material { .bar }
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  /// The material that is behind the views here, as the nearest `background` of one says; nil where there is none. Colours do not
  /// become others by it. Claim PT29.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

extension View {
  /// Fills what is behind this view with a material, of which the view is told (PT23, PT29). As SwiftUI documents it.
  public func background(_ style: Material, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    environment(\.backgroundMaterial, style).background { Rectangle().fill(style) }
  }

  /// Fills a shape behind the view with a material, of which the view is told (PT23, PT29). As SwiftUI documents it.
  public func background<S: Shape>(_ style: Material, in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    environment(\.backgroundMaterial, style).background { shape.fill(style, style: fillStyle) }
  }
}
