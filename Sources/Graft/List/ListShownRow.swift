import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// A row in an item of a `GtkListView`.
@MainActor
final class ListShownRow {
  let row: ListRowNode
  private let item: OpaquePointer
  private let island: Widget
  private var drag: ListRowDrag?

  init(_ row: ListRowNode, _ island: IslandWidget, in item: ListItems.Item) {
    self.row = row
    self.item = item.cast()
    self.island = island.widget
    gtk_list_item_set_child(self.item, self.island.widgetObject)
  }

  /// Shows what is said of the row. GTK gives the focus to rows alone that can be selected or activated; where no row is
  /// selected, those that keys do something to are told to be so, and GTK has nothing that it could select.
  func update(isSelectable: Bool, showsSelection: Bool, _ traits: RowTraits) {
    let takesKeys = traits.canDelete || traits.canMove
    let isChosen = isSelectable || takesKeys && !showsSelection
    gtk_list_item_set_selectable(item, isChosen ? 1 : 0)
    // Elsewhere what takes the focus is in the row.
    graft_list_item_set_focusable(item, isChosen || takesKeys ? 1 : 0)
    if traits.canMove != (drag != nil) { setDrag(traits.canMove) }
  }

  private func setDrag(_ canMove: Bool) {
    drag?.end()
    let around = gtk_list_item_get_child(item).flatMap { gtk_widget_get_parent($0) }
    drag = canMove ? around.map { ListRowDrag(row, from: Widget($0)) } : nil
  }

  func end() {
    drag?.end()
    drag = nil
  }
}
