import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A line of text that the user edits.
public struct TextField: GtkWidgetRepresentable {
  private let title: String
  @Binding private var text: String
  private let onCommit: () -> Void

  /// Edits a bound string; `title` is shown while it is empty (UI23). `onCommit` runs on Return, before `onSubmit` (UI25).
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void = {}
  ) {
    self.title = String(title)
    _text = text
    self.onCommit = onCommit
  }

  /// Keeps the latest binding and action.
  public func makeCoordinator() -> TextEntryCoordinator { TextEntryCoordinator(text: $text, onCommit: onCommit) }

  /// An entry that takes the width it is offered.
  public func makeGtkWidget(context: Context) -> Widget {
    let entry = Widget(gtk_entry_new())
    TextEntry.connect(entry, context.coordinator)
    return entry
  }

  /// Writes only what differs: the caret and what an input method composes stay (UI24).
  public func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    context.coordinator.value = $text
    context.coordinator.onCommit = onCommit
    context.coordinator.submission = context.environment.submission
    TextEntry.update(gtkWidget, title: title, text: text, isEnabled: context.environment.isEnabled)
  }
}
