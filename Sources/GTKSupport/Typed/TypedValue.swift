import CGTK

/// A Swift value that a property, or an argument or answer of a signal, may be by its typed name.
///
/// Besides those that fit by the property's own type (`PropertyValue`): objects, enumerations, sets of flags, lists of
/// strings and boxed records.
public protocol TypedValue {
  /// Stores this value, whose type was set; false when it does not fit.
  @MainActor func store(in value: inout GValue) -> Bool
  /// Loads a value; nil when it is of another type.
  @MainActor static func load(from value: inout GValue) -> Self?
  /// Whether a value of a type of GObject can be one of this type.
  @MainActor static func fits(_ type: GType) -> Bool
}

extension TypedValue {
  /// Whether nothing of the type can be read as one of these.
  @MainActor
  public static func fits(_ type: GType) -> Bool { loadBlank(type) != nil }

  /// What a test goes on with where there is no value to be read.
  @MainActor
  package static var blank: Self {
    let plain = [Fundamental.boolean, Fundamental.int, Fundamental.double, Fundamental.string].map { GType($0 << 2) }
    let others = [g_object_get_type(), gtk_align_get_type(), gtk_state_flags_get_type(), g_strv_get_type()]
    let own = (self as? any OwnValue.Type).map { [$0.objectType] } ?? []
    guard let blank = (plain + others + own).lazy.compactMap(loadBlank).first else {
      fatalError("there is no value of type \(Self.self)")
    }
    return blank
  }

  @MainActor
  private static func loadBlank(_ type: GType) -> Self? {
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    return load(from: &value)
  }
}

/// A value whose place may be NULL, which nil is.
public protocol NullableValue: TypedValue {}

extension NullableValue {
  /// Whether there is nothing to be loaded.
  @MainActor
  static func isNull(_ value: inout GValue) -> Bool { g_value_peek_pointer(&value) == nil }
}

extension Optional: TypedValue where Wrapped: NullableValue {
  /// Stores the value, or NULL for nil.
  @MainActor
  public func store(in value: inout GValue) -> Bool {
    if let self { return self.store(in: &value) }
    guard Wrapped.fits(value.g_type) else { return false }
    g_value_reset(&value)
    return true
  }

  /// Loads a value, or nil where it is NULL.
  @MainActor
  public static func load(from value: inout GValue) -> Wrapped?? {
    guard Wrapped.fits(value.g_type) else { return nil }
    if Wrapped.isNull(&value) { return .some(nil) }
    return Wrapped.load(from: &value).map { .some($0) }
  }

  /// Whether the value that there may be fits.
  @MainActor
  public static func fits(_ type: GType) -> Bool { Wrapped.fits(type) }
}

extension String: NullableValue {}

/// A list of strings, which ends with NULL in C. NULL is read as a list without any.
extension [String]: TypedValue {
  /// Stores a copy of the list.
  @MainActor
  public func store(in value: inout GValue) -> Bool {
    guard Self.fits(value.g_type) else { return false }
    var list = map { g_strdup(CText.ending($0)) } + [nil]
    g_value_set_boxed(&value, &list)
    for text in list { g_free(text) }
    return true
  }

  /// Loads a copy of the list.
  @MainActor
  public static func load(from value: inout GValue) -> [String]? {
    guard fits(value.g_type) else { return nil }
    guard let list = g_value_get_boxed(&value) else { return [] }
    let texts = list.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
    return (0..<Int(g_strv_length(.init(OpaquePointer(texts))))).compactMap { texts[$0].map { String(cString: $0) } }
  }

  /// Whether it is GLib's type for such lists.
  @MainActor
  public static func fits(_ type: GType) -> Bool { type == g_strv_get_type() }
}
