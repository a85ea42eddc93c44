import CGTK

/// Owns one reference to a widget of any GTK library.
///
/// ```swift
/// let scale = Widget(typeName: "GtkScale")
/// scale["hexpand"] = true
/// scale.connect("value-changed") { print("moved") }
/// ```
open class Widget: ObjectReference {
  /// The widget, for calls of the C interface.
  public var widgetPointer: UnsafeMutablePointer<GtkWidget> { UnsafeMutablePointer(OpaquePointer(pointer)) }

  /// Takes a widget that a C function has returned. Stops with the actual type when it is no widget.
  public init(_ widget: some ObjectPointer) {
    let address = widget.objectAddress
    guard graft_is_a(address, gtk_widget_get_type()) != 0 else {
      stop("a \(String(cString: g_type_name(graft_object_type(address)))) is not a GtkWidget")
    }
    super.init(sinking: address)
  }

  /// Makes a widget of a type given by name. Stops, with the nearest name, when there is no such widget type, and when
  /// the type is abstract.
  public convenience init(typeName: String) {
    let type = TypeLookup.widgetType(named: typeName)
    // Freed by the caller of g_object_new: the floating reference is sunk below.
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      stop("GObject made no \(typeName)")
    }
    self.init(object)
  }
}
