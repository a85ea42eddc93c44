import CGTK

/// Looks at what is on the screen.
@MainActor
enum Widgets {
  /// The first labels below a widget, in the order of the tree.
  static func labels(
    below widget: UnsafeMutablePointer<GtkWidget>, upTo limit: Int
  ) -> [UnsafeMutablePointer<GtkWidget>] {
    var found: [UnsafeMutablePointer<GtkWidget>] = []
    collect(below: widget, limit, &found)
    return found
  }

  private static func collect(
    below widget: UnsafeMutablePointer<GtkWidget>, _ limit: Int, _ found: inout [UnsafeMutablePointer<GtkWidget>]
  ) {
    var child = gtk_widget_get_first_child(widget)
    while let current = child, found.count < limit {
      let role = gtk_accessible_get_accessible_role(OpaquePointer(current))
      if role == GTK_ACCESSIBLE_ROLE_LABEL { found.append(current) }
      collect(below: current, limit, &found)
      child = gtk_widget_get_next_sibling(current)
    }
  }

  /// The first widget of a type below another, in the order of the tree.
  static func first(
    of type: GType, below widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget>? {
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if graft_is_a(current, type) != 0 { return current }
      if let found = first(of: type, below: current) { return found }
      child = gtk_widget_get_next_sibling(current)
    }
    return nil
  }

  static func text(of label: UnsafeMutablePointer<GtkWidget>?) -> String {
    guard let label, let text = graft_accessible_text(label, GTK_ACCESSIBLE_PROPERTY_LABEL) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
