import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

extension Scene {
  /// Gives the windows a bar of menus above their content that the program has as a menu model: a `GMenu` of its own, or one of a
  /// `.ui` file. A bar of commands, where there is one, is below.
  ///
  /// The items activate actions by their names, of the window, of the application, or of a view in it that gives those of `win` or
  /// `app`; the bar follows the model. What is no `GMenuModel` is reported, and not shown. As GTK documents
  /// `GtkPopoverMenuBar`; claim AC7.
  public func menuBar(_ model: ObjectReference) -> some Scene {
    environment(\.menuBarModel, MenuModel.checked(model))
  }

  /// Gives the windows a menu, behind a button at the end of the header bar, that the program has as a menu model. F10 opens it,
  /// where no commands have a button of their own beside it. As GTK documents `GtkMenuButton`; claim AC7.
  public func primaryMenu(_ model: ObjectReference) -> some Scene {
    environment(\.primaryMenuModel, MenuModel.checked(model))
  }
}

@MainActor
private enum MenuModel {
  static func checked(_ model: ObjectReference) -> ObjectReference? {
    if model.isA(g_menu_model_get_type()) { return model }
    Diagnostics.report(
      .invalidMenu, place: model.typeName, "a \(model.typeName) cannot be the menu of a window: that is a GMenuModel")
    return nil
  }
}

private struct MenuBarModelKey: EnvironmentKey {
  static var defaultValue: ObjectReference? { nil }
}

private struct PrimaryMenuModelKey: EnvironmentKey {
  static var defaultValue: ObjectReference? { nil }
}

extension EnvironmentValues {
  /// What is in the bar of menus of the windows here.
  var menuBarModel: ObjectReference? {
    get { self[MenuBarModelKey.self] }
    set { self[MenuBarModelKey.self] = newValue }
  }

  /// What is in the menu at the end of the header bars of the windows here.
  var primaryMenuModel: ObjectReference? {
    get { self[PrimaryMenuModelKey.self] }
    set { self[PrimaryMenuModelKey.self] = newValue }
  }
}

/// A bar of menus of GTK's own.
struct MenuModelBar: GtkWidgetRepresentable {
  let model: ObjectReference

  func makeGtkWidget(context: Context) -> Widget {
    Widget(gtk_popover_menu_bar_new_from_model(model.object.cast()))
  }

  /// GTK makes nothing anew for the same model.
  func updateGtkWidget(_ gtkWidget: Widget, context: Context) { gtkWidget["menu-model"] = model }
}

/// A button of GTK's own that opens a menu.
struct MenuModelButton: GtkWidgetRepresentable {
  let model: ObjectReference

  func makeGtkWidget(context: Context) -> Widget {
    let button = Widget(gtk_menu_button_new())
    gtk_menu_button_set_icon_name(button.object.cast(), "open-menu-symbolic")
    button["primary"] = true
    return button
  }

  /// A menu that is open would be closed by the same model.
  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    let title = String(localized: .own("Main Menu"), locale: context.environment.locale)
    gtkWidget["tooltip-text"] = title
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, title)
    let shown: ObjectReference? = gtkWidget["menu-model"]
    if shown != model { gtkWidget["menu-model"] = model }
  }
}
