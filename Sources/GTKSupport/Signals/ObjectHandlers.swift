import CGTK

/// The group of all handlers of one object, kept with the object itself.
@MainActor
enum ObjectHandlers {
  private static let quark = g_quark_from_string("graft-handlers")

  static func group(of object: UnsafeMutableRawPointer) -> HandlerGroup {
    let object = object.assumingMemoryBound(to: GObject.self)
    if let data = g_object_get_qdata(object, quark) {
      return Unmanaged<HandlerGroup>.fromOpaque(data).takeUnretainedValue()
    }
    let group = HandlerGroup()
    g_object_set_qdata_full(object, quark, Unmanaged.passRetained(group).toOpaque()) { data in
      if let data { Unmanaged<HandlerGroup>.fromOpaque(data).release() }
    }
    return group
  }
}
