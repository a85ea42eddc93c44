import CGTK
import Threads

/// That properties of an object of ours have changed, of which another thread than the main one would tell.
///
/// While a thread sets a property, GObject holds back what is told of all properties of the object until that thread is done,
/// and has it tell them: also of what the main thread has set meanwhile. Handlers are for the main thread.
enum LateNotice {
  /// Has the objects of a class of widgets tell of their properties on the main thread only.
  static func install(in objectClass: UnsafeMutablePointer<GObjectClass>) {
    objectClass.pointee.dispatch_properties_changed = { object, count, specifications in
      if MainThread.isCurrent {
        let widgets = g_type_class_peek(gtk_widget_get_type()).assumingMemoryBound(to: GObjectClass.self)
        widgets.pointee.dispatch_properties_changed?(object, count, specifications)
      } else if let object {
        LateNotice.tell((0..<Int(count)).compactMap { specifications?[$0] }, of: object)
      }
    }
  }

  private static func tell(
    _ specifications: [UnsafeMutablePointer<GParamSpec>], of object: UnsafeMutablePointer<GObject>
  ) {
    g_object_ref(object)
    nonisolated(unsafe) let (object, specifications) = (object, specifications)
    MainLoop.inLaterTurn {
      for specification in specifications { g_object_notify_by_pspec(object, specification) }
      g_object_unref(object)
    }
  }
}
