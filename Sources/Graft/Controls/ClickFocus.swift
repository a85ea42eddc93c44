import CGTK
import GTKSupport

extension Widget {
  /// A click on the control leaves the focus where it is, as in the text field that is being filled
  /// in; Tab reaches the control all the same.
  func keepsFocusElsewhere() { gtk_widget_set_focus_on_click(widgetObject, 0) }
}
