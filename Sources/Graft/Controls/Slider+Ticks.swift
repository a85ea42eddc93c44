import ViewGraph

/// Sliders with ticks along their tracks. As SwiftUI documents it. Claim CT47.
///
/// The user can choose the values of `enabledBounds` alone, and the handle is nowhere else. A track with a `neutralValue` is
/// not filled up to the handle. What the value is called is told to assistive technologies; of up to 1,000 ticks each is a
/// mark, at which a drag holds for a moment. Ticks are made for the first 100,000 steps.
extension Slider {
  /// Chooses a bound number, with the ticks of a block, a label beside the track and one at each bound.
  public init<V: BinaryFloatingPoint, CurrentValueLabel: View, Ticks: SliderTickContent<V>>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, onEditingChanged, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
    details = SliderDetails(currentValueLabel(), neutralValue, enabledBounds)
    details.take(ticks())
  }

  /// Chooses a bound number in steps, with a tick at each step for which there is one, a label beside the track and one at each
  /// bound.
  public init<V: BinaryFloatingPoint, CurrentValueLabel: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, onEditingChanged, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
    details = SliderDetails(currentValueLabel(), neutralValue, enabledBounds)
    details.take(bounds, step, tick)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Chooses a bound number, with the ticks of a block and a label beside the track.
  public init<V: BinaryFloatingPoint, CurrentValueLabel: View, Ticks: SliderTickContent<V>>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
      currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
      ticks: ticks, onEditingChanged: onEditingChanged)
  }

  /// Chooses a bound number in steps, with a tick at each step for which there is one, and a label beside the track.
  public init<V: BinaryFloatingPoint, CurrentValueLabel: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() },
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
      currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
      tick: tick, onEditingChanged: onEditingChanged)
  }
}

extension SliderDetails {
  fileprivate init<V: BinaryFloatingPoint>(
    _ currentValueLabel: some View, _ neutralValue: V?, _ enabledBounds: ClosedRange<V>?
  ) {
    self.currentValueLabel = AnyView(currentValueLabel)
    hasNeutralValue = neutralValue != nil
    self.enabledBounds = enabledBounds.map { Double($0.lowerBound)...Double($0.upperBound) }
  }
}
