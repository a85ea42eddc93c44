import Foundation
import ViewGraph

private struct LabelSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct IconWidthKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The width that is kept for the icons of labels here, in pixels; nil for as much as each has. Claim SY26.
  public internal(set) var labelReservedIconWidth: CGFloat? {
    get { self[IconWidthKey.self] }
    set { self[IconWidthKey.self] = newValue }
  }

  /// The room between the icon and the title of labels here, in pixels; nil for that of the style. Claim SY26.
  public var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }
}

extension View {
  /// Keeps a width for the icons of the labels in this view that show their titles beside them, in pixels, so that the titles
  /// begin below each other; an icon is in its middle. Claim SY26.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { environment(\.labelReservedIconWidth, value) }

  /// Sets the room between the icon and the title of the labels in this view, in pixels. Claim SY26.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, spacing)
  }
}
