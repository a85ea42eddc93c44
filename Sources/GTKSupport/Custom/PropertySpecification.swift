import CGTK

/// What GObject is told of a property of a class: it may be made long before there is the class, or for nothing.
package final class PropertySpecification {
  /// Whoever keeps it longer retains it.
  package let pointer: UnsafeMutablePointer<GParamSpec>

  /// Takes one that was just made; nil where GObject made none.
  package init?(taking specification: UnsafeMutablePointer<GParamSpec>?) {
    guard let specification, let pointer = g_param_spec_ref_sink(specification) else { return nil }
    self.pointer = pointer
  }

  deinit { g_param_spec_unref(pointer) }
}
