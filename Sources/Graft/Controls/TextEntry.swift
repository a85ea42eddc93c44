import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What a text field and a secure field have in common: an entry of one line.
@MainActor
enum TextEntry {
  /// Connects an entry, which takes the width it is offered.
  static func connect(_ entry: Widget, _ coordinator: TextEntryCoordinator) {
    gtk_widget_set_hexpand(entry.widgetObject, 1)
    entry.connect("changed") { coordinator.userDidType(in: $0.widget) }
    entry.connect("activate") { coordinator.userDidCommit(in: $0.widget) }
  }

  /// Writes only what differs: the caret and what an input method composes stay (UI24).
  static func update(
    _ entry: Widget, _ coordinator: TextEntryCoordinator, _ look: FieldLook, title: String, placeholder: String,
    environment: EnvironmentValues
  ) {
    entry.showClass("graft-plain", !look.isFramed)
    entry.putText(at: look.place(in: environment))
    coordinator.submission = environment.submission
    entry["placeholder-text"] = CText.shown(placeholder)
    entry.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, title)
    coordinator.show(in: entry, environment.locale)
    entry.showFieldLook(of: environment)
    entry.setEnabled(environment.isEnabled)
  }
}

extension EditCoordinator where Value == String {
  /// Writes what the user has made of a text of one line: what was pasted may have several, which are joined (CT26).
  final func userDidEditLine(of entry: Widget) {
    let text = entry.editedText(in: value.wrappedValue)
    let line = text.replacing(/\R/, with: " ")
    userDidEdit(line, isShown: line == text) { entry.editedText = $0 }
  }
}

/// What an entry keeps between updates.
@MainActor @_documentation(visibility: internal)
public class TextEntryCoordinator: EditCoordinator<String> {
  final var onCommit: (() -> Void)?
  final var submission: Submission?
  private var focus: EditingWatch?

  /// Whether there is room for one line, so that the text has no breaks (CT26).
  var hasOneLine: Bool { true }

  /// Shows the bound text.
  func show(in entry: Widget, _ locale: Locale) { entry.editedText = value.wrappedValue }

  func userDidType(in entry: Widget) {
    if hasOneLine { return userDidEditLine(of: entry) }
    userDidEdit(entry.editedText(in: value.wrappedValue)) { entry.editedText = $0 }
  }

  /// The user is done with the text, by Return or by going elsewhere.
  func userDidFinish(in entry: Widget) {}

  final func userDidCommit(in entry: Widget) {
    userDidFinish(in: entry)
    onCommit?()
    submission?.run()
    // One act has one effect, that of the nearer handler (FO14).
    if onCommit == nil, submission == nil { WindowShortcuts.runDefault(around: entry) }
  }

  /// Tells an action from now on when the user begins to edit, and ceases to.
  final func followFocus(of entry: Widget, _ editingChanged: ((Bool) -> Void)?) {
    let watch = focus ?? EditingWatch(entry) { [unowned self, unowned entry] in userDidFinish(in: entry) }
    watch.changed = editingChanged
    focus = watch
  }
}

/// Follows whether the user is editing the text of an entry: while the entry has its window's focus.
@MainActor
private final class EditingWatch {
  var changed: ((Bool) -> Void)?
  let finished: () -> Void
  private var isEditing = false
  private var watch: FocusWatch?

  init(_ entry: Widget, finished: @escaping () -> Void) {
    self.finished = finished
    watch = FocusWatch(entry) { [weak self, weak entry] in
      guard let self, let entry, entry.containsFocus != isEditing else { return }
      isEditing.toggle()
      if isEditing { EditedField.watch = self } else if EditedField.watch === self { EditedField.watch = nil }
      if !isEditing { finished() }
      changed?(isEditing)
    }
  }
}

/// The field that the user edits.
@MainActor
enum EditedField {
  fileprivate static weak var watch: EditingWatch?

  /// Writes what was typed into a field for a value before something is done that may depend on it: a click elsewhere does
  /// not always take the focus from the field.
  static func finish() { watch?.finished() }
}
