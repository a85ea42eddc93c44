import CGTK

/// A value of an enumeration of a library; `Kind` says of which. Open: a newer library may have values without a name here.
///
/// One structure for all: compiling one with its conformances for each enumeration takes longer than all else that is named.
public struct OpenEnumeration<Kind>: TypedValue, RawRepresentable, Hashable, Sendable {
  /// The number in C.
  public let rawValue: Int32

  /// A value by its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

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

/// A set of flags of a library; `Kind` says of which.
public struct FlagSet<Kind>: TypedValue, OptionSet, Hashable, Sendable {
  /// The bits in C.
  public let rawValue: UInt32

  /// Flags by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

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
