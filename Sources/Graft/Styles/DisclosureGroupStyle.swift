import ViewGraph

/// How groups that open and close look. Claim SY18; otherwise as SwiftUI documents it.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: _ControlStyle where _Configuration == DisclosureGroupStyleConfiguration {
  /// A group as the style sees it.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// A group as its style sees it.
public struct DisclosureGroupStyleConfiguration {
  /// The label that the group was given.
  public typealias Label = _StylePart
  /// The content that the group was given.
  public typealias Content = _StylePart
  /// What is always shown.
  public let label: Label
  /// What is shown while the group is open. It is made where a style shows it.
  public let content: Content
  /// Whether the group is open; writing it opens and closes it.
  @Binding public var isExpanded: Bool
}

/// A header with an arrow, and the content below while it is open.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The style.
  public init() {}

  /// A header with an arrow, and the content below while it is open.
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInDisclosure(
      isExpanded: configuration.$isExpanded, label: configuration.label, content: configuration.content)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A header with an arrow, and the content below while it is open.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureGroupStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<DisclosureGroupStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var disclosureGroupStyles: StyleStack<DisclosureGroupStyleConfiguration> {
    get { self[DisclosureGroupStylesKey.self] }
    set { self[DisclosureGroupStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how the groups in this view that open and close look; the nearest wins. Claim SY5.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    controlStyle(style, \.disclosureGroupStyles)
  }
}
