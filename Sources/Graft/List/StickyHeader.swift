import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// The header of a section at the top of its list, while rows of the section are seen below it. It has the view of the row itself,
/// which the row gives away for so long: there is one state, wherever it is painted. Claim LS5.
@MainActor
final class StickyHeader {
  let row: ListRowNode
  private let listView: UnsafeMutablePointer<GtkWidget>
  // Named as what is around rows, so that themes and our sheet paint it as one.
  private let list = Widget.box(cssName: "listview", role: GTK_ACCESSIBLE_ROLE_GROUP, GTK_ORIENTATION_VERTICAL)
  private let holder = Widget.box(cssName: "row", role: GTK_ACCESSIBLE_ROLE_LIST_ITEM, GTK_ORIENTATION_VERTICAL)
  private let surface: RowSurface
  private var windowEnds: SignalConnection?

  /// Puts the view of a row over what a scrolled window scrolls, below its bars.
  init(_ row: ListRowNode, _ island: IslandWidget, over listView: UnsafeMutablePointer<GtkWidget>) {
    (self.row, self.listView) = (row, listView)
    surface = RowSurface(around: island) { [holder] in
      if let former = gtk_widget_get_first_child(holder.widgetObject) {
        gtk_box_remove(holder.object.cast(), former)
      }
      gtk_box_append(holder.object.cast(), $0.widgetObject)
    }
    gtk_box_append(list.object.cast(), holder.widgetObject)
    guard let window = gtk_widget_get_parent(listView) else { return }
    gtk_widget_insert_after(list.widgetObject, window, listView)
    // GTK would miss the child when it ends the window by itself.
    windowEnds = Signals.connect(Widget(window).object, "destroy") { [weak self] in self?.end() }
  }

  /// Shows what the row looks like, in a list that does.
  func show(_ look: RowLook, in listLook: ListLook, minimumHeight: CGFloat) {
    listLook.show(around: list)
    var look = look
    // Nothing is above it, and rows are scrolled below it.
    look.classes.remove("graft-gap")
    look.classes.insert("graft-top")
    (look.margins[.top], look.margins[.bottom]) = (nil, nil)
    surface.show(background: look.background, from: row.content)
    look.show(on: holder, padded: surface.padded, minimumHeight: minimumHeight)
  }

  /// How high its view is.
  var contentHeight: Int32 { gtk_widget_get_first_child(holder.widgetObject).map { gtk_widget_get_height($0) } ?? 0 }

  /// Lies at the top of what is seen of the list, or above it as far as something pushes it. Tells where it ends there.
  @discardableResult
  func place(above limit: CGFloat) -> CGFloat {
    var bounds = graphene_rect_t()
    guard let window = gtk_widget_get_parent(listView), gtk_widget_get_parent(list.widgetObject) == window,
      gtk_widget_compute_bounds(listView, window, &bounds) != 0
    else { return 0 }
    let room = CGRect(bounds)
    var (minimum, height): (Int32, Int32) = (0, 0)
    gtk_widget_measure(list.widgetObject, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
    let width = max(minimum, room.width.pixels)
    gtk_widget_measure(list.widgetObject, GTK_ORIENTATION_VERTICAL, width, &height, nil, nil, nil)
    let top = min(0, limit - CGFloat(height))
    let frame = CGRect(x: room.minX, y: room.minY + top, width: CGFloat(width), height: CGFloat(height))
    list.allocate(frame, minimum: (minimum, height))
    return top + CGFloat(height)
  }

  /// Lets go of the view.
  func end() {
    windowEnds?.disconnect()
    surface.end()
    if let shown = gtk_widget_get_first_child(holder.widgetObject) { gtk_box_remove(holder.object.cast(), shown) }
    if gtk_widget_get_parent(list.widgetObject) != nil { gtk_widget_unparent(list.widgetObject) }
  }
}
