import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A control that runs an action.
///
/// Its label, which may be any view, belongs to the same tree: it is inside of the button, a text as it is and any
/// other view in an island.
public struct Button<Label: View>: EmbeddingRepresentable {
  private let action: () -> Void
  private let role: ButtonRole?
  private let label: Label

  /// A button whose label is any view (UI21).
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button that looks like what it does. As SwiftUI documents it.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.role = role
    self.label = label()
  }
}

// MARK: - What the runtime asks

@_documentation(visibility: internal)
extension Button {
  package var embedded: Label { label }

  /// Keeps the latest action.
  public func makeCoordinator() -> ButtonCoordinator { ButtonCoordinator(action: action) }

  /// A button without a label yet.
  public func makeGtkWidget(context: Context) -> Widget {
    let button = Widget(gtk_button_new())
    button.keepsFocusElsewhere()
    let coordinator = context.coordinator
    button.connect("clicked") {
      EditedField.finish()
      coordinator.action()
    }
    return button
  }

  /// Keeps the action of the latest evaluation (A12).
  public func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    context.coordinator.action = action
    gtkWidget.setEnabled(context.environment.isEnabled)
    ButtonRole.mark(gtkWidget, role)
  }

  package static var centersSingleWidget: Bool { true }

  package static func embed(_ inside: Widget, in gtkWidget: Widget) {
    gtk_button_set_child(gtkWidget.buttonPointer, inside.widgetObject)
  }

  package static func didEmbed(_ island: IslandWidget, in gtkWidget: Widget) {
    island.name(gtkWidget)
  }
}

extension Button where Label == Text {
  /// A button with a text. Claim UI17.
  public init(_ key: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(key) }
  }

  /// A button with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(title, role: nil, action: action)
  }

  /// A button with a text that looks like what it does. Claim UI17; otherwise as SwiftUI documents it.
  public init(_ key: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(key) }
  }

  /// A button with a text that looks like what it does. As SwiftUI documents it.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Graft.Label<Text, Image> {
  /// A button with an icon of the user's theme and a text. Claim UI17; otherwise as SwiftUI documents it.
  public init(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Graft.Label(key, systemImage: systemImage) }
  }

  /// A button with an icon of the user's theme and a text. As SwiftUI documents it.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Graft.Label(title, systemImage: systemImage) }
  }
}

/// What a button keeps between updates.
@MainActor @_documentation(visibility: internal)
public final class ButtonCoordinator {
  var action: () -> Void

  init(action: @escaping () -> Void) { self.action = action }
}

extension Widget {
  fileprivate var buttonPointer: UnsafeMutablePointer<GtkButton> {
    object.cast()
  }
}
