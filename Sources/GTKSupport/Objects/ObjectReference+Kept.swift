import CGTK

extension ObjectReference {
  /// Keeps an object of Swift's with the GObject, under a name, for as long as the GObject lives, in place of the one that was
  /// kept under the name before.
  package func keep(_ kept: AnyObject, as name: String) {
    g_object_set_data_full(object.cast(), name, Unmanaged.passRetained(kept).toOpaque()) {
      $0.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
    }
  }

  /// What is kept with the GObject under a name; nil where that is nothing.
  package func kept<Kept: AnyObject>(_ name: String, as type: Kept.Type = Kept.self) -> Kept? {
    g_object_get_data(object.cast(), name).flatMap {
      Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() as? Kept
    }
  }
}
