import CGTK

/// What a property that holds an object is: of the class that is asked for, or of one that derives from it.
extension ObjectReference: NullableValue {
  /// Stores the object, if the property may hold its type.
  public final func store(in value: inout GValue) -> Bool {
    guard Self.fits(value.g_type), isA(value.g_type) else { return false }
    g_value_set_object(&value, object)
    return true
  }

  /// Loads the object that is held; nil where there is none, or one of another class.
  public static func load(from value: inout GValue) -> Self? {
    guard fits(value.g_type) else { return nil }
    return g_value_get_object(&value).flatMap { existing($0) }
  }

  /// Whether the type is that of objects. An interface that only objects implement, as `GtkSelectionModel` is, holds
  /// objects as well.
  public static func fits(_ type: GType) -> Bool { g_type_is_a(type, g_object_get_type()) != 0 }

  /// A reference of this class to an object; nil when the object is of another, or when the class is one of Swift's
  /// with values of its own.
  package static func existing(_ object: UnsafeMutableRawPointer) -> Self? {
    if let name = objectTypeName, graft_is_a(object, TypeLookup.type(named: name) ?? 0) == 0 { return nil }
    if self is Widget.Type, graft_is_a(object, gtk_widget_get_type()) == 0 { return nil }
    return reference(to: object) as? Self
  }
}
