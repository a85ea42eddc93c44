import CGTK

/// What a property of an object type holds.
struct ObjectValue: PropertyValue {
  let object: ObjectReference?

  func store(in value: inout GValue) -> Bool {
    guard Self.holdsObject(value) else { return false }
    if let object, !object.isA(value.g_type) { return false }
    g_value_set_object(&value, object?.object)
    return true
  }

  static func load(from value: inout GValue) -> ObjectValue? {
    guard holdsObject(value) else { return nil }
    return ObjectValue(object: g_value_get_object(&value).map { ObjectReference(retaining: $0) })
  }

  /// An interface that only objects implement, as `GtkSelectionModel` is, holds objects as well.
  private static func holdsObject(_ value: GValue) -> Bool {
    g_type_is_a(value.g_type, g_object_get_type()) != 0
  }
}
