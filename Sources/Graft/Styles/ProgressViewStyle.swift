import ViewGraph

/// How views of tasks look. Claim SY17; otherwise as SwiftUI documents it.
@MainActor @preconcurrency
public protocol ProgressViewStyle: _ControlStyle where _Configuration == ProgressViewStyleConfiguration {
  /// A view of a task as the style sees it.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// A view of a task as its style sees it.
public struct ProgressViewStyleConfiguration {
  /// The label that the view was given.
  public typealias Label = _StylePart
  /// The label of what is done that the view was given.
  public typealias CurrentValueLabel = _StylePart
  /// How much is done, from 0 to 1; nil while nobody knows. Claim SY17.
  public let fractionCompleted: Double?
  /// What the task is called, if it is.
  public let label: Label?
  /// What is done in words, if it is said.
  public let currentValueLabel: CurrentValueLabel?
}

/// What a built-in view of a task looks like.
enum ProgressLook { case automatic, linear, circular }

@MainActor
protocol BuiltInProgressViewStyle: ProgressViewStyle, BuiltInLook where Look == ProgressLook {}

extension BuiltInProgressViewStyle {
  func view(of task: ProgressViewStyleConfiguration) -> some View {
    BuiltInProgress(
      look: look, fraction: task.fractionCompleted, label: task.label,
      currentValueLabel: task.currentValueLabel)
  }
}

/// A bar, or a spinner while nobody knows how far it is.
public struct DefaultProgressViewStyle: BuiltInProgressViewStyle {
  let look = ProgressLook.automatic

  /// The style.
  public init() {}

  /// The library's own view.
  public func makeBody(configuration: Configuration) -> some View { view(of: configuration) }
}

/// A bar.
public struct LinearProgressViewStyle: BuiltInProgressViewStyle {
  let look = ProgressLook.linear
  let tint: Color?

  /// The style.
  public init() { tint = nil }

  /// The style, with a colour that marks how much is done. Claim SY11.
  public init(tint: Color) { self.tint = tint }

  /// The library's own view.
  public func makeBody(configuration: Configuration) -> some View { view(of: configuration).tinted(tint) }
}

/// A ring, or a spinner while nobody knows how far it is.
public struct CircularProgressViewStyle: BuiltInProgressViewStyle {
  let look = ProgressLook.circular
  let tint: Color?

  /// The style.
  public init() { tint = nil }

  /// The style, with a colour that marks how much is done. Claim SY11.
  public init(tint: Color) { self.tint = tint }

  /// The library's own view.
  public func makeBody(configuration: Configuration) -> some View { view(of: configuration).tinted(tint) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar, or a spinner while nobody knows how far it is.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring, or a spinner while nobody knows how far it is.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct ProgressViewStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<ProgressViewStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var progressViewStyles: StyleStack<ProgressViewStyleConfiguration> {
    get { self[ProgressViewStylesKey.self] }
    set { self[ProgressViewStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how the views of tasks in this view look; the nearest wins. Claims SY5 and SY17.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    controlStyle(style, \.progressViewStyles)
  }
}
