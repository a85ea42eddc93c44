import ViewGraph

/// How labelled content looks. As SwiftUI documents it.
@MainActor @preconcurrency
public protocol LabeledContentStyle: _ControlStyle where _Configuration == LabeledContentStyleConfiguration {
  /// Labelled content as the style sees it.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// Labelled content as its style sees it.
public struct LabeledContentStyleConfiguration {
  /// The label that was given.
  public typealias Label = _StylePart
  /// The content that was given.
  public typealias Content = _StylePart
  /// What the content is called.
  public let label: Label
  /// What has the label.
  public let content: Content
}

/// The label beside the content.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The style.
  public init() {}

  /// The label beside the content.
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInLabeledContent(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label beside the content.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<LabeledContentStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var labeledContentStyles: StyleStack<LabeledContentStyleConfiguration> {
    get { self[LabeledContentStylesKey.self] }
    set { self[LabeledContentStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how labelled content in this view looks; the nearest wins. Claim SY5.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    controlStyle(style, \.labeledContentStyles)
  }
}
