import CGTK

@MainActor
extension UnsafeMutablePointer<GtkWidget> {
  /// The widgets right inside, in order. The next is known before each is given, and is not to go meanwhile.
  package var children: some Sequence<UnsafeMutablePointer<GtkWidget>> {
    sequence(state: gtk_widget_get_first_child(self)) { next in
      defer { next = next.flatMap { gtk_widget_get_next_sibling($0) } }
      return next
    }
  }
}
