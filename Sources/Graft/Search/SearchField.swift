import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What the user does in a search field beside typing.
struct SearchFieldActions {
  /// Ends the search.
  var dismiss: () -> Void = {}
  /// Goes to what is offered below the field; tells whether there is anything.
  var goDown: () -> Bool = { false }
  /// Takes the last token away; tells whether there is one.
  var removeToken: () -> Bool = { false }
}

/// A field of GTK's for searching. Claims MN23, MN25, MN27 and MN28.
struct SearchField: GtkWidgetRepresentable {
  @Binding var text: String
  let prompt: String
  let actions: SearchFieldActions

  func makeCoordinator() -> SearchFieldCoordinator { SearchFieldCoordinator($text) }

  func makeGtkWidget(context: Context) -> Widget {
    let entry = Widget(gtk_search_entry_new())
    let coordinator = context.coordinator
    gtk_widget_set_hexpand(entry.widgetObject, 1)
    entry.connect("changed") { signal in
      let entry = signal.widget
      coordinator.userDidEditLine(of: entry)
    }
    entry.connect("activate") { coordinator.submission?.run() }
    entry.connect("stop-search") { coordinator.actions.dismiss() }
    coordinator.takeKeys(of: entry)
    return entry
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    let coordinator = context.coordinator
    coordinator.value = $text
    coordinator.actions = actions
    coordinator.submission = context.environment.searchSubmission
    gtkWidget["placeholder-text"] = CText.shown(prompt)
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, prompt)
    gtkWidget.editedText = text
    gtkWidget.setEnabled(context.environment.isEnabled)
  }
}

/// What a search field keeps between updates.
@MainActor
final class SearchFieldCoordinator: EditCoordinator<String> {
  var actions = SearchFieldActions()
  var submission: Submission?

  func takeKeys(of entry: Widget) {
    takeDown(of: entry)
    takeBackSpace(of: entry)
  }

  private func takeDown(of entry: Widget) {
    guard let keys = gtk_event_controller_key_new() else { return }
    Signals.connect(keys, answering: "key-pressed") { [unowned self] arguments in
      let key = Int32(arguments[0, as: UInt32.self])
      return (key == GDK_KEY_Down || key == GDK_KEY_KP_Down) && actions.goDown()
    }
    gtk_widget_add_controller(entry.widgetObject, keys)
  }

  /// The key itself may be for an input method, which has it before the text deletes anything.
  private func takeBackSpace(of entry: Widget) {
    guard let delegate = gtk_editable_get_delegate(entry.object.cast()) else { return }
    Signals.connect(delegate, "backspace") { [unowned self, unowned entry] in
      guard entry.caretIsAtStart, actions.removeToken() else { return }
      g_signal_stop_emission_by_name(delegate.objectAddress, "backspace")
    }
  }
}

extension Widget {
  /// Whether BackSpace in the entry would delete nothing.
  fileprivate var caretIsAtStart: Bool {
    let editable: OpaquePointer = object.cast()
    return gtk_editable_get_position(editable) == 0 && gtk_editable_get_selection_bounds(editable, nil, nil) == 0
  }
}
