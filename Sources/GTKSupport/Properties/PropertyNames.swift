import CGTK

/// The properties that an object's class describes.
@MainActor
struct PropertyNames {
  private let objectClass: UnsafeMutablePointer<GObjectClass>

  init(of object: UnsafeMutableRawPointer) {
    objectClass = object.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class!
      .withMemoryRebound(to: GObjectClass.self, capacity: 1) { $0 }
  }

  var all: [String] {
    var count: guint = 0
    guard let list = g_object_class_list_properties(objectClass, &count) else { return [] }
    defer { g_free(list) }
    return (0..<Int(count)).compactMap { list[$0].map { String(cString: $0.pointee.name) } }
  }

  func specification(of name: String) -> UnsafeMutablePointer<GParamSpec>? {
    g_object_class_find_property(objectClass, name)
  }

  func contains(_ name: String) -> Bool { specification(of: name) != nil }
}
