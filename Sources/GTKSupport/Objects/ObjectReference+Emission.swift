import CGTK

extension ObjectReference {
  /// Emits a signal without arguments.
  package func emit(_ signal: String) {
    var sender = GValue()
    g_value_init(&sender, graft_object_type(pointer))
    g_value_set_object(&sender, pointer)
    defer { g_value_unset(&sender) }
    g_signal_emitv(&sender, g_signal_lookup(signal, graft_object_type(pointer)), 0, nil)
  }
}
