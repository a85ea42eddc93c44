import CGTK
import Foundation
import Threads

/// The accessor to an object under another C type, as C's macros such as `GTK_BUTTON` are.
extension ObjectPointer {
  /// A pointer to the C type that a C function takes: `gtk_box_append(box.cast(), child.widgetPointer)`. It is good as long as
  /// that of `objectAddress`.
  ///
  /// Where `Graft` was built for debugging it stops when the object is of another type, and names both; otherwise it is the
  /// address and nothing more.
  @inlinable
  public func cast<Object>(to type: Object.Type = Object.self) -> UnsafeMutablePointer<Object> {
    objectAddress.cast(to: type)
  }

  /// An opaque pointer, for a C function that takes a type whose fields GTK hides:
  /// `gtk_label_set_xalign(label.cast(), 0)`. What it must be to, only that function knows.
  @inlinable
  public func cast() -> OpaquePointer { OpaquePointer(objectAddress) }

  /// Whether the object is of a type, or of one that derives from it.
  @inlinable
  package func isA(_ type: GType) -> Bool { withObjectAddress { graft_is_a($0, type) != 0 } }
}

extension UnsafeMutableRawPointer {
  /// A pointer to the C type that is wanted, where C gives an object by its address alone.
  @inlinable
  package func cast<Object>(to type: Object.Type = Object.self) -> UnsafeMutablePointer<Object> {
    CType.check(self, type)
    return assumingMemoryBound(to: type)
  }

  /// An opaque pointer, as to the C types whose fields GTK hides.
  @inlinable
  package func cast() -> OpaquePointer { OpaquePointer(self) }
}

/// The C types of objects as Swift knows them.
@usableFromInline
enum CType {
  /// In debug builds, stops when an object is not of a type.
  @inlinable
  static func check(_ object: UnsafeRawPointer, _ type: Any.Type) {
    #if DEBUG
      if !fits(object, type) { stop(object, type) }
    #endif
  }

  #if DEBUG
    /// A type that is not registered yet has no objects. A boxed record is none, and does not say what it is.
    @usableFromInline
    static func fits(_ object: UnsafeRawPointer, _ type: Any.Type) -> Bool {
      let type = g_type_from_name(name(type))
      return Fundamental.of(type) == Fundamental.boxed || graft_is_a(object, type) != 0
    }

    /// A test goes on with the pointer as it is, as C does after its own check.
    @usableFromInline
    static func stop(_ object: UnsafeRawPointer, _ type: Any.Type) {
      let message = "a \(String(cString: g_type_name(graft_object_type(object)))) is no \(name(type))"
      guard MainThread.isCurrent else { fatalError(message) }
      MainThread.assumeIsolated { Fault.found(message) }
    }

    /// `GtkButton`, which is the structure `_GtkButton` in C.
    private static func name(_ type: Any.Type) -> String {
      let name = "\(type)"
      return name.hasPrefix("_") ? String(name.dropFirst()) : name
    }
  #endif
}
