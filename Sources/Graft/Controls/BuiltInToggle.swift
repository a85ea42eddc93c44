import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A toggle of GTK's with its label.
struct BuiltInToggle<Label: View>: View {
  let look: ToggleLook
  @Binding var isOn: Bool
  let isMixed: Bool
  let label: Label
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.formPlace) private var place
  @Environment(\.isInBar) private var isInBar
  @Environment(\.locale) private var locale

  var body: some View {
    switch look.resolved(in: place, isInBar: isInBar) {
    case .button: PressedToggle(kind: .toggle, isOn: $isOn, isMixed: isMixed, label: label)
    case .checkbox where visibility == .hidden: named(.check)
    case .checkbox where place == .row: LabeledControl(label: label, control: named(.check))
    case .checkbox: PressedToggle(kind: .check, isOn: $isOn, isMixed: isMixed, label: label)
    case .automatic, .switch: LabeledControl(label: label, control: named(.switch))
    }
  }

  private func named(_ kind: ToggleKind) -> NamedToggle {
    NamedToggle(kind: kind, isOn: $isOn, isMixed: isMixed, name: ViewTitle.name(of: label, in: locale))
  }
}

/// The widgets that are on or off.
@MainActor
enum ToggleKind {
  case check, toggle, `switch`

  func makeWidget(_ coordinator: EditCoordinator<Bool>) -> Widget {
    if self == .check { CheckButtonClicks.install() }
    let widget =
      switch self {
      case .check: Widget(gtk_check_button_new())
      case .toggle: Widget(gtk_toggle_button_new())
      case .switch: Widget(gtk_switch_new())
      }
    widget.keepsFocusElsewhere()
    // In a row that is higher it would be as high.
    if self == .switch { gtk_widget_set_valign(widget.widgetObject, GTK_ALIGN_CENTER) }
    widget.connect(self == .switch ? "notify::active" : "toggled") { signal in
      let widget = signal.widget
      EditedField.finish()
      coordinator.userDidEdit(widget["active"]) { widget["active"] = $0 }
    }
    return widget
  }

  /// Shows the value.
  func show(
    _ isOn: Binding<Bool>, isMixed: Bool, named name: @escaping @autoclosure () -> String?, in widget: Widget,
    _ coordinator: EditCoordinator<Bool>, _ environment: EnvironmentValues
  ) {
    coordinator.value = isOn
    widget["active"] = isOn.wrappedValue
    if self == .check { widget["inconsistent"] = isMixed }
    coordinator.shortcut.follow(environment, of: widget, named: name()) { $0["active"] = !($0["active"] as Bool) }
    widget.showControlLook(of: environment)
    widget.setEnabled(environment.isEnabled)
  }
}

/// A button that is on or off, with the label in it.
package struct PressedToggle<Label: View>: EmbeddingRepresentable {
  let kind: ToggleKind
  @Binding var isOn: Bool
  let isMixed: Bool
  let label: Label

  package var embedded: Label { label }

  /// A part of a check button's label can take a press for itself.
  package var isPressedAsOne: Bool { kind != .check }

  /// Keeps the latest binding.
  package func makeCoordinator() -> EditCoordinator<Bool> { EditCoordinator($isOn) }

  /// A button without a label yet.
  package func makeGtkWidget(context: Context) -> Widget { kind.makeWidget(context.coordinator) }

  /// Shows the value.
  package func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    kind.show(
      $isOn, isMixed: isMixed, named: ViewTitle.name(of: label, in: context.environment.locale), in: gtkWidget,
      context.coordinator, context.environment)
    if context.environment.isInBar { gtkWidget.explain(label, in: context.environment) }
  }

  package static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: EditCoordinator<Bool>) {
    coordinator.shortcut?.end()
  }

  package static func embed(_ inside: Widget, in gtkWidget: Widget) {
    // A check button is no button of GTK's.
    if gtkWidget.isA(gtk_check_button_get_type()) {
      gtk_check_button_set_child(gtkWidget.object.cast(), inside.widgetObject)
    } else {
      gtk_button_set_child(gtkWidget.object.cast(), inside.widgetObject)
    }
  }

  package static func didEmbed(_ island: IslandWidget, in gtkWidget: Widget) { island.name(gtkWidget) }
}

/// A widget that is on or off, without a label but with a name.
private struct NamedToggle: GtkWidgetRepresentable {
  let kind: ToggleKind
  @Binding var isOn: Bool
  let isMixed: Bool
  let name: String?

  func makeCoordinator() -> EditCoordinator<Bool> { EditCoordinator($isOn) }

  func makeGtkWidget(context: Context) -> Widget { kind.makeWidget(context.coordinator) }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    kind.show($isOn, isMixed: isMixed, named: name, in: gtkWidget, context.coordinator, context.environment)
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
  }

  static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: EditCoordinator<Bool>) {
    coordinator.shortcut?.end()
  }
}
