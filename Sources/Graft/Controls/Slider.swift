import Foundation
import ViewGraph

/// A control that chooses a number between two bounds by a handle that the user moves.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let track: SliderTrack
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel
  var details = SliderDetails()
  @Environment(\.locale) private var locale

  init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, _ step: Value.Stride?,
    _ onEditingChanged: @escaping (Bool) -> Void, label: Label, minimum: ValueLabel, maximum: ValueLabel
  ) where Value.Stride: BinaryFloatingPoint {
    track = SliderTrack(
      value: value.asDouble, bounds: (Double(bounds.lowerBound)...Double(bounds.upperBound)).computable,
      step: step.map { Double($0) }, onEditingChanged: onEditingChanged)
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  /// The label, the track between the labels of its bounds.
  public var body: some View {
    LabeledControl(
      label: label,
      control: HStack {
        minimumValueLabel
        namedTrack
        maximumValueLabel
      }, fills: true)
  }

  private var namedTrack: SliderTrack {
    var track = track
    track.name = ViewTitle.name(of: label, in: locale)
    track.shown = track.value
    track.marks = details.marks(in: track.bounds, locale)
    track.valueName = details.currentValueLabel.flatMap { ViewTitle.name(of: $0, in: locale) }
    (track.enabledBounds, track.isFilled) = (details.enabledBounds, !details.hasNeutralValue)
    return track
  }
}

extension Slider {
  /// Chooses a bound number in steps, with a label beside the track and one at each bound.
  ///
  /// `onEditingChanged` is called with true when the user begins and with false when the user ends. As SwiftUI
  /// documents it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, onEditingChanged, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }

  /// Chooses a bound number, with a label beside the track and one at each bound.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, onEditingChanged, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Chooses a bound number in steps, with a label beside the track.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, onEditingChanged, label: label(), minimum: EmptyView(), maximum: EmptyView())
  }

  /// Chooses a bound number, with a label beside the track.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label: label(), minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Chooses a bound number in steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, onEditingChanged, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
  }

  /// Chooses a bound number.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
  }
}

extension BinaryFloatingPoint {
  /// The number as a Double, for a binding by key path: two of the same place are equal.
  fileprivate var asDouble: Double {
    get { Double(self) }
    set { self = Self(newValue) }
  }
}
