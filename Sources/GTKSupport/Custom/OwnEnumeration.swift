import CGTK

/// An enumeration of Swift that properties and signals of a class written in Swift may have: to GObject it is an enumeration
/// type of its own, with the cases as its values.
///
/// ```swift
/// enum Mood: String, OwnEnumeration {
///   case calm, veryLoud
///   static let objectTypeName = "DemoMood"
/// }
/// ```
///
/// Files and bindings of other languages know a case by its nick name, which is its raw value with dashes for capitals:
/// `calm`, `very-loud`. C knows it by its number, which grows from 0 in the order of the cases.
public protocol OwnEnumeration: OwnValue, CaseIterable, Hashable, RawRepresentable, Sendable where RawValue == String {
  /// The name of the type in GObject: letters and digits, with a prefix of the program's own.
  static var objectTypeName: String { get }
}

extension OwnEnumeration {
  /// GObject's type for it, which is registered when it is first asked for.
  @MainActor public static var objectType: GType { EnumerationType.of(self).type }

  /// One of the cases. Nil where the enumeration can have no type, or the value is not among its cases.
  @MainActor
  public static func specification(
    _ name: String, initially value: Self, _ flags: GParamFlags
  ) -> UnsafeMutablePointer<GParamSpec>? {
    guard objectType != 0, let number = value.number else { return nil }
    return g_param_spec_enum(name, nil, nil, objectType, number, flags)
  }

  /// Stores the number of the case.
  @MainActor
  public func store(in value: inout GValue) -> Bool {
    guard Self.fits(value.g_type), let number else { return false }
    g_value_set_enum(&value, number)
    return true
  }

  /// Loads a case by its number.
  @MainActor
  public static func load(from value: inout GValue) -> Self? {
    guard fits(value.g_type) else { return nil }
    let number = g_value_get_enum(&value)
    return number < 0 ? nil : allCases.dropFirst(Int(number)).first
  }

  /// Whether it is the type of this enumeration.
  @MainActor
  public static func fits(_ type: GType) -> Bool { type != 0 && type == objectType }

  /// Why there can be no such type in GObject; nil where there is one.
  @MainActor
  package static var mistake: String? { EnumerationType.of(self).mistake }

  private var number: Int32? {
    Self.allCases.enumerated().first { $0.element == self }.map { Int32($0.offset) }
  }
}
