import CGTK

/// The group that holds back all handlers of one object, kept with the object itself once it was asked for.
@MainActor
enum ObjectHandlers {
  private static let quark = g_quark_from_string("graft-handlers")

  static func group(of object: UnsafeMutableRawPointer) -> HandlerGroup {
    if let known = known(of: object) { return known }
    let object = object.assumingMemoryBound(to: GObject.self)
    let group = HandlerGroup()
    g_object_set_qdata_full(object, quark, Unmanaged.passRetained(group).toOpaque()) { data in
      if let data { Unmanaged<HandlerGroup>.fromOpaque(data).release() }
    }
    return group
  }

  /// The group, if somebody has asked for it.
  static func known(of object: UnsafeMutableRawPointer) -> HandlerGroup? {
    g_object_get_qdata(object.assumingMemoryBound(to: GObject.self), quark).map {
      Unmanaged<HandlerGroup>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
