import CGTK

extension Widget {
  /// A box that style sheets know by another name, with a role: GTK takes the name only while it makes the widget.
  package static func box(
    cssName: String, role: GtkAccessibleRole, _ orientation: GtkOrientation
  ) -> Widget {
    var value = GValue()
    g_value_init(&value, GType(Fundamental.string << 2))
    g_value_set_string(&value, cssName)
    defer { g_value_unset(&value) }
    let made = "css-name".withCString { name in
      var names: UnsafePointer<CChar>? = name
      return g_object_new_with_properties(gtk_box_get_type(), 1, &names, &value)
    }
    guard let made else { fatalError("GTK made no box") }
    let box = Widget(made)
    gtk_orientable_set_orientation(box.object.cast(), orientation)
    box["accessible-role"] = Int(role.rawValue)
    return box
  }
}
