import CGTK

/// The typed names of an enumeration of a library. Open: a newer library may have values without a name here.
public protocol OpenEnumeration: TypedValue, RawRepresentable, Hashable, Sendable where RawValue == Int32 {
  /// A value by its number.
  init(rawValue: Int32)
}

extension OpenEnumeration {
  /// Stores the number.
  @MainActor
  public func store(in value: inout GValue) -> Bool {
    guard Fundamental.of(value) == Fundamental.enumeration else { return false }
    g_value_set_enum(&value, rawValue)
    return true
  }

  /// Loads the number.
  @MainActor
  public static func load(from value: inout GValue) -> Self? {
    Fundamental.of(value) == Fundamental.enumeration ? Self(rawValue: g_value_get_enum(&value)) : nil
  }

  /// Whether it is a type of enumerations.
  @MainActor
  public static func fits(_ type: GType) -> Bool { Fundamental.of(type) == Fundamental.enumeration }
}

/// The typed names of a set of flags of a library.
public protocol FlagSet: TypedValue, OptionSet, Hashable, Sendable where RawValue == UInt32 {}

extension FlagSet {
  /// Stores the flags.
  @MainActor
  public func store(in value: inout GValue) -> Bool {
    guard Fundamental.of(value) == Fundamental.flags else { return false }
    g_value_set_flags(&value, rawValue)
    return true
  }

  /// Loads the flags.
  @MainActor
  public static func load(from value: inout GValue) -> Self? {
    Fundamental.of(value) == Fundamental.flags ? Self(rawValue: g_value_get_flags(&value)) : nil
  }

  /// Whether it is a type of flags.
  @MainActor
  public static func fits(_ type: GType) -> Bool { Fundamental.of(type) == Fundamental.flags }
}
