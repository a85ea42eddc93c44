import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// The button that deletes a row in edit mode, which is called as the row is. Claim LS42.
@MainActor
final class RowRemoveButton {
  let widget = Widget(gtk_button_new_from_icon_name("list-remove-symbolic"))
  var action: () -> Void

  init(for island: IslandWidget, _ action: @escaping () -> Void) {
    self.action = action
    for name in ["circular", "graft-remove"] { gtk_widget_add_css_class(widget.widgetObject, name) }
    gtk_widget_set_valign(widget.widgetObject, GTK_ALIGN_CENTER)
    gtk_widget_set_focus_on_click(widget.widgetObject, 0)
    // Connected for as long as there is the button, whatever is updated at the moment.
    HandlerGroup().collect {
      Signals.connect(widget.object, "clicked") { [weak self] in self?.action() }
    }
    // What is in the row may not be there yet.
    UpdateScheduler.shared.afterUpdates { [weak widget, weak island] in
      if let island { widget?.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, island.spokenName) }
    }
  }
}
