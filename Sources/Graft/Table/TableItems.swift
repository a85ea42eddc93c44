import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// The rows of a `GtkColumnView`: in each there is an item for each column that is shown, which holds the island of a cell.
@MainActor
final class TableItems: RowItems {
  let columnView: OpaquePointer
  private var shown: [Item: TableShownCell] = [:]
  private var rowsInItems: [ObjectIdentifier: TableShownRow] = [:]
  private lazy var columns = TableColumnItems(of: self)
  private let inputs = TableRowInputs()
  private var look: TableLook?
  /// Whether a row has been a node of a tree.
  private var isOutline = false
  /// The rows whose items GTK has unbound while it is told of a change.
  private var unbound: [TableShownRow] = []

  /// Shows rows in a column view, which owns the model and the factories from now on.
  init(_ rows: ListRowsNode, in view: UnsafeMutablePointer<GtkWidget>) {
    let columnView: OpaquePointer = view.cast()
    self.columnView = columnView
    guard let listView = gtk_widget_get_last_child(view), listView.isA(gtk_list_view_get_type()) else {
      fatalError("a column view has no list of rows")
    }
    super.init(rows, in: listView) { gtk_column_view_set_model(columnView, $0) }
  }

  override var shownRows: [(item: Item, row: ListRowNode)] { rowsInItems.values.map { ($0.items[0], $0.node) } }

  override func forEachShownRow(_ body: (Item, ListRowNode) -> Void) {
    for row in rowsInItems.values { body(row.items[0], row.node) }
  }

  /// The cell is between.
  override func rowWidget(around child: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
    guard let cell = gtk_widget_get_parent(child) else { return nil }
    return gtk_widget_get_parent(cell)
  }

  override func elements(of row: ListRowNode) -> [IslandWidget] {
    columns.shown.map { row.show(cell: $0, isForWhole: columns.isFirst($0)).element }.compactMap { $0 as? IslandWidget }
  }

  override func updateRows() {
    for (item, row) in shownRows {
      if let widget = itemWidget(of: item) { update(row, at: position(of: item), in: Widget(retaining: widget)) }
    }
  }

  private func update(_ row: ListRowNode, at position: Int, in widget: Widget) {
    widget.showClass("graft-alternate", look?.alternates == true && position % 2 == 1)
    guard rows.haveTraits else { return }
    let traits = rows.traits(at: position)
    if traits.hasMenu { makeMenus() }
    if traits.canEdit || traits.takesDrops { makeEditing() }
    inputs.show(row, traits, in: widget)
    showOutline(traits[OutlinePlace.self], in: widget)
  }

  private func showOutline(_ place: OutlinePlace?, in widget: Widget) {
    guard place != nil || isOutline else { return }
    isOutline = true
    widget.setOutline(place)
  }

  /// Shows other columns once the rows are those of the same update, and by which of them the table is sorted.
  func show(
    _ values: [TableColumnValue], sortedBy sort: TableSort?, _ customizing: TableCustomizing?, in locale: Locale
  ) {
    // Read now, as the update that runs depends on it.
    let first = sort?.first(values)
    UpdateScheduler.shared.afterUpdates { [weak self] in
      self?.columns.customizing = customizing
      self?.columns.show(values, sortedBy: sort, first, in: locale)
    }
  }

  /// Shows what the table looks like here.
  func show(_ newLook: TableLook) {
    let alternated = look?.alternates
    look = newLook
    newLook.show(on: columnView, header: headerRow)
    if newLook.alternates != (alternated ?? false) { lookAnew() }
  }

  /// What has the headers.
  var headerRow: UnsafeMutablePointer<GtkWidget>? { gtk_widget_get_first_child(columnView.cast()) }

  override var followsPlaces: Bool { look?.alternates == true }

  override func end() {
    columns.end()
    inputs.end()
    super.end()
  }

  // MARK: What GTK binds

  /// A factory of the cells of a column.
  func withFactory(ofColumn column: RowColumn, _ give: (OpaquePointer) -> Void) {
    let factory = RowItemFactory(
      setup: {
        // What is clicked is the row. Older GTK would have the cell do the same once more.
        gtk_list_item_set_selectable($0.cast(), 0)
        gtk_list_item_set_activatable($0.cast(), 0)
      }, bind: { [weak self] in self?.show($0, in: column) }, unbind: { [weak self] in self?.hide($0) },
      teardown: { [weak self] in self?.forget($0) })
    factory.give(to: give)
  }

  /// A cell keeps its island in the item when GTK has unbound it only to bind it again, as it does where rows move: the focus
  /// would be lost.
  private func show(_ item: Item, in column: RowColumn) {
    if showAgain(item) { return }
    reuse(item)
    guard let row = row(of: item) else { return }
    let cell = row.show(cell: column, isForWhole: columns.isFirst(column))
    guard let island = cell.element as? IslandWidget else { return }
    if let known = shown[item], known.cell === cell { return bind(known) }
    if gtk_widget_get_parent(island.widget.widgetObject) != nil { leave(cell) }
    forget(item)
    add(cell, of: row, in: item)
    gtk_list_item_set_child(item.cast(), island.widget.widgetObject)
  }

  /// Shows the cell of the row that the item has shown before, which is found by the object that stands for it.
  private func showAgain(_ item: Item) -> Bool {
    guard let known = shown[item], ListItemRows.isRow(known.row.node, shownIn: gtk_list_item_get_item(item.cast())),
      known.cell.isMounted, known.row.isLeft ? known.row.node.hasCells : known.row.node.showCellsAgain()
    else { return false }
    bind(known)
    return true
  }

  private func add(_ cell: RowIslandNode, of node: ListRowNode, in item: Item) {
    let row = rowsInItems[ObjectIdentifier(node)] ?? TableShownRow(node)
    rowsInItems[ObjectIdentifier(node)] = row
    row.items.append(item)
    let shownCell = TableShownCell(cell, of: row)
    shown[item] = shownCell
    bind(shownCell)
  }

  /// Makes the row of which the item has shown a cell the one that it is to show, where its views keep nothing: as who writes a
  /// factory by hand, which is far cheaper than to make others. GTK binds the other items of the row to the same then, if all are
  /// in one widget. Claim LS64.
  private func reuse(_ item: Item) {
    guard let row = shown[item]?.row, isInOneWidget(row), !hasFocus(inside: widget(around: row.items[0]))
    else { return }
    // GTK has unbound it, or is about to.
    row.node.hide()
    if rows.reuse(row.node, at: position(of: item), in: gtk_list_item_get_item(item.cast())) { inputs.end(row.node) }
  }

  /// Whether all cells of a row are in one widget.
  private func isInOneWidget(_ row: TableShownRow) -> Bool {
    let widget = widget(around: row.items[0])
    return widget != nil && row.items.allSatisfy { self.widget(around: $0) == widget }
  }

  private func widget(around item: Item) -> UnsafeMutablePointer<GtkWidget>? {
    gtk_list_item_get_child(item.cast()).flatMap { rowWidget(around: $0) }
  }

  /// Another item showed the cell until now.
  private func leave(_ cell: RowIslandNode) {
    for (item, other) in shown where other.cell === cell { forget(item) }
  }

  private func bind(_ cell: TableShownCell) {
    if haveOwnLooks { lookAnew() }
    cell.isBound = true
  }

  private func hide(_ item: Item) {
    guard let cell = shown[item], cell.isBound else { return }
    cell.isBound = false
    guard !cell.row.isBound else { return }
    guard isTelling else { return hide(cell.row.node) }
    inputs.release(cell.row.node)
    cell.row.isLeft = true
    unbound.append(cell.row)
  }

  override func didTell() {
    for row in exchange(&unbound, with: []) {
      row.isLeft = false
      // Other items may have been given to the row meanwhile.
      if !row.isBound, rowsInItems[ObjectIdentifier(row.node)]?.isBound != true { hide(row.node) }
    }
  }

  private func hide(_ row: ListRowNode) {
    inputs.end(row)
    row.hide()
  }

  private func forget(_ item: Item) {
    hide(item)
    guard let row = shown.removeValue(forKey: item)?.row else { return }
    row.items.removeAll { $0 == item }
    if row.items.isEmpty { rowsInItems[ObjectIdentifier(row.node)] = nil }
    // What the item lets go of may be the last that has kept it.
    let kept = ObjectReference(retaining: item)
    gtk_list_item_set_child(kept.object.cast(), nil)
  }
}
