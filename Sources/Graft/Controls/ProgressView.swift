import Foundation
import ViewGraph

/// Shows how far a task has come, or that it is under way. What it looks like is said by `progressViewStyle(_:)`.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let source: ProgressSource
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  @Environment(\.progressViewStyles) private var styles

  private init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.init(.fraction(fraction), label: label, currentValueLabel: currentValueLabel)
  }

  private init(_ source: ProgressSource, label: Label, currentValueLabel: CurrentValueLabel) {
    self.source = source
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// What the style makes of it; a bar, or a spinner while nobody knows, where nobody has said.
  public var body: some View {
    if case .fraction(let fraction) = source {
      view(of: fraction)
    } else {
      TimelineView(.periodic(from: .now, by: 0.1)) { view(of: source.fraction(at: $0.date)) }
    }
  }

  @ViewBuilder private func view(of fraction: Double?) -> some View {
    let fraction = fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
    let style = styles.nearest
    let look = style == nil ? ProgressLook.automatic : (style as? any BuiltInProgressViewStyle)?.onlyLook
    if let look {
      BuiltInProgress(
        look: look, fraction: fraction, label: label, currentValueLabel: currentValueLabel)
    } else {
      style?.view(of: configuration(fraction), \.progressViewStyles)
    }
  }

  private func configuration(_ fraction: Double?) -> ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: _StylePart(given: label),
      currentValueLabel: _StylePart(given: currentValueLabel))
  }
}

extension ProgressView
where Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == ProgressViewStyleConfiguration.Label? {
  /// The view that a style was given, in the next outer style. Claim SY6.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A task of which nobody knows how far it is. As SwiftUI documents it.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A task of which nobody knows how far it is.
  public init() { self.init { EmptyView() } }

  /// A task that has done `value` of `total`; nil while nobody knows. A value beyond the bounds counts as the bound.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(fraction: value.map { Double($0 / total) }, label: EmptyView(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// A task with a text of which nobody knows how far it is.
  public init(_ key: LocalizedStringKey) { self.init { Text(key) } }

  /// A task with a translated text of which nobody knows how far it is. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) { self.init(LocalizedStringKey(titleResource)) }

  /// A task with a text that has done `value` of `total`; nil while nobody knows.
  public init<Value: BinaryFloatingPoint>(_ key: LocalizedStringKey, value: Value?, total: Value = 1) {
    self.init(fraction: value.map { Double($0 / total) }, label: Text(key), currentValueLabel: EmptyView())
  }

  /// A task with a translated text that has done `value` of `total`; nil while nobody knows. Claim TX21.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: Value?, total: Value = 1) {
    self.init(LocalizedStringKey(titleResource), value: value, total: total)
  }

  /// A task with a text of which nobody knows how far it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) { self.init { Text(title) } }

  /// A task with a text that has done `value` of `total`; nil while nobody knows.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(_ title: Title, value: Value?, total: Value = 1) {
    self.init(fraction: value.map { Double($0 / total) }, label: Text(title), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// A task that has done `value` of `total`, with its label above and what it has done below.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A task as Foundation counts it, which is asked ten times a second, as nobody tells of it.
  public init(_ progress: Progress) {
    self.init(.progress(progress), label: EmptyView(), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// The time between two dates as it goes by; `countsDown` begins with all of it. As SwiftUI documents it.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(.time(timerInterval, countsDown), label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == Text {
  /// The time between two dates as it goes by, which is written below as well.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      Text(timerInterval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
  /// The time between two dates as it goes by, which is written below as well.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A task that has done `value` of `total`, with its label above.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView: SingleView {}
