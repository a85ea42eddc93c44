import CGTK
import Foundation
import GTKSupport
import Paths

/// Where items are painted, which may be elsewhere than where they are laid out.
extension IslandCore {
  /// The bounds of what is painted of an item, if they are known.
  func paintedPlace(of item: IslandItem) -> CGRect? {
    guard let place = unfilteredPlace(of: item) else { return nil }
    let reach = item.filtersItself ? 0 : filters.reachOfLeaves
    return place.insetBy(dx: -reach, dy: -reach).usable
  }

  private func unfilteredPlace(of item: IslandItem) -> CGRect? {
    if let drawing = item as? DrawnElement { return drawing.extent }
    if let inner = item as? IslandWidget { return inner.paintedPlace(in: widget) }
    return item.frame(in: widget)
  }

  /// The bounds of what is painted in the island itself. Of several items none is far from the room of the island; one may be,
  /// as an effect upon an effect is around one view.
  var paintedRoom: CGRect? {
    var painted = CGRect(
      x: 0, y: 0, width: Int(gtk_widget_get_width(widget)), height: Int(gtk_widget_get_height(widget)))
    if items.all.count == 1 {
      guard let inside = paintedPlace(of: items.all[0]) else { return nil }
      painted = painted.union(inside)
    }
    let reach = items.all.count == 1 ? 0 : filters.reachOfLeaves
    let beyond = reach + (filters.ofWhole?.reach ?? 0)
    return painted.insetBy(dx: -beyond, dy: -beyond)
  }
}

extension IslandItem {
  /// Where layout has put it in the widget of its island, if it is there.
  func frame(in holder: UnsafeMutablePointer<GtkWidget>) -> CGRect? {
    if let drawing = self as? DrawnElement { return drawing.frame }
    var bounds = graphene_rect_t()
    guard let child = child?.widgetObject, gtk_widget_compute_bounds(child, holder, &bounds) != 0 else { return nil }
    return CGRect(bounds)
  }
}

extension IslandWidget {
  /// The bounds of what is painted of it in the island around, if they are known.
  fileprivate func paintedPlace(in parent: UnsafeMutablePointer<GtkWidget>) -> CGRect? {
    guard
      let painted = paintedRoom, let transform = widget.widgetObject.projection(to: parent)
    else { return nil }
    let flat = transform.bounds(of: painted)
    return tiltedBounds(of: painted).map { flat.union($0) } ?? flat
  }
}

extension CGRect {
  /// The rectangle, if it has numbers.
  fileprivate var usable: CGRect? {
    [minX, minY, maxX, maxY].allSatisfy(\.isFinite) ? self : nil
  }
}

extension Widget {
  /// What a widget paints that has none, from back to front, and where in it: nothing but in an island.
  package var drawings: [(frame: CGRect, content: any DrawnContent)] {
    let items = IslandWidgetType.core(of: widgetObject)?.items.all ?? []
    return items.compactMap { $0 as? DrawnElement }.compactMap { drawing in
      drawing.content.map { (drawing.frame, $0) }
    }
  }
}
