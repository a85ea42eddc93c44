import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

extension SheetWindow {
  /// Makes the sheet a dialog: without a bar, and with keys for its buttons.
  func becomeDialog(_ model: DialogModel) {
    let widget = Widget(window)
    widget["accessible-role"] = Int(GTK_ACCESSIBLE_ROLE_ALERT_DIALOG.rawValue)
    gtk_window_set_title(window, CText.shown(model.title))
    model.titleDidChange = { [weak self, unowned model] in self?.rename(model.title) }
    // As GTK's own message dialogs: no title above the one in the content.
    gtk_window_set_titlebar(window, gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    for name in ["dialog", "message"] { gtk_widget_add_css_class(widget.widgetObject, name) }
    gtk_window_set_resizable(window, 0)
    Signals.connect(window, "show") { [window] in model.moveFocus(in: window) }
    takeKeys { key in
      switch key {
      case GDK_KEY_Escape: model.cancel()
      case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: model.confirm()
      default: return false
      }
      return true
    }
  }
}
