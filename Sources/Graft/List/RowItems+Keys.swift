import CGTK
import GTKSupport

extension RowItems {
  /// Hears of keys before GTK does, but of none that only modifies others: first of all, or behind what has the focus in the rows.
  /// Those that are taken go no further.
  func hearKeys(
    _ phase: GtkPropagationPhase, _ take: @escaping @MainActor (_ key: Int32, _ state: UInt32) -> Bool
  ) {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, phase)
    Signals.connect(keys, answering: "key-pressed") {
      let event = gtk_event_controller_get_current_event(keys)
      if let event, gdk_key_event_is_modifier(event) != 0 { return false }
      return take(Int32($0[0, as: UInt32.self]), $0[2, as: UInt32.self])
    }
    gtk_widget_add_controller(listView, keys)
  }
}
