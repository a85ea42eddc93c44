import CGTK
import GTKSupport
import ViewGraph

extension WindowBar {
  /// A view that somebody has put into the bar.
  struct Item {
    let widget: Widget
    let placement: ToolbarItemPlacement
    /// What becomes of it where there is no room for all.
    var part: BarPart
    /// How many toolbars are around the one in which it was declared, and where it was.
    let level: Int
    weak var node: ViewNode?

    /// Whether its view is there, and not only seen for a while because it goes by a transition.
    @MainActor var isThere: Bool { node?.isMounted == true }
  }

  /// Shows a widget at a place until it is removed. Those that are declared further outside come first, and of one place in
  /// the order of the tree (MN2, MN4). Of several menus of the title the one that came last is shown.
  func add(_ item: Item) {
    items.append(item)
    arrange()
  }

  /// Says that something else becomes of an item where there is no room.
  func change(_ widget: Widget, to part: BarPart) {
    guard let position = items.firstIndex(where: { $0.widget == widget }), items[position].part != part else { return }
    items[position].part = part
    arrange()
  }

  func remove(_ widget: Widget) {
    guard let position = items.firstIndex(where: { $0.widget == widget }) else { return }
    items.remove(at: position)
    end.remove(widget)
    take(widget)
    // The others are in order as they were; some of them may be about to go as well.
    refresh()
  }

  private func take(_ widget: Widget) {
    guard let parent = gtk_widget_get_parent(widget.widgetObject) else { return }
    widget.loseFocus()
    if boxes.contains(where: { $0.box.widgetObject == parent }) { gtk_widget_unparent(widget.widgetObject) }
  }

  private var boxes: [(side: ToolbarItemPlacement.Side, box: Widget)] {
    [(.start, start), (.end, end.widget), (.title, titles.principal), (.titleMenu, titles.principal)]
  }

  /// Brings the items of each side into order; few are moved, as there are few.
  private func arrange() {
    let ordered = items.map { ($0, $0.order) }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    for (side, box) in boxes {
      var previous: Widget?
      for item in ordered where item.placement.side == side {
        gtk_widget_insert_after(item.widget.widgetObject, box.widgetObject, previous?.widgetObject)
        previous = item.widget
      }
    }
    end.show(ordered.filter { $0.placement.side == .end }.map { BarEndItem(widget: $0.widget, part: $0.part) })
    refresh()
  }
}

extension WindowBar.Item {
  /// How far outside it was declared, and its place in the tree: the columns of a split view are islands of their own.
  @MainActor
  fileprivate var order: [Int] {
    guard let node, node.isMounted else { return [] }
    return [level] + node.treePlace
  }
}
