import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A line of text that the user edits and that nobody shall read on the screen, such as a password.
public struct SecureField: GtkWidgetRepresentable {
  private let title: String
  @Binding private var text: String
  private let onCommit: () -> Void

  /// Edits a bound string; `title` is shown while it is empty. `onCommit` runs on Return, before `onSubmit`. As SwiftUI documents it.
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void = {}
  ) {
    self.title = String(title)
    _text = text
    self.onCommit = onCommit
  }
}

// MARK: - What the runtime asks

@_documentation(visibility: internal)
extension SecureField {
  /// Keeps the latest binding and action.
  public func makeCoordinator() -> TextEntryCoordinator { TextEntryCoordinator($text) }

  /// GTK's entry for passwords: it also warns of Caps Lock, and keeps the text out of pageable memory.
  public func makeGtkWidget(context: Context) -> Widget {
    let entry = Widget(gtk_password_entry_new())
    TextEntry.connect(entry, context.coordinator)
    return entry
  }

  /// Writes only what differs.
  public func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    context.coordinator.value = $text
    context.coordinator.onCommit = onCommit
    TextEntry.update(gtkWidget, context.coordinator, title: title, environment: context.environment)
  }
}
