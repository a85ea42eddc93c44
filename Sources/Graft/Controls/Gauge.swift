import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// Shows a value within bounds. Claim CT40; otherwise as SwiftUI documents it.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let value: GaugeValue
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel
  private let markedValueLabels: MarkedValueLabels
  @Environment(\.gaugeStyles) private var styles

  /// A value with labels for itself and for the bounds. One beyond the bounds counts as the bound.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.value = GaugeValue(Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound))
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
    self.markedValueLabels = markedValueLabels()
  }

  /// What the style makes of the gauge: by itself a level bar between its labels.
  public var body: some View {
    if let style = styles.nearest {
      style.view(of: configuration, \.gaugeStyles)
    } else {
      BuiltInGauge(
        value: value, label: label, currentValueLabel: currentValueLabel, minimum: minimumValueLabel,
        maximum: maximumValueLabel, marked: markedValueLabels)
    }
  }

  private var configuration: GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: value.share, label: _StylePart(label), currentValueLabel: _StylePart(given: currentValueLabel),
      minimumValueLabel: _StylePart(given: minimumValueLabel), maximumValueLabel: _StylePart(given: maximumValueLabel),
      markedValueLabels: _StylePart(given: markedValueLabels), range: value)
  }
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label, CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel?,
  BoundsLabel == GaugeStyleConfiguration.MinimumValueLabel?,
  MarkedValueLabels == GaugeStyleConfiguration.MarkedValueLabel?
{
  /// The gauge that a style was given, in the next outer style. Claim SY6.
  public init(_ configuration: GaugeStyleConfiguration) {
    value = configuration.range
    label = configuration.label
    currentValueLabel = configuration.currentValueLabel
    minimumValueLabel = configuration.minimumValueLabel
    maximumValueLabel = configuration.maximumValueLabel
    markedValueLabels = configuration.markedValueLabels
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A value with labels for itself and for the bounds.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel, markedValueLabels: { EmptyView() })
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A value with labels for itself and for values between the bounds.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() }, markedValueLabels: markedValueLabels)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A value with a label for itself.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A value with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) { self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() }) }
}

/// A value within bounds.
struct GaugeValue: Equatable {
  let bounds: ClosedRange<Double>
  let value: Double

  /// A value beyond the bounds counts as the bound, and what is no number as the least.
  init(_ value: Double, _ bounds: ClosedRange<Double>) {
    self.bounds = bounds.computable
    self.value = value.isNaN ? self.bounds.lowerBound : min(max(value, self.bounds.lowerBound), self.bounds.upperBound)
  }

  /// From 0 to 1.
  var share: Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? (value - bounds.lowerBound) / length : 0
  }
}

/// The library's own gauge: the label, a level bar between the labels of the bounds, and the value's label.
struct BuiltInGauge<Label: View, CurrentValueLabel: View, Minimum: View, Maximum: View, Marked: View>: View {
  let value: GaugeValue
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimum: Minimum
  let maximum: Maximum
  let marked: Marked
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading) {
      if labelsVisibility != .hidden { label }
      HStack {
        minimum
        LevelBar(
          value: value, name: ViewTitle.name(of: label, in: locale),
          words: ViewTitle.name(of: currentValueLabel, in: locale))
        maximum
      }
      marked
      currentValueLabel
    }
  }
}

private struct LevelBar: GtkWidgetRepresentable {
  let value: GaugeValue
  let name: String?
  let words: String?

  func makeGtkWidget(context: Context) -> Widget {
    let bar = Widget(gtk_level_bar_new())
    gtk_widget_set_hexpand(bar.widgetObject, 1)
    gtk_widget_set_valign(bar.widgetObject, GTK_ALIGN_CENTER)
    // GTK's own would change the colour at levels of its choice.
    for level in [GTK_LEVEL_BAR_OFFSET_LOW, GTK_LEVEL_BAR_OFFSET_HIGH, GTK_LEVEL_BAR_OFFSET_FULL] {
      gtk_level_bar_remove_offset_value(bar.object.cast(), level)
    }
    return bar
  }

  /// GTK knows no level below zero.
  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    gtkWidget["value"] = value.share
    gtkWidget.showControlLook(of: context.environment)
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, value.bounds.lowerBound)
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, value.bounds.upperBound)
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, value.value)
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words)
  }
}
