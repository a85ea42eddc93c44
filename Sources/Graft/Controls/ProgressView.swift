import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// Shows how far a task has come, or that it is under way.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// From 0 to 1; nil while nobody knows.
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  private init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// A bar between its labels, or a spinner above its label.
  public var body: some View {
    if let fraction {
      VStack(alignment: .leading) {
        label
        ProgressBar(fraction: fraction, name: name)
        currentValueLabel
      }
    } else {
      VStack {
        Spinner(name: name)
        label
      }
    }
  }

  private var name: String? { (label as? Text)?.content }
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
  public init<Title: StringProtocol>(_ title: Title) { self.init { Text(title) } }

  /// A task with a text that has done `value` of `total`; nil while nobody knows.
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

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A task that has done `value` of `total`, with its label above.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

/// A bar that is filled from its start.
private struct ProgressBar: GtkWidgetRepresentable {
  let fraction: Double
  let name: String?

  func makeGtkWidget(context: Context) -> Widget {
    let bar = Widget(gtk_progress_bar_new())
    gtk_widget_set_hexpand(bar.widgetObject, 1)
    return bar
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    gtkWidget["fraction"] = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    if let name { gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name) }
  }
}

/// A sign that turns while something is under way.
private struct Spinner: GtkWidgetRepresentable {
  let name: String?

  func makeGtkWidget(context: Context) -> Widget {
    let spinner = Widget(gtk_spinner_new())
    spinner["spinning"] = true
    // GTK gives it no role.
    spinner["accessible-role"] = Int(GTK_ACCESSIBLE_ROLE_PROGRESS_BAR.rawValue)
    return spinner
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    if let name { gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name) }
  }
}
