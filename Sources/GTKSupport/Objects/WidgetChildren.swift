import CGTK

@MainActor
extension UnsafeMutablePointer<GtkWidget> {
  /// The widgets right inside, in order. Each is asked for the next when that is wanted, so that none may go meanwhile.
  package var children: some Sequence<UnsafeMutablePointer<GtkWidget>> {
    sequence(state: gtk_widget_get_first_child(self)) { next in
      defer { next = next.flatMap { gtk_widget_get_next_sibling($0) } }
      return next
    }
  }
}
