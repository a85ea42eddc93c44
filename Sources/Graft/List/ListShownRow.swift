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
  /// Whether GTK has unbound the item, and the row is not hidden yet.
  var isUnbound = false
  /// None while the view of the row is at the top of the list.
  private var surface: RowSurface?
  private var drag: ListRowDrag?
  private var drop: RowDrop?
  private var isInOutline = false

  /// A row with its view, or without it while that is elsewhere.
  init(_ row: ListRowNode, _ island: IslandWidget?, in item: ListItems.Item) {
    (self.row, self.item) = (row, item.cast())
    if let island { take(island) } else { leaveRoom() }
  }

  /// Shows the view of the row, which was elsewhere.
  func take(_ island: IslandWidget) {
    surface = RowSurface(around: island) { [item] in gtk_list_item_set_child(item, $0.widgetObject) }
  }

  /// Gives the view away, and keeps its room.
  func lend() {
    let height = gtk_list_item_get_child(item).map { gtk_widget_get_height($0) } ?? 0
    exchange(&surface, with: nil)?.end()
    leaveRoom()
    keepRoom(height)
  }

  private func leaveRoom() { gtk_list_item_set_child(item, gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)) }

  /// Sets how high the view is that is elsewhere.
  func keepRoom(_ height: Int32) {
    if surface == nil, let room = gtk_list_item_get_child(item) { gtk_widget_set_size_request(room, -1, height) }
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
    showDrop(traits[RowDropping.self])
    let isDragged = traits.canMove || traits[RowDragging.self] != nil
    guard isDragged != (drag != nil) else { return }
    exchange(&drag, with: nil)?.end()
    guard isDragged, let surface, let widget else { return }
    drag = ListRowDrag(row, surface, from: widget)
  }

  private func showDrop(_ target: DropTarget?) {
    guard let target, let surface, let widget else { return endDrop() }
    let drop = drop ?? RowDrop(on: widget, around: surface)
    self.drop = drop
    drop.take(target)
  }

  private func endDrop() { exchange(&drop, with: nil)?.end() }

  private func showOutline(_ place: OutlinePlace?) {
    guard place != nil || isInOutline else { return }
    isInOutline = place != nil
    widget?.setOutline(place)
    surface?.indent(place?.indentation ?? 0)
  }

  /// Whether a double click and Return do something.
  var isActivatable: Bool {
    get { gtk_list_item_get_activatable(item) != 0 }
    set { gtk_list_item_set_activatable(item, newValue ? 1 : 0) }
  }

  /// Shows what the row looks like, and in edit mode what edits it.
  func show(_ look: RowLook, minimumHeight: CGFloat, remove: (() -> Void)?, hasHandle: Bool) {
    surface?.show(background: look.background, from: row.content)
    surface?.show(remove: remove, hasHandle: hasHandle)
    guard let widget else { return }
    var look = look
    // The room of a view that is elsewhere has that of its edges in it.
    if surface == nil, look.background != nil { look.paddingRules = "" }
    look.show(on: widget, padded: surface?.padded, minimumHeight: minimumHeight)
  }

  /// GTK has unbound the item, and may be about to end its widget, which nothing of ours is to keep.
  func endDrag() {
    exchange(&drag, with: nil)?.end()
    endDrop()
  }

  func end() {
    endDrag()
    surface?.end()
  }
}
