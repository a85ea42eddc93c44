import CGTK
import GTKSupport
import ViewGraph

extension WindowBar {
  /// A view that somebody has put into the bar.
  struct Item {
    let widget: Widget
    let placement: ToolbarItemPlacement
    /// How many toolbars are around the one in which it was declared, and where it was.
    let level: Int
    weak var node: ViewNode?

    /// Whether its view is there, and not only seen for a while because it goes by a transition.
    @MainActor var isThere: Bool { node?.isMounted == true }
  }

  /// Shows a widget at a place until it is removed. Those that are declared further outside come first, and of one place in
  /// the order of the tree (MN2, MN4). Of several menus of the title the one that came last is shown.
  func add(_ widget: Widget, at placement: ToolbarItemPlacement, level: Int, from node: ViewNode) {
    items.append(Item(widget: widget, placement: placement, level: level, node: node))
    arrange()
  }

  func remove(_ widget: Widget) {
    guard let position = items.firstIndex(where: { $0.widget == widget }) else { return }
    items.remove(at: position)
    take(widget)
    // The others are in order as they were; some of them may be about to go as well.
    refresh()
  }

  private func take(_ widget: Widget) {
    guard let parent = gtk_widget_get_parent(widget.widgetObject) else { return }
    widget.loseFocus()
    if parent.isA(gtk_box_get_type()) { gtk_box_remove(parent.cast(), widget.widgetObject) }
  }

  /// Brings the items of each side into order; few are moved, as there are few.
  private func arrange() {
    let ordered = items.map { ($0, $0.order) }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    for (side, box) in [
      (ToolbarItemPlacement.Side.start, start), (.end, end), (.title, titles.principal), (.titleMenu, titles.principal),
    ] {
      var previous: Widget?
      for item in ordered where item.placement.side == side {
        let widget = item.widget.widgetObject
        if gtk_widget_get_parent(widget) == nil { gtk_box_append(box.object.cast(), widget) }
        gtk_box_reorder_child_after(box.object.cast(), widget, previous?.widgetObject)
        previous = item.widget
      }
    }
    refresh()
  }
}

extension WindowBar.Item {
  /// How far outside it was declared, and its place among the leaves of the tree there.
  @MainActor
  fileprivate var order: [Int] {
    guard let node, node.isMounted else { return [] }
    let place = node.island?.leavesInTreeOrder().firstIndex { $0 === node } ?? 0
    return [level, place]
  }
}
