import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// The widgets of a `GtkListView`, which GTK makes for the rows near what can be seen and gives to other rows as the
/// list is scrolled. Each holds the island of the row that it shows.
@MainActor
final class ListItems: RowItems {
  private(set) var shown: [Item: ListShownRow] = [:]
  private(set) var look: ListLook?
  private lazy var headers = StickyHeaders(in: self)
  /// The items that GTK has unbound while it is told of a change.
  private var unbound: [Item] = []
  /// What swipes rows; nothing before some have actions.
  private var swipes: Swipes?

  /// Shows rows in a list view, which owns the model and the factory from now on.
  init(_ rows: ListRowsNode, in listView: OpaquePointer) {
    super.init(rows, in: listView.cast()) { gtk_list_view_set_model(listView, $0) }
    let factory = RowItemFactory(
      setup: { gtk_list_item_set_activatable($0.cast(), 0) }, bind: { [weak self] in self?.show($0) },
      unbind: { [weak self] in self?.unbind($0) }, teardown: { [weak self] in self?.tearDown($0) })
    factory.give { gtk_list_view_set_factory(listView, $0) }
  }

  override var shownRows: [(item: Item, row: ListRowNode)] { shown.map { ($0.key, $0.value.row) } }

  override func forEachShownRow(_ body: (Item, ListRowNode) -> Void) {
    for (item, shown) in shown { body(item, shown.row) }
  }

  /// The item that shows a row.
  func item(of row: ListRowNode) -> Item? {
    shown.first { $0.value.row === row && gtk_list_item_get_item($0.key.cast()) != nil }?.key
  }

  override func rowWidget(around child: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
    gtk_widget_get_parent(child)
  }

  override var followsPlaces: Bool { look?.followsPlaces == true }

  /// Shows what the list looks like here, and its rows once they are those of the same update.
  func show(_ newLook: ListLook) {
    if look?.isSame(as: newLook) != true { lookAnew() }
    look = newLook
    show(newLook.menu)
    gtk_widget_get_ancestor(listView, gtk_scrolled_window_get_type()).map {
      newLook.show(on: Widget(listView), in: Widget($0))
    }
  }

  override func updateRows() {
    for (item, row) in shown {
      // What the row lets go of may be the last that has kept the item.
      let kept = ObjectReference(retaining: item)
      update(row, in: kept.object)
    }
    headers.sectionsDidChange()
    headers.showLook()
    swipes?.actionsDidChange()
  }

  func update(_ row: ListShownRow, in item: Item) {
    show(showAbilities(row, in: item), of: row, at: position(of: item))
  }

  /// Shows what can be done with a row, at once even if its look is due: it may get the focus before.
  @discardableResult
  private func showAbilities(_ row: ListShownRow, in item: Item) -> RowTraits {
    let position = position(of: item)
    let traits = rows.traits(at: position)
    row.isActivatable = look?.menu?.primaryAction != nil
    row.update(isSelectable: isSelectable(position, traits), showsSelection: selection.isFollowing, traits)
    if traits.canEdit || traits.takesDrops { makeEditing() }
    return traits
  }

  /// What a row looks like at a position.
  func rowLook(_ traits: RowTraits, at position: Int, after previous: RowTraits?) -> RowLook? {
    look?.row(at: position, traits, after: previous, before: rows.traitsBeside(position + 1))
  }

  private func show(_ traits: RowTraits, of row: ListShownRow, at position: Int) {
    if traits.hasMenu { makeMenus() }
    if traits.hasActions { swipes = swipes ?? Swipes(on: self) }
    let previous = rows.traitsBeside(position - 1)
    guard let look, let rowLook = rowLook(traits, at: position, after: previous) else { return }
    let remove = { [weak self, row = row.row] () -> Void in self?.remove(row) }
    row.show(
      rowLook, minimumHeight: look.minimumHeight(of: traits, after: previous, margins: rowLook.margins),
      remove: look.isEditing && traits.canDelete ? remove : nil, hasHandle: look.isEditing && traits.canMove)
  }

  override func placeHeader() -> Bool {
    swipes?.place()
    return headers.place()
  }

  override func exchangeHeader() { headers.adoptWanted() }

  override func uncoverFocus(in row: UnsafeMutablePointer<GtkWidget>) { headers.uncoverFocus(in: row) }

  override func sectionsDidChange() { headers.sectionsDidChange() }

  override var stayingRow: ListRowNode? { headers.row }

  private func stays(_ row: ListRowNode) -> Bool { headers.row === row }

  override func end() {
    swipes?.end()
    headers.giveBack()
    for row in shown.values { row.end() }
    super.end()
  }

  /// A row keeps its island in the item when GTK has unbound it only to bind it again, as it does to all rows behind one that comes
  /// or goes: the focus would be lost.
  private func show(_ item: Item) {
    if showAgain(item) { return }
    hideUnbound(item)
    if reuse(item) { return }
    guard
      let row = row(of: item),
      let island = row.show() as? IslandWidget
    else { return }
    if let known = shown[item], known.row === row { return showLook(of: known, in: item) }
    if gtk_widget_get_parent(island.widget.widgetObject) != nil { leave(row) }
    shown[item]?.end()
    let made = ListShownRow(row, stays(row) ? nil : island, in: item)
    shown[item] = made
    showSaid(of: made, in: item)
  }

  /// Shows the row that the item has shown before, which is found by the object that stands for it.
  private func showAgain(_ item: Item) -> Bool {
    guard let known = shown[item], !stays(known.row),
      ListItemRows.isRow(known.row, shownIn: gtk_list_item_get_item(item.cast()))
    else { return false }
    if !exchange(&known.isUnbound, with: false) { _ = known.row.show() }
    showLook(of: known, in: item)
    return true
  }

  /// Shows another row in the views of that which the item has shown, where these keep nothing of it: as who writes a factory by
  /// hand, which is far cheaper than to make others. Claim LS64.
  private func reuse(_ item: Item) -> Bool {
    guard let known = shown[item], !stays(known.row), swipes?.isOpen(known.row) != true,
      !hasFocus(inside: gtk_list_item_get_child(item.cast())),
      rows.reuse(known.row, at: position(of: item), in: gtk_list_item_get_item(item.cast()))
    else { return false }
    _ = known.row.show()
    showLook(of: known, in: item)
    return true
  }

  /// Shows what is said of a row in an item that has shown one before. Rows that all look alike do so already.
  private func showLook(of row: ListShownRow, in item: Item) { if haveOwnLooks { showSaid(of: row, in: item) } }

  /// Shows what is said of a row. Where looks are due, that of this row is among them.
  private func showSaid(of row: ListShownRow, in item: Item) {
    if isLookDue { showAbilities(row, in: item) } else { update(row, in: item) }
  }

  /// Another item showed the row until now.
  private func leave(_ row: ListRowNode) {
    for (item, other) in shown where other.row === row { forget(item) }
  }

  private func unbind(_ item: Item) {
    guard let known = shown[item] else { return }
    known.isUnbound = true
    known.endDrag()
    if isTelling { unbound.append(item) } else { hideUnbound(item) }
  }

  override func didTell() { for item in exchange(&unbound, with: []) { hideUnbound(item) } }

  /// Hides the row of an item that GTK has unbound, unless it was bound again.
  private func hideUnbound(_ item: Item) {
    guard let known = shown[item], known.isUnbound else { return }
    known.isUnbound = false
    if !stays(known.row) { known.row.hide() }
  }

  private func tearDown(_ item: Item) {
    hideUnbound(item)
    forget(item)
  }

  private func forget(_ item: Item) {
    guard let row = shown.removeValue(forKey: item) else { return }
    // What the row lets go of may be the last that has kept the item.
    let kept = ObjectReference(retaining: item)
    row.end()
    gtk_list_item_set_child(kept.object.cast(), nil)
  }
}
