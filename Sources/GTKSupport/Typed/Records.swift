import CGTK

/// The typed name of a boxed record of a library: a copy, which is given to C functions by its address.
public protocol BoxedRecord: NullableValue {
  /// The record's type, such as `GdkContentFormats`.
  static var recordTypeName: String { get }
  /// The copy.
  var boxed: Boxed { get }
  /// The record of a copy.
  init(boxed: Boxed)
}

extension BoxedRecord {
  /// Copies a record that a C function has returned and keeps.
  @MainActor
  public init(copying record: some ObjectPointer) {
    self.init(boxed: Boxed(copying: record.objectAddress, type: Self.type))
  }

  /// Takes over a record that a C function has returned to its caller.
  @MainActor
  public init(taking record: some ObjectPointer) {
    self.init(boxed: Boxed(taking: record.objectAddress, type: Self.type))
  }

  /// Stores a copy.
  @MainActor
  public func store(in value: inout GValue) -> Bool {
    guard Self.fits(value.g_type) else { return false }
    g_value_set_boxed(&value, boxed.address)
    return true
  }

  /// Loads a copy; nil where there is none.
  @MainActor
  public static func load(from value: inout GValue) -> Self? {
    guard fits(value.g_type), let record = g_value_get_boxed(&value) else { return nil }
    return Self(boxed: Boxed(copying: record, type: type))
  }

  /// Whether it is the record's type.
  @MainActor
  public static func fits(_ type: GType) -> Bool { type == self.type }

  @MainActor
  fileprivate static var type: GType { TypeLookup.type(named: recordTypeName) ?? 0 }
}

/// A boxed record whose fields C hides: its functions take an opaque pointer.
public protocol OpaqueRecord: BoxedRecord {}

extension OpaqueRecord {
  /// The copy for C functions. It lives at least to the end of the turn.
  @MainActor public var pointer: OpaquePointer { boxed.pointer.cast() }
}

/// A boxed record whose structure C shows, and whose fields are its library's own affair, as those of a `GtkTextIter`.
public protocol VisibleRecord: BoxedRecord {
  /// The structure in C.
  associatedtype Structure
}

extension VisibleRecord {
  /// Copies a record.
  @MainActor
  public init(_ structure: Structure) {
    self.init(boxed: withUnsafePointer(to: structure) { Boxed(copying: $0, type: Self.type) })
  }

  /// The copy for C functions: `gtk_text_iter_get_line(place.pointer)`. It lives at least to the end of the turn.
  @MainActor public var pointer: UnsafeMutablePointer<Structure> {
    boxed.pointer.assumingMemoryBound(to: Structure.self)
  }
}

/// Owns a copy of a boxed value of GObject.
///
/// Main thread only.
@MainActor
public final class Boxed {
  /// The copy, for calls that are over before this ends.
  let address: UnsafeMutableRawPointer
  private let type: GType
  /// The turn in which the pointer was taken last; 0 if it never was.
  private var takenTurn: UInt32 = 0

  /// The copy, which lives at least until the end of the turn of the main loop in which its pointer is taken.
  var pointer: UnsafeMutableRawPointer {
    takenTurn = TakenPointers.turn
    return address
  }

  init(copying address: UnsafeRawPointer, type: GType) {
    self.address = g_boxed_copy(type, address)
    self.type = type
  }

  init(taking address: UnsafeMutableRawPointer, type: GType) {
    self.address = address
    self.type = type
  }

  isolated deinit { TakenPointers.end(.record(address, type), takenIn: takenTurn) }
}

/// The typed name of a boxed record that consists of numbers: a value, whose fields are those of the C structure, as in
/// `colour.red`.
public protocol PlainRecord: NullableValue {
  /// The C structure.
  associatedtype Fields
  /// The record's type, such as `GdkRGBA`.
  static var recordTypeName: String { get }
  /// The record as C has it.
  var fields: Fields { get set }
  /// A record of C.
  init(_ fields: Fields)
}

extension PlainRecord {
  /// A field by its name in C.
  public subscript<Field>(dynamicMember field: WritableKeyPath<Fields, Field>) -> Field {
    get { fields[keyPath: field] }
    set { fields[keyPath: field] = newValue }
  }

  /// A copy for C functions that read it: `gtk_widget_size_allocate(child, room.pointer, -1)`. It lives at least to the end of the
  /// turn. A function that writes is given `&room.fields`.
  @MainActor public var pointer: UnsafeMutablePointer<Fields> {
    withUnsafePointer(to: fields) { Boxed(copying: $0, type: Self.type).pointer.assumingMemoryBound(to: Fields.self) }
  }

  /// Stores a copy.
  @MainActor
  public func store(in value: inout GValue) -> Bool {
    guard Self.fits(value.g_type) else { return false }
    withUnsafePointer(to: fields) { g_value_set_boxed(&value, $0) }
    return true
  }

  /// Loads a copy; nil where there is none.
  @MainActor
  public static func load(from value: inout GValue) -> Self? {
    guard fits(value.g_type), let record = g_value_get_boxed(&value) else { return nil }
    return Self(record.load(as: Fields.self))
  }

  /// Whether it is the record's type.
  @MainActor
  public static func fits(_ type: GType) -> Bool { type == self.type }

  @MainActor
  private static var type: GType { TypeLookup.type(named: recordTypeName) ?? 0 }
}

/// A value of any type, as the `drop` of a drop target gives it.
public struct AnyTypedValue: VisibleRecord {
  /// GObject's structure of values of any type.
  public typealias Structure = GValue
  /// GObject's type of values of any type.
  public static var recordTypeName: String { "GValue" }
  /// The copy.
  public let boxed: Boxed

  /// The value of a copy.
  public init(boxed: Boxed) { self.boxed = boxed }

  /// The value as one of a type; nil when it is none.
  @MainActor
  public func value<Value: TypedValue>(as type: Value.Type = Value.self) -> Value? {
    var value = boxed.address.load(as: GValue.self)
    return Value.load(from: &value)
  }
}
