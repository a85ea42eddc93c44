import CGTK
import GTKSupport
import ViewGraph

/// What a table looks like here, by its style and what else is said around it.
@MainActor
struct TableLook {
  let alternates: Bool
  private let hasFrame: Bool
  private let hasHeaders: Bool

  /// Reads what is said, so that the table follows it.
  init(_ environment: EnvironmentValues) {
    let look = environment.tableLook
    alternates = environment.alternatingRowBackgrounds.isEnabled ?? look.alternatesRowBackgrounds
    (hasFrame, hasHeaders) = (look.hasFrame, environment.tableColumnHeaders != .hidden)
  }

  /// Shows the look on a `GtkColumnView` in a scrolled window.
  func show(on columnView: OpaquePointer, header: UnsafeMutablePointer<GtkWidget>?) {
    if let header { gtk_widget_set_visible(header, hasHeaders ? 1 : 0) }
    let window = gtk_widget_get_ancestor(columnView.cast(), gtk_scrolled_window_get_type())
    if let window { gtk_scrolled_window_set_has_frame(window.cast(), hasFrame ? 1 : 0) }
  }
}
