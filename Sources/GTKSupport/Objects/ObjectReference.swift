import CGTK

/// Owns one reference to a GObject, for as long as the Swift object lives.
///
/// Main thread only. Two references are equal when they own the same GObject.
@MainActor
open class ObjectReference {
  /// The GObject, for calls that are over before this ends: the runtime's own.
  @usableFromInline package final let object: UnsafeMutablePointer<GObject>
  /// The turn in which the pointer was taken last; 0 if it never was.
  private var takenTurn: UInt32 = 0

  /// The GObject. It lives at least until the end of the turn of the main loop in which its pointer is taken, also where
  /// this was the last reference to it: `gtk_box_append(box, Widget(typeName: "GtkLabel").widgetPointer)` is safe.
  public final var pointer: UnsafeMutablePointer<GObject> {
    takenTurn = TakenPointers.turn
    return object
  }

  /// The type whose objects a class of Swift is for, such as `GtkSwitch`; nil where that is any. A typed name says it.
  open class var objectTypeName: String? { nil }

  /// A reference of this class to an object of its type. A typed name makes one of its own class.
  open class func reference(to object: UnsafeMutableRawPointer) -> ObjectReference {
    ObjectReference(retaining: object)
  }

  /// Takes over a floating reference, as every new widget has, or adds one. For a new object that does not float, use
  /// `init(taking:)`: the reference of its maker would be left over.
  public init(sinking object: UnsafeMutableRawPointer) {
    self.object = g_object_ref_sink(object).cast()
    requireType()
  }

  /// Adds a reference to an object that somebody else owns.
  public init(retaining object: UnsafeMutableRawPointer) {
    self.object = g_object_ref(object).cast()
    requireType()
  }

  /// Takes over the reference that a C function has returned to its caller, as `gtk_entry_buffer_new` and other functions
  /// that return a new object do; a floating one as well.
  public init(taking object: UnsafeMutableRawPointer) {
    self.object = graft_object_take(object).cast()
    requireType()
  }

  /// Adds a reference to an object whose type C hides, so that Swift knows its pointer as an opaque one.
  public convenience init(retaining object: OpaquePointer) { self.init(retaining: UnsafeMutableRawPointer(object)) }

  /// Takes over the reference to an object whose type C hides, as `g_simple_action_new` returns one.
  public convenience init(taking object: OpaquePointer) { self.init(taking: UnsafeMutableRawPointer(object)) }

  /// Stops with the actual type when the object is not of the type that this class is for.
  private func requireType() {
    guard let wanted = type(of: self).objectTypeName, !object.isA(TypeLookup.type(named: wanted) ?? 0) else { return }
    Fault.found("a \(typeName) is not a \(wanted)")
  }

  isolated deinit { TakenPointers.end(.object(object), takenIn: takenTurn) }

  /// The name of the object's run-time type, such as `GtkLabel`.
  public var typeName: String { String(cString: g_type_name(graft_object_type(object))) }
}

extension ObjectReference: @MainActor Equatable {
  /// Whether both own the same GObject.
  public static func == (left: ObjectReference, right: ObjectReference) -> Bool { left.object == right.object }
}

/// A pointer to a GObject of any C type: GTK's types import as typed or as opaque pointers.
@MainActor @preconcurrency
public protocol ObjectPointer {
  /// The address of the GObject.
  var objectAddress: UnsafeMutableRawPointer { get }
  /// Runs `body` with the address, of no use after it. The address itself unless said otherwise.
  func withObjectAddress<Result>(_ body: (UnsafeMutableRawPointer) throws -> Result) rethrows -> Result
}

extension ObjectPointer {
  /// Runs `body` with the address.
  public func withObjectAddress<Result>(_ body: (UnsafeMutableRawPointer) throws -> Result) rethrows -> Result {
    try body(objectAddress)
  }
}

extension UnsafeMutablePointer: ObjectPointer {
  /// The address itself.
  @inlinable
  nonisolated public var objectAddress: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension OpaquePointer: ObjectPointer {
  /// The address itself.
  @inlinable
  nonisolated public var objectAddress: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension ObjectReference: ObjectPointer {
  /// The address of the GObject, which lives at least until the end of the turn, as with `pointer`.
  public final var objectAddress: UnsafeMutableRawPointer { pointer.objectAddress }

  /// Runs `body` with the address, and keeps the object no longer than that.
  public final func withObjectAddress<Result>(
    _ body: (UnsafeMutableRawPointer) throws -> Result
  ) rethrows -> Result {
    try withExtendedLifetime(self) { try body(object.objectAddress) }
  }
}
