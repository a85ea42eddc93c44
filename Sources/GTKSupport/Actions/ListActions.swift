import CGTK

/// What the lists of GTK's do by their actions.
@MainActor
package enum ListActions {
  /// Selects a row in place of the others, or with those from the one that was selected last.
  package static func select(_ position: Int, in list: UnsafeMutablePointer<GtkWidget>, extending: Bool = false) {
    let values = [
      g_variant_new_uint32(guint32(position)), g_variant_new_boolean(0), g_variant_new_boolean(extending ? 1 : 0),
    ]
    activate("list.select-item", g_variant_new_tuple(values, 3), in: list)
  }

  /// Scrolls as little as brings a row into sight.
  package static func scroll(to position: Int, in list: UnsafeMutablePointer<GtkWidget>) {
    activate("list.scroll-to-item", g_variant_new_uint32(guint32(position)), in: list)
  }

  /// GTK does not take over a value that floats.
  private static func activate(_ name: String, _ value: OpaquePointer?, in list: UnsafeMutablePointer<GtkWidget>) {
    guard let value = value.flatMap(g_variant_ref_sink) else { return }
    gtk_widget_activate_action_variant(list, name, value)
    g_variant_unref(value)
  }
}
