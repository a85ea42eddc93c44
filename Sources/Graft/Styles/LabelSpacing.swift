import Foundation
import ViewGraph

private struct LabelSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The room between the icon and the title of labels here, in pixels; nil for that of the style. As SwiftUI documents it.
  public var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }
}

extension View {
  /// Sets the room between the icon and the title of the labels in this view, in pixels. As SwiftUI documents it.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, spacing)
  }
}
