import CGTK

/// A Swift value that a GObject property can hold.
///
/// Conversions are by the property's own type: a Swift integer fits properties of all integer types, enums and
/// flags, within their range.
@MainActor @preconcurrency
public protocol PropertyValue: TypedValue {}

/// The fundamental types of GObject, which the C headers define as macros.
enum Fundamental {
  static func of(_ value: GValue) -> Int { of(value.g_type) }
  static func of(_ type: GType) -> Int { Int(g_type_fundamental(type)) >> 2 }

  static let none = 1
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
  static let pointer = 17
  static let boxed = 18

  /// Those that hold whole numbers.
  static let integers = int...flags
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
  @MainActor
  public func store(in value: inout GValue) -> Bool {
    guard Fundamental.of(value) == Fundamental.string else { return false }
    g_value_set_string(&value, CText.ending(self))
    return true
  }

  public static func load(from value: inout GValue) -> String? {
    guard Fundamental.of(value) == Fundamental.string else { return nil }
    // A string property that is NULL reads as an empty string.
    return g_value_get_string(&value).map { String(cString: $0) } ?? ""
  }
}

/// A string property that may be NULL, which nil is.
extension String?: PropertyValue {}
