import CGTK
import Threads

/// On which thread objects are used, for functions that GObject calls on any.
@usableFromInline
enum ObjectThread {
  /// Whether the core of an object may answer. Elsewhere than on the main thread that is a critical message, as Swift would
  /// end the program.
  @usableFromInline
  static func lets(_ object: UnsafeMutableRawPointer) -> Bool {
    if MainThread.isCurrent { return true }
    GLibLog.critical("a \(typeName(of: object)) is used on a thread that is not the main thread")
    return false
  }

  static func typeName(of object: UnsafeMutableRawPointer) -> String {
    String(cString: g_type_name(graft_object_type(object)))
  }
}

extension ObjectType {
  /// Whether an object is kept from being disposed of, as another thread than the main one has dropped the last reference.
  ///
  /// It leaks then, after a critical message: the main thread cannot drop the reference later, as that thread goes on to
  /// finalise the object where it finds it with one reference.
  nonisolated package static func isKept(fromDisposal object: UnsafeMutablePointer<GObject>?) -> Bool {
    guard let object, ObjectInstance.of(object).pointee.core != nil, !MainThread.isCurrent else { return false }
    let name = ObjectThread.typeName(of: object)
    GLibLog.critical("the last reference to a \(name) is dropped on a thread that is not the main thread; it leaks")
    g_object_ref(object)
    return true
  }
}
