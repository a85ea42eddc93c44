import CGTK
import ViewGraph

extension ScreenElement: FocusElement {
  package var hasFocus: Bool { widget.containsFocus }

  package func takeFocus() -> FocusAnswer {
    guard gtk_widget_get_mapped(widget.widgetObject) != 0 else { return .waits }
    let isTaken =
      gtk_widget_grab_focus(widget.widgetObject) != 0
      || gtk_widget_child_focus(widget.widgetObject, GTK_DIR_TAB_FORWARD) != 0
    return isTaken ? .taken : .refused
  }

  package func giveUpFocus() {
    if let root = gtk_widget_get_root(widget.widgetObject) { gtk_root_set_focus(root, nil) }
  }

  package func watchFocus(_ changed: @escaping @MainActor () -> Void) {
    focusWatches.append(FocusWatch(widget, changed: changed))
  }
}
