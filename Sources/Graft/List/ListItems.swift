import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// The widgets of a `GtkListView`, which GTK makes for the rows near what can be seen and gives to other rows as the
/// list is scrolled. Each holds the island of the row that it shows.
@MainActor
final class ListItems: ListRowsObserver {
  typealias Item = UnsafeMutablePointer<GObject>

  /// It owns what refers to this.
  let listView: UnsafeMutablePointer<GtkWidget>
  let rows: ListItemRows
  private let model: ObjectReference
  private let selection: ListItemSelection
  private(set) var shown: [Item: ListShownRow] = [:]
  private var look: ListLook?
  private var arrows: ListArrowKeys?
  /// What edits rows; nothing before some can be edited.
  private var editing: (keys: ListRowKeys, drop: ListRowDrop)?
  /// What opens menus for rows; nothing before there are some.
  private var menus: ListRowMenus?
  private var refresh: ListRefresh?

  /// Shows rows in a list view, which owns the model and the factory from now on.
  init(_ rows: ListRowsNode, in listView: OpaquePointer) {
    self.listView = listView.cast()
    self.rows = ListItemRows(rows)
    model = ObjectReference(taking: ListModelType.make(self.rows))
    selection = ListItemSelection(self.rows, model, in: self.listView)
    setFactory(of: listView)
    rows.observer = self
    self.rows.followLayout()
    arrows = ListArrowKeys(in: self)
  }

  private func setFactory(of listView: OpaquePointer) {
    guard let factory = gtk_signal_list_item_factory_new() else { fatalError("GTK made no factory of list items") }
    Signals.connect(factory, "setup") { arguments in
      arguments.object(at: 0).map { gtk_list_item_set_activatable($0.cast(), 0) }
    }
    Signals.connect(factory, "bind") { [weak self] arguments in arguments.object(at: 0).map { self?.show($0) } }
    Signals.connect(factory, "unbind") { [weak self] arguments in arguments.object(at: 0).map { self?.hide($0) } }
    Signals.connect(factory, "teardown") { [weak self] arguments in arguments.object(at: 0).map { self?.forget($0) } }
    gtk_list_view_set_factory(listView, factory)
    g_object_unref(factory.objectAddress)
  }

  /// Shows what the list looks like here, and its rows once they are those of the same update.
  func show(_ newLook: ListLook) {
    if look?.isSame(as: newLook) != true {
      UpdateScheduler.shared.afterUpdates { [weak self] in self?.updateRows() }
    }
    look = newLook
    if newLook.menu != nil { menus = menus ?? ListRowMenus(in: self) }
    menus?.listMenu = newLook.menu
    if newLook.refresh != nil { refresh = refresh ?? ListRefresh(of: Widget(listView)) }
    refresh?.action = newLook.refresh
    gtk_widget_get_ancestor(listView, gtk_scrolled_window_get_type()).map {
      newLook.show(on: Widget(listView), in: Widget($0))
    }
  }

  /// Follows a binding to what is selected, or none.
  func follow(_ newSelection: ListSelection?) {
    selection.follow(newSelection) { [weak self] in self?.updateRows() }
  }

  var selectedRows: [Int] { selection.selectedPositions }

  /// The values for which something is done on a row: of a selected one all that are selected, else its own.
  func values(forRow position: Int) -> Set<AnyHashable> {
    if selectedRows.contains(position) { return selection.values }
    return rows.selectionValue(at: position).map { [$0] } ?? []
  }

  /// The items of rows that GTK has not given back.
  var boundItems: [Item] { Array(shown.keys) }

  func rowTraitsDidChange() { updateRows() }

  private func updateRows() {
    for (item, row) in shown {
      // What the row lets go of may be the last that has kept the item.
      let kept = ObjectReference(retaining: item)
      update(row, in: kept.object)
    }
  }

  private func update(_ row: ListShownRow, in item: Item) {
    let position = position(of: item)
    let traits = rows.traits(at: position)
    row.update(isSelectable: isSelectable(position, traits), showsSelection: selection.isFollowing, traits)
    row.isActivatable = look?.menu?.primaryAction != nil
    if traits.canDelete || traits.canMove { editing = editing ?? (ListRowKeys(in: self), ListRowDrop(in: self)) }
    show(traits, of: row, at: position)
  }

  func isSelectable(_ position: Int, _ traits: RowTraits) -> Bool {
    selection.isSelectable(position) && !traits.isSelectionDisabled
  }

  private func show(_ traits: RowTraits, of row: ListShownRow, at position: Int) {
    if traits.hasActions { menus = menus ?? ListRowMenus(in: self) }
    guard let look else { return }
    let previous = rows.traitsBeside(position - 1)
    let rowLook = look.row(at: position, traits, after: previous, before: rows.traitsBeside(position + 1))
    let remove = { [weak self, row = row.row] () -> Void in self?.remove(row) }
    row.show(
      rowLook, minimumHeight: look.minimumHeight(of: traits, after: previous),
      remove: look.isEditing && traits.canDelete ? remove : nil, hasHandle: look.isEditing && traits.canMove)
  }

  /// Deletes a row alone.
  func remove(_ row: ListRowNode) {
    guard row.isMounted, let position = rows.position(of: row) else { return }
    keepingFocus(onRow: position) { rows.delete(position, selected: []) }
  }

  func rowsDidChange(at position: Int, removed: Int, added: Int) {
    selection.rowsDidChange {
      g_list_model_items_changed(model.object.cast(), guint(position), guint(removed), guint(added))
    }
    guard rows.haveTraits || look?.followsPlaces == true else { return }
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.updateRows() }
  }

  /// Takes the rows away while they are as many as GTK knows of: it stops the program if they are gone without a word.
  func end() {
    let count = rows.count
    for row in shown.values { row.end() }
    editing?.drop.end()
    menus?.end()
    refresh?.end()
    rows.end()
    g_list_model_items_changed(model.object.cast(), 0, guint(count), 0)
  }

  /// A row keeps its island in the item when GTK has unbound it only to bind it again, as it does where rows move: the
  /// focus would be lost.
  private func show(_ item: Item) {
    guard
      let row = rows.row(at: position(of: item)),
      let island = row.show() as? IslandWidget
    else { return }
    if let known = shown[item], known.row === row { return update(known, in: item) }
    if gtk_widget_get_parent(island.widget.widgetObject) != nil { leave(row) }
    shown[item]?.end()
    let made = ListShownRow(row, island, in: item)
    shown[item] = made
    update(made, in: item)
  }

  /// Another item showed the row until now.
  private func leave(_ row: ListRowNode) {
    for (item, other) in shown where other.row === row { forget(item) }
  }

  private func hide(_ item: Item) {
    shown[item]?.row.hide()
    shown[item]?.endDrag()
  }

  private func forget(_ item: Item) {
    guard let row = shown.removeValue(forKey: item) else { return }
    // What the row lets go of may be the last that has kept the item.
    let kept = ObjectReference(retaining: item)
    row.end()
    gtk_list_item_set_child(kept.object.cast(), nil)
  }
}

// MARK: - Which widget shows which row

extension ListItems {
  func position(of item: Item) -> Int { Int(gtk_list_item_get_position(item.cast())) }

  /// GTK's widget of an item, around that of a row; nil where it is in the list no more, though the item is bound until the event
  /// is over that has had it taken out.
  func itemWidget(of item: Item) -> UnsafeMutablePointer<GtkWidget>? {
    let widget = gtk_list_item_get_child(item.cast()).flatMap { gtk_widget_get_parent($0) }
    return widget.flatMap { gtk_widget_get_parent($0) } == listView ? widget : nil
  }

  /// GTK's widget around that of a row; nil if it has made none.
  func widget(ofRow position: Int) -> UnsafeMutablePointer<GtkWidget>? {
    boundItems.lazy.filter { self.position(of: $0) == position }.compactMap(itemWidget).first
  }

  /// The position of the row in which a widget is.
  func position(ofRowAround widget: UnsafeMutablePointer<GtkWidget>) -> Int? {
    let around = sequence(first: widget) { gtk_widget_get_parent($0) }.first { gtk_widget_get_parent($0) == listView }
    return around.flatMap { around in boundItems.first { itemWidget(of: $0) == around } }.map(position)
  }
}
