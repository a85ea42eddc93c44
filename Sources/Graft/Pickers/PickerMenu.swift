import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// A picker as a button that opens a list. Claims CT8 and CT10.
struct PickerMenu: GtkWidgetRepresentable {
  let offer: PickerOffer

  func makeCoordinator() -> PickerMenuCoordinator { PickerMenuCoordinator() }

  func makeGtkWidget(context: Context) -> Widget {
    let menu = Widget(gtk_drop_down_new(nil, nil))
    let coordinator = context.coordinator
    menu.connect("notify::selected") { coordinator.userDidSelect(in: $0.widget) }
    coordinator.setRows(of: menu)
    if offer.currentValue != nil { coordinator.setOwnWords(of: menu) }
    menu.openByAltDown()
    menu.popover.map { coordinator.follow($0, of: menu) }
    gtk_widget_set_valign(menu.widgetObject, GTK_ALIGN_CENTER)
    return menu
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    offer.report(context)
    context.coordinator.show(offer.choices, in: gtkWidget)
    context.coordinator.words.text = offer.currentValue ?? ""
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, offer.name)
    gtkWidget.showControlLook(of: context.environment)
    gtkWidget.setEnabled(context.environment.isEnabled)
  }

  static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: PickerMenuCoordinator) { gtkWidget.closeList() }
}

extension Widget {
  /// The popover of a drop-down.
  fileprivate var popover: UnsafeMutablePointer<GtkWidget>? {
    gtk_widget_get_last_child(widgetObject).flatMap { $0.isA(gtk_popover_get_type()) ? $0 : nil }
  }

  /// Closes the list of a drop-down, if it is open.
  func closeList() { if let popover { gtk_popover_popdown(popover.cast()) } }

  /// Opens a drop-down by Alt+Down, as menus of other desktops.
  fileprivate func openByAltDown() {
    guard let controller = gtk_shortcut_controller_new() else { return }
    // The shortcut takes over a reference.
    guard let action = gtk_activate_action_get() else { return }
    g_object_ref(action.objectAddress)
    let shortcut = gtk_shortcut_new(
      gtk_keyval_trigger_new(guint(GDK_KEY_Down), GDK_ALT_MASK), action)
    gtk_shortcut_controller_add_shortcut(controller, shortcut)
    gtk_widget_add_controller(widgetObject, controller)
  }
}
