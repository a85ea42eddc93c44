import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// A row to which GTK has given a place.
@MainActor
struct PlacedRow {
  let row: ListRowNode
  /// What stands for the row in GTK's model, whatever the node of the row becomes.
  let token: AnyObject
  /// GTK's widget around the row.
  let widget: UnsafeMutablePointer<GtkWidget>
  let position: Int
  /// In what is seen of the list, with what the style has around the row.
  let frame: CGRect

  var key: RowMotion.Key { ObjectIdentifier(token) }
  var top: CGFloat { frame.minY }
}

extension RowItems {
  /// The rows that have a place in what is seen, from the top on.
  var placedRows: [PlacedRow] {
    var rows: [PlacedRow] = []
    forEachShownRow { item, row in
      if let placed = placedRow(row, in: item) { rows.append(placed) }
    }
    return rows.sorted { $0.position < $1.position }
  }

  private func placedRow(_ row: ListRowNode, in item: Item) -> PlacedRow? {
    guard let token = row.token, gtk_list_item_get_item(item.cast()) != nil, let widget = itemWidget(of: item),
      gtk_widget_get_child_visible(widget) != 0
    else { return nil }
    var place = GtkAllocation()
    gtk_widget_get_allocation(widget, &place)
    let frame = CGRect(x: Int(place.x), y: Int(place.y), width: Int(place.width), height: Int(place.height))
    return PlacedRow(row: row, token: token, widget: widget, position: position(of: item), frame: frame)
  }

  /// What stands for the rows of which GTK has widgets, seen or not.
  var boundTokens: [AnyObject] {
    var tokens: [AnyObject] = []
    forEachShownRow { item, row in
      if let token = row.token, gtk_list_item_get_item(item.cast()) != nil { tokens.append(token) }
    }
    return tokens
  }

  /// How far the list is scrolled.
  var offset: CGFloat {
    gtk_scrollable_get_vadjustment(listView.cast()).map { CGFloat(gtk_adjustment_get_value($0)) } ?? 0
  }

  /// Whether what is seen is to be moved after the next layout.
  var awaitsPlace: Bool { awaitedPlace != nil || awaitedOffset != nil }
}
