import Foundation
import ViewGraph

/// A control that makes a value larger or smaller, step by step: a label and two buttons, without a number of its own.
///
/// A step that would leave the bounds ends at the bound, where the button cannot be pressed any more. Holding a button repeats
/// the step. Claims CT12 to CT15; otherwise as SwiftUI documents it.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let steps: StepperSteps
  /// The value in words, for assistive technologies.
  private let value: () -> String?
  @Environment(\.locale) private var locale

  private init(_ label: Label, _ steps: StepperSteps, value: @escaping () -> String? = { nil }) {
    self.label = label
    self.steps = steps
    self.value = value
  }

  /// The label before the buttons.
  public var body: some View {
    let buttons = StepperButtons(steps: steps, name: ViewTitle.name(of: label, in: locale), value: value())
    if Label.self == EmptyView.self { buttons } else { LabeledControl(label: label, control: buttons) }
  }
}

extension Stepper {
  /// Runs actions; a button without one cannot be pressed. No value is kept. Claim CT13.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label(),
      StepperSteps(increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged))
  }

  /// Changes a bound value. Claim CT12.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label(), StepperSteps(value, nil, step, onEditingChanged), value: { String(describing: value.wrappedValue) })
  }

  /// Changes a bound value within bounds. Claim CT12.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label(), StepperSteps(value, bounds, step, onEditingChanged), value: { String(describing: value.wrappedValue) })
  }

  /// Changes a bound value, which assistive technologies are told as a format writes it. As SwiftUI documents it.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1, format: Format,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      label(), StepperSteps(value, nil, step, onEditingChanged), value: { format.format(value.wrappedValue) })
  }

  /// Changes a bound value within bounds, which assistive technologies are told as a format writes it.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      label(), StepperSteps(value, bounds, step, onEditingChanged), value: { format.format(value.wrappedValue) })
  }
}

extension Stepper where Label == Text {
  /// Runs actions; a button without one cannot be pressed. Claims CT13 and UI17.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Runs actions; a button without one cannot be pressed. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      LocalizedStringKey(titleResource), onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Runs actions; a button without one cannot be pressed. Claim CT13.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Changes a bound value. Claims CT12 and UI17.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged) }

  /// Changes a bound value. Claim TX21.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(LocalizedStringKey(titleResource), value: value, step: step, onEditingChanged: onEditingChanged) }

  /// Changes a bound value. Claim CT12.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged) }

  /// Changes a bound value within bounds. Claims CT12 and UI17.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Changes a bound value within bounds. Claim TX21.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      LocalizedStringKey(titleResource), value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
  }

  /// Changes a bound value within bounds. Claim CT12.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged) }
}

/// What the buttons of a stepper do.
struct StepperSteps {
  /// Nil where the button cannot be pressed at all.
  var increment: (() -> Void)?
  var decrement: (() -> Void)?
  /// Whether a step in that direction changes anything now.
  var canIncrement: () -> Bool = { true }
  var canDecrement: () -> Bool = { true }
  /// The value and its bounds, where it is a number.
  var scale: StepperScale?
  let onEditingChanged: (Bool) -> Void

  init(increment: (() -> Void)?, decrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void) {
    self.increment = increment
    self.decrement = decrement
    self.onEditingChanged = onEditingChanged
  }

  /// Steps of a value; one that would leave the bounds ends at the bound. A step of zero or against the direction of the
  /// button does nothing.
  init<Value: Strideable>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>?, _ step: Value.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.onEditingChanged = onEditingChanged
    increment = { Self.move(value, bounds, by: step) }
    decrement = { Self.move(value, bounds, by: 0 - step) }
    canIncrement = { bounds.map { value.wrappedValue < $0.upperBound } ?? true }
    canDecrement = { bounds.map { value.wrappedValue > $0.lowerBound } ?? true }
    scale = StepperScale(value.wrappedValue, bounds)
  }

  private static func move<Value: Strideable>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>?, by step: Value.Stride
  ) {
    let old = value.wrappedValue
    // Beside a bound the sum may be beyond what the type can hold.
    let room = bounds.map { step > 0 ? old.distance(to: $0.upperBound) : old.distance(to: $0.lowerBound) }
    let distance = room.map { step > 0 ? Swift.min(step, $0) : Swift.max(step, $0) } ?? step
    let new = old.advanced(by: distance)
    if new != old { value.wrappedValue = new }
  }
}

/// Where the value of a stepper is between its bounds, as numbers.
struct StepperScale {
  let value: Double
  let bounds: ClosedRange<Double>?

  /// Nil for a value that is no number.
  init?<Value: Strideable>(_ value: Value, _ bounds: ClosedRange<Value>?) {
    guard let number = Self.number(value) else { return nil }
    self.value = number
    self.bounds = bounds.flatMap { bounds in
      guard let least = Self.number(bounds.lowerBound), let most = Self.number(bounds.upperBound) else { return nil }
      return least...most
    }
  }

  private static func number(_ value: Any) -> Double? {
    if let value = value as? any BinaryInteger { return Double(value) }
    guard let number = (value as? any BinaryFloatingPoint).map({ Double($0) }), !number.isNaN else { return nil }
    return number
  }
}
