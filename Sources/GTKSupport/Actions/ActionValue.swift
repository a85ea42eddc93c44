import CGTK

/// A value that an action of GIO keeps as its state, or is activated with: a truth, a text or a number, and enumerations with
/// such raw values. Menus and widgets name it as their target.
public protocol ActionValue: Equatable, Sendable {
  /// Its type, as GVariant writes it: `b` for a truth.
  static var variantType: String { get }
  /// The value as GVariant has it, with a floating reference.
  var variant: OpaquePointer? { get }
  /// A value from a variant of that type; nil where it is none of this type's.
  init?(variant: OpaquePointer)
}

extension Bool: ActionValue {
  public static var variantType: String { "b" }
  public var variant: OpaquePointer? { g_variant_new_boolean(self ? 1 : 0) }
  public init?(variant: OpaquePointer) { self = g_variant_get_boolean(variant) != 0 }
}

/// As in texts that are shown, what C takes for the end of a text is replaced.
extension String: ActionValue {
  public static var variantType: String { "s" }
  public var variant: OpaquePointer? { g_variant_new_string(CText.replacingNULs(in: self)) }
  public init?(variant: OpaquePointer) { self = String(cString: g_variant_get_string(variant, nil)) }
}

extension Int: ActionValue {
  /// 64 bits: in menus written as `int64 3`.
  public static var variantType: String { "x" }
  public var variant: OpaquePointer? { g_variant_new_int64(gint64(self)) }
  public init?(variant: OpaquePointer) { self = Int(g_variant_get_int64(variant)) }
}

extension Double: ActionValue {
  public static var variantType: String { "d" }
  public var variant: OpaquePointer? { g_variant_new_double(self) }
  public init?(variant: OpaquePointer) { self = g_variant_get_double(variant) }
}

extension ActionValue where Self: RawRepresentable, RawValue: ActionValue {
  public static var variantType: String { RawValue.variantType }
  public var variant: OpaquePointer? { rawValue.variant }
  public init?(variant: OpaquePointer) {
    guard let value = RawValue(variant: variant).flatMap(Self.init(rawValue:)) else { return nil }
    self = value
  }
}
