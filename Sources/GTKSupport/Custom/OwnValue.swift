import CGTK

/// A value of Swift that a property or a signal of a class written in Swift may have: truths, numbers, texts, lists of
/// texts, enumerations, and objects that may be missing.
public protocol OwnValue: TypedValue {
  /// GObject's type for it.
  @MainActor static var objectType: GType { get }
  /// What GObject is told of a property that holds it; nil where it cannot be the first value.
  @MainActor
  static func specification(_ name: String, initially value: Self, _ flags: GParamFlags) -> UnsafeMutablePointer<
    GParamSpec
  >?
  /// Whether one in the place of the other is no change.
  @MainActor static func areSame(_ left: Self, _ right: Self) -> Bool
}

extension OwnValue where Self: Equatable {
  /// Whether they are equal.
  @MainActor
  public static func areSame(_ left: Self, _ right: Self) -> Bool { left == right }
}

extension Bool: OwnValue {
  /// `gboolean`.
  public static var objectType: GType { GType(Fundamental.boolean << 2) }

  /// A truth.
  public static func specification(
    _ name: String, initially value: Bool, _ flags: GParamFlags
  ) -> UnsafeMutablePointer<GParamSpec>? { g_param_spec_boolean(name, nil, nil, value ? 1 : 0, flags) }
}

extension String: OwnValue {
  /// `gchararray`. NULL is read as an empty text.
  public static var objectType: GType { GType(Fundamental.string << 2) }

  /// A text.
  public static func specification(
    _ name: String, initially value: String, _ flags: GParamFlags
  ) -> UnsafeMutablePointer<GParamSpec>? { g_param_spec_string(name, nil, nil, CText.ending(value), flags) }
}

extension [String]: OwnValue {
  /// `GStrv`.
  @MainActor public static var objectType: GType { g_strv_get_type() }

  /// A list of texts. GObject knows no other initial one than none.
  @MainActor
  public static func specification(
    _ name: String, initially value: [String], _ flags: GParamFlags
  ) -> UnsafeMutablePointer<GParamSpec>? { g_param_spec_boxed(name, nil, nil, objectType, flags) }
}

/// A value in whose place there may be NULL.
public protocol NullableOwnValue: NullableValue {
  /// GObject's type for it.
  @MainActor static var nullableType: GType { get }
  /// What GObject is told of a property that holds it or NULL.
  @MainActor
  static func nullableSpecification(
    _ name: String, initially value: Self?, _ flags: GParamFlags
  ) -> UnsafeMutablePointer<GParamSpec>?
  /// Whether one in the place of the other is no change.
  @MainActor static func areSame(_ left: Self?, _ right: Self?) -> Bool
}

extension Optional: OwnValue where Wrapped: NullableOwnValue {
  /// That of the value that may be missing.
  @MainActor public static var objectType: GType { Wrapped.nullableType }

  /// A value that may be missing.
  @MainActor
  public static func specification(
    _ name: String, initially value: Wrapped?, _ flags: GParamFlags
  ) -> UnsafeMutablePointer<GParamSpec>? { Wrapped.nullableSpecification(name, initially: value, flags) }

  /// Whether both are missing or are the same.
  @MainActor
  public static func areSame(_ left: Wrapped?, _ right: Wrapped?) -> Bool { Wrapped.areSame(left, right) }
}

extension String: NullableOwnValue {
  /// `gchararray`.
  public static var nullableType: GType { objectType }

  /// A text or NULL.
  public static func nullableSpecification(
    _ name: String, initially value: String?, _ flags: GParamFlags
  ) -> UnsafeMutablePointer<GParamSpec>? { g_param_spec_string(name, nil, nil, value.map(CText.ending), flags) }

  /// Whether they are equal.
  public static func areSame(_ left: String?, _ right: String?) -> Bool { left == right }
}

extension NullableOwnValue where Self: ObjectReference {
  /// That of the class: of a typed name its own, of `Widget` GtkWidget, and else GObject.
  @MainActor public static var nullableType: GType {
    if let type = objectTypeName.flatMap({ TypeLookup.type(named: $0) }) { return type }
    return self is Widget.Type ? gtk_widget_get_type() : g_object_get_type()
  }

  /// An object or NULL; NULL at first, whatever the class is given.
  @MainActor
  public static func nullableSpecification(
    _ name: String, initially value: Self?, _ flags: GParamFlags
  ) -> UnsafeMutablePointer<GParamSpec>? { g_param_spec_object(name, nil, nil, nullableType, flags) }

  /// Whether both own the same GObject.
  @MainActor
  public static func areSame(_ left: Self?, _ right: Self?) -> Bool { left?.object == right?.object }
}

extension ObjectReference: NullableOwnValue {}
