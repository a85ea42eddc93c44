import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

extension ListItems: SwipeSurface {
  var swipedWidget: UnsafeMutablePointer<GtkWidget> { listView }

  var readsFromRight: Bool { look?.readsFromRight == true }

  var placingAdjustment: UnsafeMutablePointer<GtkAdjustment>? { gtk_scrollable_get_vadjustment(listView.cast()) }

  func swipedRow(at point: CGPoint) -> (any SwipedRow)? { swipedRow(row(atHeight: point.y)?.position) }

  func swipedRow(around widget: UnsafeMutablePointer<GtkWidget>) -> (any SwipedRow)? {
    swipedRow(position(ofRowAround: widget))
  }

  private func swipedRow(_ position: Int?) -> ListSwipedRow? {
    position.flatMap { rows.row(at: $0) }.map { ListSwipedRow($0, in: self) }
  }
}

/// A row of a list that is swiped: after each layout of GTK's it is put aside, and its actions beside it.
@MainActor
final class ListSwipedRow: SwipedRow {
  let row: ListRowNode
  private unowned let items: ListItems

  init(_ row: ListRowNode, in items: ListItems) { (self.row, self.items) = (row, items) }

  private var item: ListItems.Item? { items.item(of: row) }

  var node: ViewNode? { row.content }

  var widget: UnsafeMutablePointer<GtkWidget>? { item.flatMap { items.itemWidget(of: $0) } }

  /// What is in the row, and where the row is in the list, while GTK shows it.
  var place: (content: UnsafeMutablePointer<GtkWidget>, frame: CGRect)? {
    guard let item, let child = gtk_list_item_get_child(item.cast()), let frame = widget.flatMap(items.shownFrame)
    else { return nil }
    return (child, frame)
  }

  func actions(at edge: HorizontalEdge) -> [EdgeActions] { items.actions(of: row, at: edge) }

  func hold(_ actions: Actions) { gtk_widget_set_parent(actions.widget.widgetObject, items.listView) }

  func lieAside(by distance: CGFloat, at edge: HorizontalEdge) {
    if let widget { gtk_widget_queue_allocate(widget) }
  }

  func letGo(of actions: Actions) {
    if let widget { gtk_widget_queue_allocate(widget) }
    let held = actions.widget.widgetObject
    if gtk_widget_get_parent(held) != nil { gtk_widget_unparent(held) }
    actions.dispose()
  }
}
