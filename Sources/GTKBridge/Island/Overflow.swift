import CGTK
import Foundation
import GTKSupport

/// A widget that lets a child be painted beyond its edges, where that is not reached: GTK would do either both or neither. Claim
/// SC26.
@MainActor
package protocol OverflowingWidget: AnyObject {
  /// The child; nil while it is cut at the edges.
  var overflowingChild: UnsafeMutablePointer<GtkWidget>? { get }
}

/// What is painted beyond the edges of widgets.
@MainActor
package enum Overflow {
  /// Whether there ever was any, without which nobody looks for it.
  package static var isUsed = false

  /// How far beyond the edges it is painted, in pixels: farther than any screen is large.
  fileprivate static let reach: CGFloat = 20_000
}

extension IslandCore {
  /// Whether anything inside is painted beyond the edges of its widget.
  var hasOverflow: Bool { Overflow.isUsed && items.all.contains { $0.overflowingChild != nil } }

  /// Draws what is beyond the edges of an item's widget, which draws the rest.
  func drawOverflow(of item: IslandItem, _ snapshot: OpaquePointer) {
    guard Overflow.isUsed, let content = item.overflowingChild, let around = gtk_widget_get_parent(content),
      let frame = item.frame(in: widget)
    else { return }
    var corner = graphene_point_t(frame.origin)
    for part in frame.parts(within: Overflow.reach) {
      var bounds = graphene_rect_t(part)
      gtk_snapshot_push_clip(snapshot, &bounds)
      gtk_snapshot_save(snapshot)
      gtk_snapshot_translate(snapshot, &corner)
      gtk_widget_snapshot_child(around, content, snapshot)
      gtk_snapshot_restore(snapshot)
      gtk_snapshot_pop(snapshot)
    }
  }
}

extension IslandItem {
  fileprivate var overflowingChild: UnsafeMutablePointer<GtkWidget>? {
    (child as? any OverflowingWidget)?.overflowingChild
  }
}

extension CGRect {
  /// What is around this within a distance: above, below and beside it.
  fileprivate func parts(within distance: CGFloat) -> [CGRect] {
    [
      CGRect(x: minX - distance, y: minY - distance, width: width + 2 * distance, height: distance),
      CGRect(x: minX - distance, y: maxY, width: width + 2 * distance, height: distance),
      CGRect(x: minX - distance, y: minY, width: distance, height: height),
      CGRect(x: maxX, y: minY, width: distance, height: height),
    ]
  }
}
