import CGTK

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

extension Float: PropertyValue {
  public func store(in value: inout GValue) -> Bool { Double(self).store(in: &value) }
  public static func load(from value: inout GValue) -> Float? { Double.load(from: &value).map { Float($0) } }
}

/// The types of C's integers and of its enums, such as `GTK_ALIGN_CENTER.rawValue`, besides `Int`.
extension PropertyValue where Self: FixedWidthInteger {
  public func store(in value: inout GValue) -> Bool {
    switch Fundamental.of(value) {
    case Fundamental.int: Int32(exactly: self).map { g_value_set_int(&value, $0) } != nil
    case Fundamental.uint: UInt32(exactly: self).map { g_value_set_uint(&value, $0) } != nil
    case Fundamental.long: Int(exactly: self).map { g_value_set_long(&value, $0) } != nil
    case Fundamental.ulong: UInt(exactly: self).map { g_value_set_ulong(&value, $0) } != nil
    case Fundamental.int64: Int(exactly: self).map { g_value_set_int64(&value, $0) } != nil
    case Fundamental.uint64: UInt(exactly: self).map { g_value_set_uint64(&value, $0) } != nil
    case Fundamental.enumeration: Int32(exactly: self).map { g_value_set_enum(&value, $0) } != nil
    case Fundamental.flags: UInt32(exactly: self).map { g_value_set_flags(&value, $0) } != nil
    default: false
    }
  }

  public static func load(from value: inout GValue) -> Self? {
    switch Fundamental.of(value) {
    case Fundamental.int: Self(exactly: g_value_get_int(&value))
    case Fundamental.uint: Self(exactly: g_value_get_uint(&value))
    case Fundamental.long: Self(exactly: g_value_get_long(&value))
    case Fundamental.ulong: Self(exactly: g_value_get_ulong(&value))
    case Fundamental.int64: Self(exactly: g_value_get_int64(&value))
    case Fundamental.uint64: Self(exactly: g_value_get_uint64(&value))
    case Fundamental.enumeration: Self(exactly: g_value_get_enum(&value))
    case Fundamental.flags: Self(exactly: g_value_get_flags(&value))
    default: nil
    }
  }
}

extension Int: PropertyValue {}
extension Int32: PropertyValue {}
extension Int64: PropertyValue {}
extension UInt: PropertyValue {}
extension UInt32: PropertyValue {}
extension UInt64: PropertyValue {}
