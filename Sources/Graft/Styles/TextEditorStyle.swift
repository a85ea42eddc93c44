import ViewGraph

/// How editors of several lines look. Claim SY18; otherwise as SwiftUI documents it.
@MainActor @preconcurrency
public protocol TextEditorStyle: _ControlStyle where _Configuration == TextEditorStyleConfiguration {
  /// An editor as the style sees it.
  typealias Configuration = TextEditorStyleConfiguration
}

/// An editor as its style sees it: what it edits is the editor's own, which `TextEditor(configuration)` shows.
public struct TextEditorStyleConfiguration {
  let edited: EditedString
}

/// The look of the theme.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The style.
  public init() {}

  /// The look of the theme.
  public func makeBody(configuration: Configuration) -> some View { TextEditorWidget(configuration.edited) }
}

/// The text without a background of its own.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The style.
  public init() {}

  /// The text without a background of its own.
  public func makeBody(configuration: Configuration) -> some View {
    TextEditorWidget(configuration.edited).scrollContentBackground(.hidden)
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The look of the theme.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text without a background of its own.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

private struct TextEditorStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<TextEditorStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var textEditorStyles: StyleStack<TextEditorStyleConfiguration> {
    get { self[TextEditorStylesKey.self] }
    set { self[TextEditorStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how the editors in this view look; the nearest wins. Claim SY5.
  public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
    controlStyle(style, \.textEditorStyles)
  }
}
