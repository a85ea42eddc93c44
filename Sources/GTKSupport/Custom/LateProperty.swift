import CGTK
import Threads

/// A property of an object of ours that another thread than the main one has set: it has the value when GLib's main loop comes to it,
/// after what was set before. `LateNotice` has its handlers run on the main thread.
final class LateProperty {
  private let object: UnsafeMutablePointer<GObject>
  private let name: String
  private var value = GValue()

  /// Whether a property is set later, which a warning tells. It is not on the main thread, nor where the object has no core.
  static func isLeft(
    _ specification: UnsafeMutablePointer<GParamSpec>?, _ value: UnsafePointer<GValue>?,
    of object: UnsafeMutablePointer<GObject>?
  ) -> Bool {
    guard !MainThread.isCurrent, let object, let specification, let value, ObjectInstance.of(object).pointee.core != nil
    else { return false }
    let late = LateProperty(String(cString: specification.pointee.name), value, of: object)
    GLibLog.warning(
      "the property '\(late.name)' of \(ObjectThread.typeName(of: object)) is set on a thread that is not the main thread; "
        + "it has the value in a later turn of the main loop")
    nonisolated(unsafe) let waiting = late
    MainLoop.inLaterTurn { waiting.set() }
    return true
  }

  private init(_ name: String, _ value: UnsafePointer<GValue>, of object: UnsafeMutablePointer<GObject>) {
    g_object_ref(object)
    (self.object, self.name) = (object, name)
    g_value_init(&self.value, value.pointee.g_type)
    g_value_copy(value, &self.value)
  }

  /// On the main thread.
  private func set() {
    g_object_set_property(object, name, &value)
    g_value_unset(&value)
    g_object_unref(object)
  }
}
