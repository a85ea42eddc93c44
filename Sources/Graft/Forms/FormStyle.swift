import ViewGraph

/// How forms look. As SwiftUI documents it.
@MainActor @preconcurrency
public protocol FormStyle: _ControlStyle where _Configuration == FormStyleConfiguration {
  /// A form as the style sees it.
  typealias Configuration = FormStyleConfiguration
}

/// A form as its style sees it.
public struct FormStyleConfiguration {
  /// What the form was given.
  public typealias Content = _StylePart
  /// The controls and sections of the form.
  public let content: Content
}

/// Whether a built-in form has its controls in rows.
@MainActor
protocol BuiltInFormStyle: FormStyle {
  var isGrouped: Bool { get }
}

extension BuiltInFormStyle {
  /// The library's own form.
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInForm(isGrouped: isGrouped, content: configuration.content)
  }
}

/// Sections as boxes of rows. Claim CT29.
public struct AutomaticFormStyle: BuiltInFormStyle {
  let isGrouped = true

  /// The style.
  public init() {}
}

/// Sections as boxes of rows. Claim CT29.
public struct GroupedFormStyle: BuiltInFormStyle {
  let isGrouped = true

  /// The style.
  public init() {}
}

/// A column of labels beside a column of controls, which does not scroll. Claim CT30.
public struct ColumnsFormStyle: BuiltInFormStyle {
  let isGrouped = false

  /// The style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// Sections as boxes of rows.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Sections as boxes of rows.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A column of labels beside a column of controls.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct FormStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<FormStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var formStyles: StyleStack<FormStyleConfiguration> {
    get { self[FormStylesKey.self] }
    set { self[FormStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how the forms in this view look; the nearest wins. Claims CT29, CT30 and SY5.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View { controlStyle(style, \.formStyles) }
}
