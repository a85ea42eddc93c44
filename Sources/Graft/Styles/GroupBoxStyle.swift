import ViewGraph

/// How boxes look. Claim SY18; otherwise as SwiftUI documents it.
@MainActor @preconcurrency
public protocol GroupBoxStyle: _ControlStyle where _Configuration == GroupBoxStyleConfiguration {
  /// A box as the style sees it.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// A box as its style sees it.
public struct GroupBoxStyleConfiguration {
  /// The title that the box was given.
  public typealias Label = _StylePart
  /// The content that the box was given.
  public typealias Content = _StylePart
  /// The title.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

/// A title above a frame.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The style.
  public init() {}

  /// A title above a frame.
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInGroupBox(label: configuration.label, content: configuration.content)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A title above a frame.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<GroupBoxStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var groupBoxStyles: StyleStack<GroupBoxStyleConfiguration> {
    get { self[GroupBoxStylesKey.self] }
    set { self[GroupBoxStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how the boxes in this view look; the nearest wins. Claim SY5.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View { controlStyle(style, \.groupBoxStyles) }
}
