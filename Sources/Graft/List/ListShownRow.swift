import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A row in an item of a `GtkListView`.
@MainActor
final class ListShownRow {
  let row: ListRowNode
  private let item: OpaquePointer
  private let surface: RowSurface
  private var drag: ListRowDrag?
  private var isInOutline = false

  init(_ row: ListRowNode, _ island: IslandWidget, in item: ListItems.Item) {
    let item: OpaquePointer = item.cast()
    (self.row, self.item) = (row, item)
    surface = RowSurface(around: island) { gtk_list_item_set_child(item, $0.widgetObject) }
  }

  /// GTK's widget around the row. Newer GTK binds it before it has put it anywhere, so that it is nobody's to take.
  private var widget: Widget? {
    gtk_list_item_get_child(item).flatMap { gtk_widget_get_parent($0) }.map { Widget(retaining: $0) }
  }

  /// Says what the row can do. GTK gives the focus to rows alone that can be selected or activated; where no row is selected,
  /// those that keys do something to, Return among them, are told to be so, and GTK has nothing that it could select.
  func update(isSelectable: Bool, showsSelection: Bool, _ traits: RowTraits) {
    let takesKeys = traits.canDelete || traits.canMove || isActivatable && traits.role == .row
    let isChosen = isSelectable || takesKeys && !showsSelection
    gtk_list_item_set_selectable(item, isChosen ? 1 : 0)
    // Elsewhere what takes the focus is in the row.
    graft_list_item_set_focusable(item, isChosen || takesKeys ? 1 : 0)
    showOutline(traits[OutlinePlace.self])
    guard traits.canMove != (drag != nil) else { return }
    endDrag()
    drag = traits.canMove ? widget.map { ListRowDrag(row, surface, from: $0) } : nil
  }

  private func showOutline(_ place: OutlinePlace?) {
    guard place != nil || isInOutline else { return }
    isInOutline = place != nil
    widget?.setOutline(place)
  }

  /// Whether a double click and Return do something.
  var isActivatable: Bool {
    get { gtk_list_item_get_activatable(item) != 0 }
    set { gtk_list_item_set_activatable(item, newValue ? 1 : 0) }
  }

  /// Shows what the row looks like, and in edit mode what edits it.
  func show(_ look: RowLook, minimumHeight: CGFloat, remove: (() -> Void)?, hasHandle: Bool) {
    surface.show(background: look.background, from: row.content)
    surface.show(remove: remove, hasHandle: hasHandle)
    guard let widget else { return }
    look.show(on: widget, padded: surface.padded)
    gtk_widget_set_size_request(widget.widgetObject, -1, minimumHeight > 0 ? minimumHeight.pixels : -1)
  }

  /// GTK has unbound the item, and may be about to end its widget, which nothing of ours is to keep.
  func endDrag() { exchange(&drag, with: nil)?.end() }

  func end() {
    endDrag()
    surface.end()
  }
}
