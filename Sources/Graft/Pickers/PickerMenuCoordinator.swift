import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// What a picker's menu keeps between updates.
@MainActor
final class PickerMenuCoordinator {
  private(set) var choices: [PickerChoice] = []
  /// What the button says in place of the choice, where the program says it.
  let words = PickerWords()
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
    Signals.connect(factory, "setup") { arguments in
      arguments.object(at: 0).map { gtk_list_item_set_child($0.cast(), PickerMenuRow.make()) }
    }
    Signals.connect(factory, "bind") { [weak self] arguments in arguments.object(at: 0).map { self?.bind($0.cast()) } }
    Signals.connect(factory, "unbind") { [weak self] arguments in
      arguments.object(at: 0).map { _ = self?.bound.remove($0.cast()) }
    }
    gtk_drop_down_set_list_factory(menu.object.cast(), factory)
    g_object_unref(factory.objectAddress)
  }

  /// Has the button say what the program does.
  func setOwnWords(of menu: Widget) {
    guard let factory = words.makeFactory() else { return }
    gtk_drop_down_set_factory(menu.object.cast(), factory)
    g_object_unref(factory.objectAddress)
  }

  private func bind(_ item: OpaquePointer) {
    bound.insert(item)
    let position = Int(gtk_list_item_get_position(item))
    guard choices.indices.contains(position) else { return }
    let canBeChosen: gboolean = choices[position].kind == .choice ? 1 : 0
    gtk_list_item_set_selectable(item, canBeChosen)
    gtk_list_item_set_activatable(item, canBeChosen)
    graft_list_item_set_focusable(item, canBeChosen)
    PickerMenuRow(in: item)?.show(choices[position])
  }

  /// GTK's widgets of the rows that there are, by their positions.
  var rows: [Int: UnsafeMutablePointer<GtkWidget>] {
    let rows = bound.compactMap { item in
      gtk_list_item_get_child(item).flatMap { gtk_widget_get_parent($0) }.map {
        (Int(gtk_list_item_get_position(item)), $0)
      }
    }
    return Dictionary(rows) { first, _ in first }
  }
}
