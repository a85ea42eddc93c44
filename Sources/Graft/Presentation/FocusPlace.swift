import CGTK
import GTKSupport

/// What had the focus in a window before something was opened in it, and gets it back.
@MainActor
struct FocusPlace {
  private let root: OpaquePointer
  private let widget: ObjectWatch?

  /// Of the window that a widget is in; nothing in no window.
  init?(in widget: Widget) {
    guard let root = gtk_widget_get_root(widget.widgetObject) else { return nil }
    self.root = root
    self.widget = gtk_root_get_focus(root).map { ObjectWatch($0) }
  }

  /// Gives the focus back, if it is in a widget that goes.
  func restore(from leaving: Widget) {
    if gtk_widget_get_root(leaving.widgetObject) == root, leaving.focusInside != nil { restore() }
  }

  /// Gives the focus back in a window that is still there.
  func restore() {
    let former = widget?.object.map { $0.object.cast(to: GtkWidget.self) }
    let isThere = former.map { gtk_widget_get_root($0) == root && gtk_widget_get_mapped($0) != 0 } ?? false
    // GTK would keep what has gone, if it had the focus.
    gtk_root_set_focus(root, nil)
    // What is selected in a text stays so.
    if isThere { gtk_root_set_focus(root, former) }
  }
}
