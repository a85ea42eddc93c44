import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A control that runs an action.
///
/// A worked example of both doors: the button is a representable, and its label, which may be any view, is hosted in it
/// and follows because update pushes the label as the root view.
public struct Button<Label: View>: GtkWidgetRepresentable {
  private let action: () -> Void
  private let label: Label

  /// A button whose label is any view (UI21).
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  /// Keeps the latest action and the host of the label.
  public func makeCoordinator() -> ButtonCoordinator<Label> { ButtonCoordinator(action: action, label: label) }

  /// A button with its label hosted inside.
  public func makeGtkWidget(context: Context) -> Widget {
    let button = Widget(gtk_button_new())
    let coordinator = context.coordinator
    gtk_button_set_child(button.buttonPointer, coordinator.host.widgetPointer)
    button.connect("clicked") { coordinator.action() }
    return button
  }

  /// Pushes the label and keeps the action of the latest evaluation (A12).
  public func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    context.coordinator.action = action
    context.coordinator.host.rootView = label
  }
}

extension Button where Label == Text {
  /// A button with a text.
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

/// What a button keeps between updates.
@MainActor
public final class ButtonCoordinator<Label: View> {
  var action: () -> Void
  let host: GtkHostingWidget<Label>

  init(action: @escaping () -> Void, label: Label) {
    self.action = action
    host = GtkHostingWidget(rootView: label)
  }
}

extension Widget {
  fileprivate var buttonPointer: UnsafeMutablePointer<GtkButton> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkButton.self)
  }
}
