import CGTK

/// The properties that an object's class describes.
@MainActor
package struct PropertyNames {
  private let objectClass: UnsafeMutablePointer<GObjectClass>

  /// Those of an object.
  package init(of object: UnsafeMutableRawPointer) {
    objectClass = UnsafeMutableRawPointer(object.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class)
      .assumingMemoryBound(to: GObjectClass.self)
  }

  /// In the order of the class.
  package var all: [String] {
    var count: guint = 0
    guard let list = g_object_class_list_properties(objectClass, &count) else { return [] }
    defer { g_free(list) }
    return (0..<Int(count)).compactMap { list[$0].map { String(cString: $0.pointee.name) } }
  }

  /// What is known of one; nil if there is none of that name.
  package func specification(of name: String) -> UnsafeMutablePointer<GParamSpec>? {
    g_object_class_find_property(objectClass, name)
  }

  func contains(_ name: String) -> Bool { specification(of: name) != nil }
}
