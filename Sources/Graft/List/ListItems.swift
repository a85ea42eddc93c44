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
  private let itemRows: ListItemRows
  private let model: ObjectReference
  private let selection: ListItemSelection
  private(set) var shown: [Item: ListRowNode] = [:]

  /// Shows rows in a list view, which owns the model and the factory from now on.
  init(_ rows: ListRowsNode, in listView: OpaquePointer) {
    self.listView = listView.cast()
    itemRows = ListItemRows(rows)
    model = ObjectReference(taking: ListModelType.make(itemRows))
    selection = ListItemSelection(itemRows, model, in: self.listView)
    setFactory(of: listView)
    rows.observer = self
    itemRows.followLayout()
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

  /// Follows a binding to what is selected, or none.
  func follow(_ newSelection: ListSelection?) {
    selection.follow(newSelection) { [weak self] in
      for item in self?.shown.keys.map({ $0 }) ?? [] { self?.setSelectable(item) }
    }
  }

  private func setSelectable(_ item: Item) {
    let item: OpaquePointer = item.cast()
    let isSelectable = selection.isSelectable(Int(gtk_list_item_get_position(item))) ? 1 : 0
    gtk_list_item_set_selectable(item, gboolean(isSelectable))
    // Elsewhere what takes the focus is in the row.
    graft_list_item_set_focusable(item, gboolean(isSelectable))
  }

  func rowsDidChange(at position: Int, removed: Int, added: Int) {
    selection.rowsDidChange {
      g_list_model_items_changed(model.object.cast(), guint(position), guint(removed), guint(added))
    }
  }

  /// Takes the rows away while they are as many as GTK knows of: it stops the program if they are gone without a word.
  func end() {
    let count = itemRows.count
    itemRows.end()
    g_list_model_items_changed(model.object.cast(), 0, guint(count), 0)
  }

  /// GTK's widget around that of a row; nil if it has made none.
  func widget(ofRow position: Int) -> UnsafeMutablePointer<GtkWidget>? {
    let item = shown.keys.first { Int(gtk_list_item_get_position($0.cast())) == position }
    return item.flatMap { gtk_list_item_get_child($0.cast()) }.flatMap { gtk_widget_get_parent($0) }
  }

  /// A row keeps its island in the item when GTK has unbound it only to bind it again, as it does where rows move: the
  /// focus would be lost.
  private func show(_ item: Item) {
    guard
      let row = itemRows.row(at: Int(gtk_list_item_get_position(item.cast()))),
      let island = row.show() as? IslandWidget
    else { return }
    setSelectable(item)
    if shown[item] === row { return }
    if gtk_widget_get_parent(island.widget.widgetObject) != nil { leave(row) }
    shown[item] = row
    gtk_list_item_set_child(item.cast(), island.widget.widgetObject)
  }

  /// Another item showed the row until now.
  private func leave(_ row: ListRowNode) {
    for (item, other) in shown where other === row { forget(item) }
  }

  private func hide(_ item: Item) { shown[item]?.hide() }

  private func forget(_ item: Item) {
    if shown.removeValue(forKey: item) != nil { gtk_list_item_set_child(item.cast(), nil) }
  }
}
