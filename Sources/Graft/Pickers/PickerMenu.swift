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
    menu.openByAltDown()
    menu.tellWhetherListIsOpen()
    gtk_widget_set_valign(menu.widgetObject, GTK_ALIGN_CENTER)
    return menu
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    offer.report(context)
    context.coordinator.show(offer.choices, in: gtkWidget)
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, offer.name ?? "")
    gtkWidget.showControlLook(of: context.environment)
    gtkWidget.setEnabled(context.environment.isEnabled)
  }
}

/// What a menu keeps between updates.
@MainActor
final class PickerMenuCoordinator {
  private var choices: [PickerChoice] = []
  /// What the rows say, in order.
  private var titles: [String] = []
  /// GTK's rows, while they show something.
  private var bound: Set<OpaquePointer> = []
  private var isRestoring = false
  private lazy var restoring = WakeSource(priority: 100) { [unowned self] in restore() }
  private weak var menu: Widget?

  /// Shows choices, of which GTK is told only where what they say has changed.
  func show(_ newChoices: [PickerChoice], in menu: Widget) {
    self.menu = menu
    let wasChosen = choices.firstIndex(where: \.isChosen)
    choices = newChoices
    let newTitles = newChoices.map { "\($0.kind) \($0.title.icon ?? "") \($0.title.text)" }
    if newTitles != titles || titles.isEmpty { setModel(of: menu) }
    titles = newTitles
    if choices.firstIndex(where: \.isChosen) != wasChosen { for item in bound { bind(item) } }
    select(in: menu)
  }

  private func setModel(of menu: Widget) {
    guard let list = gtk_string_list_new(nil) else { return }
    for choice in choices { gtk_string_list_append(list, CText.shown(choice.title.text)) }
    gtk_drop_down_set_model(menu.object.cast(), list)
    g_object_unref(list.objectAddress)
  }

  private func select(in menu: Widget) {
    let chosen = choices.firstIndex(where: \.isChosen).map { guint($0) } ?? guint.max
    if gtk_drop_down_get_selected(menu.object.cast()) != chosen {
      gtk_drop_down_set_selected(menu.object.cast(), chosen)
    }
  }

  /// A choice that the source refuses, or that is none, is taken back in the next turn, as GTK is still at it.
  func userDidSelect(in menu: Widget) {
    let selected = Int(gtk_drop_down_get_selected(menu.object.cast()))
    guard !isRestoring, choices.indices.contains(selected) else { return }
    EditedField.finish()
    if !choices[selected].isChosen { choices[selected].choose() }
    restoring.wake()
  }

  private func restore() {
    guard let menu else { return }
    isRestoring = true
    select(in: menu)
    isRestoring = false
  }

  /// Has the list show icons, headings and lines; the button shows what GTK's own would.
  func setRows(of menu: Widget) {
    guard let factory = gtk_signal_list_item_factory_new() else { return }
    Signals.connect(factory, "bind") { [weak self] arguments in arguments.object(at: 0).map { self?.bind($0.cast()) } }
    Signals.connect(factory, "unbind") { [weak self] arguments in
      arguments.object(at: 0).map { self?.unbind($0.cast()) }
    }
    gtk_drop_down_set_list_factory(menu.object.cast(), factory)
    g_object_unref(factory.objectAddress)
  }

  private func bind(_ item: OpaquePointer) {
    bound.insert(item)
    let position = Int(gtk_list_item_get_position(item))
    guard choices.indices.contains(position) else { return }
    let choice = choices[position]
    let canBeChosen: gboolean = choice.kind == .choice ? 1 : 0
    gtk_list_item_set_selectable(item, canBeChosen)
    gtk_list_item_set_activatable(item, canBeChosen)
    gtk_list_item_set_child(item, PickerMenuCoordinator.row(for: choice))
  }

  private func unbind(_ item: OpaquePointer) {
    bound.remove(item)
    gtk_list_item_set_child(item, nil)
  }

  /// What the list shows of a choice.
  private static func row(for choice: PickerChoice) -> UnsafeMutablePointer<GtkWidget>? {
    if choice.kind == .divider { return gtk_separator_new(GTK_ORIENTATION_HORIZONTAL) }
    guard let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6) else { return nil }
    // A row of GTK's shows icons of the theme alone, and would show a broken one for any other name.
    if case .icon(let icon, _)? = choice.title.icon.map({ SymbolPicture($0) }) {
      gtk_box_append(box.cast(), gtk_image_new_from_icon_name(icon))
    }
    guard let label = gtk_label_new(CText.shown(choice.title.text)) else { return box }
    gtk_label_set_xalign(label.cast(), 0)
    gtk_widget_set_hexpand(label, 1)
    if choice.kind == .heading { gtk_widget_add_css_class(label, "dim-label") }
    gtk_box_append(box.cast(), label)
    if choice.isChosen { gtk_box_append(box.cast(), gtk_image_new_from_icon_name("object-select-symbolic")) }
    return box
  }
}

extension Widget {
  /// Tells assistive technologies whether the list of a drop-down is open, of which GTK 4.8 says nothing. Claim AX14.
  fileprivate func tellWhetherListIsOpen() {
    setAccessibleExpanded(false)
    guard let list = gtk_widget_get_last_child(widgetObject), list.isA(gtk_popover_get_type()) else { return }
    Signals.connect(list, "notify::visible") { [weak self] _ in
      self?.setAccessibleExpanded(gtk_widget_get_visible(list) != 0)
    }
  }

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
