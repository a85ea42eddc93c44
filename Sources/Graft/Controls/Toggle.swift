import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A control that is on or off: a check button, with a label of any view.
public struct Toggle<Label: View>: EmbeddingRepresentable {
  @Binding private var isOn: Bool
  private let label: Label

  /// Turns a bound value on and off. As SwiftUI documents it.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }
}

// MARK: - What the runtime asks

@_documentation(visibility: internal)
extension Toggle {
  package var embedded: Label { label }

  /// Keeps the latest binding.
  public func makeCoordinator() -> EditCoordinator<Bool> { EditCoordinator($isOn) }

  /// A check button without a label yet.
  public func makeGtkWidget(context: Context) -> Widget {
    let button = Widget(gtk_check_button_new())
    button.keepsFocusElsewhere()
    let coordinator = context.coordinator
    button.connect("toggled") { signal in
      let button = signal.widget
      EditedField.finish()
      let isOn = gtk_check_button_get_active(button.checkButtonPointer) != 0
      coordinator.userDidEdit(isOn) { button.show($0) }
    }
    return button
  }

  /// Shows the value.
  public func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    context.coordinator.value = $isOn
    gtkWidget.show(isOn)
    gtkWidget.setEnabled(context.environment.isEnabled)
  }

  package static func embed(_ inside: Widget, in gtkWidget: Widget) {
    gtk_check_button_set_child(gtkWidget.checkButtonPointer, inside.widgetObject)
  }

  package static func didEmbed(_ island: IslandWidget, in gtkWidget: Widget) { island.name(gtkWidget) }
}

extension Toggle where Label == Text {
  /// A toggle with a text. Claim UI17.
  public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(key) }
  }

  /// A toggle with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Widget {
  fileprivate var checkButtonPointer: UnsafeMutablePointer<GtkCheckButton> {
    object.cast()
  }

  fileprivate func show(_ isOn: Bool) { gtk_check_button_set_active(checkButtonPointer, isOn ? 1 : 0) }
}
