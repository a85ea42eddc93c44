import CGTK

/// Owns one reference to a GObject, for as long as the Swift object lives.
///
/// Main thread only. Two references are equal when they own the same GObject.
@MainActor
open class ObjectReference {
  /// The GObject.
  public let pointer: UnsafeMutablePointer<GObject>

  /// Takes over a floating reference, as every new widget has, or adds one.
  public init(sinking object: UnsafeMutableRawPointer) {
    pointer = g_object_ref_sink(object).assumingMemoryBound(to: GObject.self)
  }

  /// Adds a reference to an object that somebody else owns.
  public init(retaining object: UnsafeMutableRawPointer) {
    pointer = g_object_ref(object).assumingMemoryBound(to: GObject.self)
  }

  isolated deinit { g_object_unref(pointer) }

  /// The name of the object's run-time type, such as `GtkLabel`.
  public var typeName: String { String(cString: g_type_name(graft_object_type(pointer))) }
}

extension ObjectReference: @MainActor Equatable {
  /// Whether both own the same GObject.
  public static func == (left: ObjectReference, right: ObjectReference) -> Bool { left.pointer == right.pointer }
}

/// A pointer to a GObject of any C type: GTK's types import as typed or as opaque pointers.
@MainActor @preconcurrency
public protocol ObjectPointer {
  /// The address of the GObject.
  var objectAddress: UnsafeMutableRawPointer { get }
}

extension UnsafeMutablePointer: ObjectPointer {
  /// The address itself.
  public var objectAddress: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension OpaquePointer: ObjectPointer {
  /// The address itself.
  public var objectAddress: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension ObjectReference: ObjectPointer {
  /// The address of the GObject.
  public var objectAddress: UnsafeMutableRawPointer { UnsafeMutableRawPointer(pointer) }
}
