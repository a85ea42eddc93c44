import CGTK
import Graft

/// Emits a signal as GTK would, with numbers as its arguments, or none or a sequence of events.
@MainActor
func emit(_ signal: String, of object: ObjectReference, _ numbers: [Double]) {
  var values = [GValue(), GValue()] + [GValue](repeating: GValue(), count: max(numbers.count - 1, 0))
  g_value_init(&values[0], graft_object_type(object.pointer))
  g_value_set_object(&values[0], object.pointer)
  for (index, number) in numbers.enumerated() {
    g_value_init(&values[index + 1], GType(15 << 2))
    g_value_set_double(&values[index + 1], number)
  }
  if numbers.isEmpty { g_value_init(&values[1], gdk_event_sequence_get_type()) }
  g_signal_emitv(&values, g_signal_lookup(signal, graft_object_type(object.pointer)), 0, nil)
  for index in values.indices { g_value_unset(&values[index]) }
}
