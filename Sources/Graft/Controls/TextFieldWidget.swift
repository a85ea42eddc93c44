import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// What a text field edits, and whom it tells.
struct EditedText {
  /// None where a value is edited.
  var text: Binding<String>?
  var selection: Binding<TextSelection?>?
  var value: EditedValue?
  /// Along which axis the field grows with its text.
  var axis = Axis.horizontal
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?
}

/// GTK's entry of one line.
package struct TextFieldWidget: GtkWidgetRepresentable {
  let title: String
  let placeholder: String
  let edited: EditedText
  let look: FieldLook

  /// Keeps the latest binding and actions.
  package func makeCoordinator() -> TextEntryCoordinator {
    edited.text.map { TextEntryCoordinator($0) } ?? ValueEntryCoordinator()
  }

  /// An entry that takes the width it is offered.
  package func makeGtkWidget(context: Context) -> Widget {
    let entry = Widget(gtk_entry_new())
    TextEntry.connect(entry, context.coordinator)
    return entry
  }

  /// Writes only what differs: the caret and what an input method composes stay (UI24).
  package func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    let coordinator = context.coordinator
    if let text = edited.text { coordinator.value = text }
    if let value = edited.value { (coordinator as? ValueEntryCoordinator)?.edited = value }
    coordinator.onCommit = edited.onCommit
    if edited.onEditingChanged != nil || edited.value != nil {
      coordinator.followFocus(of: gtkWidget, edited.onEditingChanged)
    }
    context.environment.textInputTraits.show(in: gtkWidget)
    TextEntry.update(
      gtkWidget, coordinator, look, title: title, placeholder: placeholder, environment: context.environment)
    coordinator.show(edited.selection, of: EntrySelection(entry: gtkWidget))
  }
}
