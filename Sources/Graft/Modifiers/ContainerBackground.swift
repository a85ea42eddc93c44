import ViewGraph

/// Which container around a view has a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  public static let navigation = Self(name: "navigation")
  public static let navigationSplitView = Self(name: "navigationSplitView")
  public static let tabView = Self(name: "tabView")
  public static let window = Self(name: "window")
  /// There are none on a desktop.
  public static let widget = Self(name: "widget")
}

/// What is behind a page or a window, said by its content. It is behind that, and a content that shall fill the container says so
/// itself by a frame. As SwiftUI documents it, but for that.
extension View {
  /// Fills what is behind the view.
  public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> some View { background(style) }

  /// Puts a view behind the view.
  public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View { background(alignment: alignment, content: content) }
}
