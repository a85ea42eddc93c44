import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// The rows of a `GtkListView`, that of a list or the one in a table: GTK makes widgets for those near what can be seen, and gives
/// them to other rows as they are scrolled.
@MainActor
class RowItems: ListRowsObserver {
  typealias Item = UnsafeMutablePointer<GObject>

  /// It owns what refers to this.
  final let listView: UnsafeMutablePointer<GtkWidget>
  /// Other code may have disposed of it.
  final let life: ObjectWatch
  final let rows: ListItemRows
  private final let model: ObjectReference
  final let selection: ListItemSelection
  /// What opens menus for rows; nothing before there are some.
  private(set) final var menus: ListRowMenus?
  /// What edits rows; nothing before some can be edited.
  private final var editing: (keys: ListRowKeys, drop: ListRowDrop)?
  private final var arrows: ListArrowKeys?
  private final var typeAhead: ListTypeAhead?
  private final var copying: ListCopying?
  private final var choices: ListChoices?
  private final var focusKeys: ListFocusKeys?
  /// How far was scrolled when GTK had no row there, after which it was told of it again.
  final var lostOffset: Double?
  /// Whether the latest layout has shown no row, and GTK is to be told.
  final var hasLostRows = false
  /// Whether GTK is being told of a change: it unbinds all items behind it, and binds most of them to the same rows again.
  private(set) final var isTelling = false
  /// Whether the looks of rows are to be shown anew.
  private(set) final var isLookDue = false
  /// The rows that the latest layout has put where they can be seen, or not any more.
  final var movedInSight: [(row: ListRowNode, isSeen: Bool)] = []
  /// Where rows shall be that are laid out anew.
  final var awaitedPlace: KeptPlace?
  /// How far was scrolled after the latest layout, and how far shall be after one that has moved what is seen.
  final var latestOffset: Double?
  final var awaitedOffset: Double?
  final var scrollActCount = 0
  /// How long the part was that was seen after the latest layout.
  final var latestPage = 0.0
  /// What shows rows on their way.
  private(set) final lazy var motion = RowMotion(in: self)

  /// Gives a model of the rows to what has the list view, and owns it from now on.
  init(_ rows: ListRowsNode, in listView: UnsafeMutablePointer<GtkWidget>, give: @escaping (OpaquePointer) -> Void) {
    (self.listView, life) = (listView, ObjectWatch(listView))
    self.rows = ListItemRows(rows)
    model = ObjectReference(taking: ListModelType.make(self.rows))
    selection = ListItemSelection(self.rows, model, give: give)
    rows.observer = self
    self.rows.followLayout()
    arrows = ListArrowKeys(in: self)
    typeAhead = ListTypeAhead(in: self)
    copying = ListCopying(in: self)
    choices = ListChoices(in: self)
    focusKeys = ListFocusKeys(in: self)
    ListPlacement.tell(motion, of: listView)
    followScrolling()
  }

  // MARK: What is different in lists and tables

  /// The rows that are in items which GTK has not given back, each with one of its items.
  var shownRows: [(item: Item, row: ListRowNode)] { [] }

  /// Calls a function for each of them. GTK has about 200, which are looked at after each layout.
  func forEachShownRow(_ body: (Item, ListRowNode) -> Void) { for (item, row) in shownRows { body(item, row) } }

  /// Shows in the rows what is said of them by now.
  func updateRows() {}

  /// Whether a row looks like another one where it is elsewhere.
  var followsPlaces: Bool { false }

  /// Puts a header where it is to be that stays at the top. Tells whether it is to be that of another section.
  func placeHeader() -> Bool { false }

  /// Has the header of another section stay at the top, or none, out of any round.
  func exchangeHeader() {}

  /// Has the row with the focus, of a widget, lie below the header that stays at the top, after the next layout.
  func uncoverFocus(in row: UnsafeMutablePointer<GtkWidget>) {}

  /// Rows have come or gone, or moved.
  func sectionsDidChange() {}

  /// The row that is seen though its item is not.
  var stayingRow: ListRowNode? { nil }

  /// GTK has been told of a change.
  func didTell() {}

  /// GTK's widget around that of a row, from what is in an item.
  func rowWidget(around child: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? { nil }

  /// What a row is shown in, in order, whose views come in the next round if they are not there yet.
  func elements(of row: ListRowNode) -> [IslandWidget] { [row.show()].compactMap { $0 as? IslandWidget } }

  /// Takes the rows away while they are as many as GTK knows of: it stops the program if they are gone without a word.
  func end() {
    let count = rows.count
    motion.end()
    menus?.end()
    typeAhead?.end()
    copying?.end()
    editing?.drop.end()
    rows.end()
    g_list_model_items_changed(model.object.cast(), 0, guint(count), 0)
  }

  // MARK: What is alike

  /// Follows a binding to what is selected, or none.
  final func follow(_ newSelection: ListSelection?) {
    selection.follow(newSelection) { [weak self] in self?.updateRows() }
  }

  /// Whether the user can select a row of which this is said.
  final func isSelectable(_ position: Int, _ traits: RowTraits) -> Bool {
    selection.isSelectable(position) && !traits.isSelectionDisabled
  }

  final var selectedRows: [Int] { selection.selectedPositions }

  /// The values for which something is done on a row: of a selected one all that are selected, else its own.
  final func values(forRow position: Int) -> Set<AnyHashable> {
    if selection.isFollowing, selectedRows.contains(position) { return selection.values }
    let value = selection.isFollowing ? rows.selectionValue(at: position) : rows.ownValue(at: position)
    return value.map { [$0] } ?? []
  }

  final func rowTraitsDidChange() { updateRows() }

  final func rowValuesDidChange() {
    updateRows()
    selection.valuesDidChange()
  }

  /// Shows what can be done with rows by their values.
  final func show(_ menu: ListMenu?) {
    if menu != nil { makeMenus() }
    menus?.listMenu = menu
  }

  final func makeMenus() { menus = menus ?? ListRowMenus(in: self) }

  /// Some rows can be edited.
  final func makeEditing() { editing = editing ?? (ListRowKeys(in: self), ListRowDrop(in: self)) }

  /// Deletes a row alone.
  final func remove(_ row: ListRowNode) {
    guard row.isMounted, let position = rows.position(of: row) else { return }
    keepingFocus(onRow: position) { rows.delete(position, selected: []) }
  }

  final func rowsDidChange(at position: Int, removed: Int, added: Int) {
    motion.rowsWillChange()
    let wasAtStart = position == 0 && rows.count + removed > added && isAtStart
    let place = wasAtStart ? nil : placeToKeep(removed: removed, added: added)
    if removed > 0, let focused = rowWithFocus, (position..<position + removed).contains(focused.position) {
      moveFocus(from: focused, place: position + min(focused.position - position, added))
    }
    sectionsDidChange()
    guard let change = rows.countable(at: position, removed: removed, added: added) else { return }
    if haveOwnLooks { lookAnew() }
    selection.rowsDidChange {
      telling { g_list_model_items_changed(model.object.cast(), change.position, change.removed, change.added) }
    }
    if wasAtStart { scrollToStart() } else if let place { keep(place) }
    if menus != nil { UpdateScheduler.shared.afterUpdates { [weak self] in self?.menus?.rowsDidChange() } }
  }

  private final func telling(_ tell: () -> Void) {
    isTelling = true
    tell()
    isTelling = false
    didTell()
  }

  /// Has what is said of rows shown in them once no update is due.
  final func lookAnew() {
    guard !isLookDue else { return }
    isLookDue = true
    UpdateScheduler.shared.afterUpdates { [weak self] in
      self?.isLookDue = false
      self?.updateRows()
    }
  }

  /// Whether a row may look otherwise than another.
  final var haveOwnLooks: Bool { rows.haveTraits || followsPlaces }
}

// MARK: - Which widget shows which row

extension RowItems {
  func position(of item: Item) -> Int { Int(gtk_list_item_get_position(item.cast())) }

  /// The row that GTK binds an item to.
  func row(of item: Item) -> ListRowNode? {
    rows.row(at: position(of: item), in: gtk_list_item_get_item(item.cast()))
  }

  /// GTK's widget of an item, around that of a row; nil where it is in the list no more, though the item is bound until the event
  /// is over that has had it taken out.
  func itemWidget(of item: Item) -> UnsafeMutablePointer<GtkWidget>? {
    guard let child = gtk_list_item_get_child(item.cast()), let widget = rowWidget(around: child) else { return nil }
    return gtk_widget_get_parent(widget) == listView ? widget : nil
  }

  /// GTK's widget around that of a row; nil if it has made none.
  func widget(ofRow position: Int) -> UnsafeMutablePointer<GtkWidget>? {
    shownRows.lazy.filter { self.position(of: $0.item) == position }.compactMap { self.itemWidget(of: $0.item) }.first
  }

  /// The position of the row in which a widget is.
  func position(ofRowAround widget: UnsafeMutablePointer<GtkWidget>) -> Int? {
    let around = sequence(first: widget) { gtk_widget_get_parent($0) }.first { gtk_widget_get_parent($0) == listView }
    return around.flatMap { around in shownRows.first { itemWidget(of: $0.item) == around } }.map {
      position(of: $0.item)
    }
  }
}
