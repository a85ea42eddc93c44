import CGTK
import NearestNames

/// The properties that a class describes.
@MainActor
package struct PropertyNames {
  private let objectClass: UnsafeMutablePointer<GObjectClass>

  /// Those of an object.
  package init(of object: UnsafeMutableRawPointer) {
    objectClass = UnsafeMutableRawPointer(object.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class)
      .assumingMemoryBound(to: GObjectClass.self)
  }

  /// Those of the objects of a type, whose class is made if there was none.
  package init(ofType type: GType) {
    objectClass = g_type_class_ref(type).assumingMemoryBound(to: GObjectClass.self)
  }

  /// In the order of the class.
  package var all: [String] {
    var count: guint = 0
    guard let list = g_object_class_list_properties(objectClass, &count) else { return [] }
    defer { g_free(list) }
    return (0..<Int(count)).compactMap { list[$0].map { String(cString: $0.pointee.name) } }
  }

  /// What is known of one; nil if there is none of that name.
  package func specification(of name: String) -> UnsafeMutablePointer<GParamSpec>? {
    g_object_class_find_property(objectClass, name)
  }

  func contains(_ name: String) -> Bool { specification(of: name) != nil }

  /// What is known of one.
  func known(_ name: String) throws(PropertyError) -> UnsafeMutablePointer<GParamSpec> {
    if let found = specification(of: name) { return found }
    throw .unknown(type: typeName, name: name, nearest: NearestName.of(name, in: all))
  }

  /// A value as a property holds it, to be unset by who has asked for it.
  func value(
    _ newValue: some TypedValue, of specification: UnsafeMutablePointer<GParamSpec>
  ) throws(PropertyError) -> GValue {
    var value = GValue()
    g_value_init(&value, specification.pointee.value_type)
    guard newValue.store(in: &value) else {
      g_value_unset(&value)
      throw wrongType(specification, given: Self.description(of: newValue))
    }
    if Fundamental.integers.contains(Fundamental.of(value)), g_param_value_validate(specification, &value) != 0 {
      throw wrongType(specification, given: Self.description(of: newValue) + " out of range")
    }
    return value
  }

  /// What a value of a property is in Swift.
  func load<Value: TypedValue>(
    _ value: inout GValue, of specification: UnsafeMutablePointer<GParamSpec>
  ) throws(PropertyError) -> Value {
    if let result = Value.load(from: &value) { return result }
    throw wrongType(specification, given: Self.name(of: Value.self))
  }

  private var typeName: String { String(cString: g_type_name(objectClass.pointee.g_type_class.g_type)) }

  private func wrongType(_ specification: UnsafeMutablePointer<GParamSpec>, given: String) -> PropertyError {
    let expected = String(cString: g_type_name(specification.pointee.value_type))
    return .wrongType(
      type: typeName, name: String(cString: specification.pointee.name), expected: expected, given: given)
  }

  private static func description(of value: some TypedValue) -> String {
    if let object = value as? ObjectReference { return "a \(object.typeName)" }
    if value is ObjectReference? { return "nil" }
    return "\(value) (\(type(of: value)))"
  }

  /// An object that may be missing is asked for by its class.
  private static func name(of type: Any.Type) -> String {
    type == ObjectReference?.self ? "ObjectReference" : "\(type)"
  }
}
