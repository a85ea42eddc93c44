import CGTK
import GTKSupport

extension Widget {
  /// A click on the control leaves the focus where it is, as in the text field that is being filled
  /// in; Tab reaches the control all the same.
  func keepsFocusElsewhere() { gtk_widget_set_focus_on_click(widgetObject, 0) }
}

/// Whether a click on a button takes the focus.
struct ClickFocus: @MainActor CarriedByWidgets {
  let isTaken: Bool

  func apply(to widget: Widget) { gtk_widget_set_focus_on_click(widget.widgetObject, isTaken ? 1 : 0) }
}

extension Widget {
  /// Does what a click on the button itself does.
  func emitClick() {
    if gtk_widget_get_focus_on_click(widgetObject) != 0 { gtk_widget_grab_focus(widgetObject) }
    emit("clicked")
  }
}
