import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// What a text field and a secure field have in common: an entry of one line.
@MainActor
enum TextEntry {
  /// Connects an entry, which takes the width it is offered.
  static func connect(_ entry: Widget, _ coordinator: TextEntryCoordinator) {
    gtk_widget_set_hexpand(entry.widgetPointer, 1)
    entry.connect("changed") { [unowned entry] in
      // An input method or a paste may end the entry meanwhile.
      coordinator.userDidEdit(entry.editedText) { [weak entry] in entry?.editedText = $0 }
    }
    entry.connect("activate") { coordinator.userDidCommit() }
  }

  /// Writes only what differs: the caret and what an input method composes stay (UI24).
  static func update(_ entry: Widget, title: String, text: String, isEnabled: Bool) {
    entry["placeholder-text"] = title
    entry.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, title)
    entry.editedText = text
    entry.setEnabled(isEnabled)
  }
}

/// What an entry keeps between updates.
@MainActor
public final class TextEntryCoordinator: EditCoordinator<String> {
  var onCommit: () -> Void
  var submission: Submission?

  init(text: Binding<String>, onCommit: @escaping () -> Void) {
    self.onCommit = onCommit
    super.init(text)
  }

  func userDidCommit() {
    onCommit()
    submission?.run()
  }
}
