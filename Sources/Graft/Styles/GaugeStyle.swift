import ViewGraph

/// How gauges look. Claim SY17; otherwise as SwiftUI documents it.
@MainActor @preconcurrency
public protocol GaugeStyle: _ControlStyle where _Configuration == GaugeStyleConfiguration {
  /// A gauge as the style sees it.
  typealias Configuration = GaugeStyleConfiguration
}

/// A gauge as its style sees it.
public struct GaugeStyleConfiguration {
  /// The label that the gauge was given.
  public typealias Label = _StylePart
  /// The label of the value.
  public typealias CurrentValueLabel = _StylePart
  /// The label of the least value.
  public typealias MinimumValueLabel = _StylePart
  /// The label of the greatest value.
  public typealias MaximumValueLabel = _StylePart
  /// The labels of values between.
  public typealias MarkedValueLabel = _StylePart
  /// Where the value is between the bounds, from 0 to 1. Claim SY17.
  public var value: Double
  /// What the gauge is called.
  public var label: Label
  /// The value in words, if it is said.
  public var currentValueLabel: CurrentValueLabel?
  /// The least value in words, if it is said.
  public var minimumValueLabel: MinimumValueLabel?
  /// The greatest value in words, if it is said.
  public var maximumValueLabel: MaximumValueLabel?
  /// Values between in words, if they are said.
  public var markedValueLabels: MarkedValueLabel?
  let range: GaugeValue
}

/// A level bar between its labels.
public struct DefaultGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}

  /// The library's own gauge.
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInGauge(
      value: configuration.range, label: configuration.label, currentValueLabel: configuration.currentValueLabel,
      minimum: configuration.minimumValueLabel, maximum: configuration.maximumValueLabel,
      marked: configuration.markedValueLabels)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A level bar between its labels.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
  /// A level bar between its labels.
  public static var linearCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
}

private struct GaugeStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<GaugeStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var gaugeStyles: StyleStack<GaugeStyleConfiguration> {
    get { self[GaugeStylesKey.self] }
    set { self[GaugeStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how the gauges in this view look; the nearest wins. Claim SY5.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View { controlStyle(style, \.gaugeStyles) }
}
