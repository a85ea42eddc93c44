import CGTK

/// A Swift value that a GObject property can hold.
///
/// Conversions are by the property's own type: a Swift integer fits properties of all integer types, enums and
/// flags, within their range.
@MainActor @preconcurrency
public protocol PropertyValue {
  /// Stores this value, whose type was set; false when it does not fit.
  func store(in value: inout GValue) -> Bool
  /// Loads a value; nil when it is of another type.
  static func load(from value: inout GValue) -> Self?
}

/// The fundamental types of GObject, which the C headers define as macros.
enum Fundamental {
  static func of(_ value: GValue) -> Int { Int(g_type_fundamental(value.g_type)) >> 2 }

  static let boolean = 5
  static let int = 6
  static let uint = 7
  static let long = 8
  static let ulong = 9
  static let int64 = 10
  static let uint64 = 11
  static let enumeration = 12
  static let flags = 13
  static let float = 14
  static let double = 15
  static let string = 16
  static let object = 20
}

extension Bool: PropertyValue {
  public func store(in value: inout GValue) -> Bool {
    guard Fundamental.of(value) == Fundamental.boolean else { return false }
    g_value_set_boolean(&value, self ? 1 : 0)
    return true
  }

  public static func load(from value: inout GValue) -> Bool? {
    Fundamental.of(value) == Fundamental.boolean ? g_value_get_boolean(&value) != 0 : nil
  }
}

extension String: PropertyValue {
  public func store(in value: inout GValue) -> Bool {
    guard Fundamental.of(value) == Fundamental.string else { return false }
    g_value_set_string(&value, self)
    return true
  }

  public static func load(from value: inout GValue) -> String? {
    guard Fundamental.of(value) == Fundamental.string else { return nil }
    // A string property that is NULL reads as an empty string.
    return g_value_get_string(&value).map { String(cString: $0) } ?? ""
  }
}

extension Double: PropertyValue {
  public func store(in value: inout GValue) -> Bool {
    switch Fundamental.of(value) {
    case Fundamental.double: g_value_set_double(&value, self)
    case Fundamental.float: g_value_set_float(&value, Float(self))
    default: return false
    }
    return true
  }

  public static func load(from value: inout GValue) -> Double? {
    switch Fundamental.of(value) {
    case Fundamental.double: g_value_get_double(&value)
    case Fundamental.float: Double(g_value_get_float(&value))
    default: nil
    }
  }
}

extension Int: PropertyValue {
  public func store(in value: inout GValue) -> Bool {
    switch Fundamental.of(value) {
    case Fundamental.int: Int32(exactly: self).map { g_value_set_int(&value, $0) } != nil
    case Fundamental.uint: UInt32(exactly: self).map { g_value_set_uint(&value, $0) } != nil
    case Fundamental.long: (g_value_set_long(&value, self), true).1
    case Fundamental.ulong: UInt(exactly: self).map { g_value_set_ulong(&value, $0) } != nil
    case Fundamental.int64: (g_value_set_int64(&value, self), true).1
    case Fundamental.uint64: UInt(exactly: self).map { g_value_set_uint64(&value, $0) } != nil
    case Fundamental.enumeration: Int32(exactly: self).map { g_value_set_enum(&value, $0) } != nil
    case Fundamental.flags: UInt32(exactly: self).map { g_value_set_flags(&value, $0) } != nil
    default: false
    }
  }

  public static func load(from value: inout GValue) -> Int? {
    switch Fundamental.of(value) {
    case Fundamental.int: Int(g_value_get_int(&value))
    case Fundamental.uint: Int(g_value_get_uint(&value))
    case Fundamental.long: g_value_get_long(&value)
    case Fundamental.ulong: Int(exactly: g_value_get_ulong(&value))
    case Fundamental.int64: g_value_get_int64(&value)
    case Fundamental.uint64: Int(exactly: g_value_get_uint64(&value))
    case Fundamental.enumeration: Int(g_value_get_enum(&value))
    case Fundamental.flags: Int(g_value_get_flags(&value))
    default: nil
    }
  }
}

/// What a property of an object type holds.
struct ObjectValue: PropertyValue {
  let object: ObjectReference?

  func store(in value: inout GValue) -> Bool {
    guard Fundamental.of(value) == Fundamental.object else { return false }
    if let object, graft_is_a(object.pointer, value.g_type) == 0 { return false }
    g_value_set_object(&value, object?.pointer)
    return true
  }

  static func load(from value: inout GValue) -> ObjectValue? {
    guard Fundamental.of(value) == Fundamental.object else { return nil }
    return ObjectValue(object: g_value_get_object(&value).map { ObjectReference(retaining: $0) })
  }
}
