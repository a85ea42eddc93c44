import CGTK

/// The instance of a widget type of ours: a GtkWidget with one retained reference to its Swift side.
struct WidgetInstance {
  var widget: GtkWidget
  var core: UnsafeMutableRawPointer?

  /// Registers a type of widget and fills in its class.
  static func register(
    _ name: String, parent: GType, initialize: @escaping (UnsafeMutableRawPointer) -> Void
  ) -> GType {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GtkWidgetClass>.size)
    info.instance_size = guint16(MemoryLayout<WidgetInstance>.size)
    let type = g_type_register_static(parent, name, &info, GTypeFlags(rawValue: 0))
    // The class is made here and not by the first instance, so that Swift can fill it in with a closure of its own.
    guard let typeClass = g_type_class_ref(type) else { fatalError("GObject made no class \(name)") }
    initialize(typeClass)
    return type
  }
}
