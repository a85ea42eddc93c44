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
      if graft_is_a(current, gtk_label_get_type()) != 0 { found.append(current) }
      collect(below: current, limit, &found)
      child = gtk_widget_get_next_sibling(current)
    }
  }

  static func text(of label: UnsafeMutablePointer<GtkWidget>?) -> String {
    label.map { String(cString: gtk_label_get_text(OpaquePointer($0))) } ?? ""
  }
}
