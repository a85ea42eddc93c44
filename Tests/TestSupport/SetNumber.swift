import CGTK

/// Sets a property that is a number, on any thread: as C code does, which knows nothing of the main one.
public func setNumber(_ property: String, _ number: Double, of object: UnsafeMutablePointer<GObject>) {
  var value = GValue()
  // The type of a `gdouble`, which is a macro of C.
  g_value_init(&value, GType(15 << 2))
  g_value_set_double(&value, number)
  g_object_set_property(object, property, &value)
  g_value_unset(&value)
}
