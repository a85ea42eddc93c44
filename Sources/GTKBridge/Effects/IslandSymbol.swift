import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// What a view looks like that is not painted where it is, but by a canvas.
@MainActor
package final class IslandSymbol {
  /// What is painted of it, from the corner of its room; nil before it was drawn, and of nothing.
  package private(set) var picture: RenderNode?
  package private(set) var size = CGSize.zero
  private let didChange: () -> Void
  private var drawCount: Int?

  /// A symbol, and a function that is called when it looks otherwise: while the island around is drawn.
  package init(didChange: @escaping () -> Void) { self.didChange = didChange }

  func take(_ picture: RenderNode?, _ size: CGSize, drawCount: Int) {
    guard self.drawCount != drawCount || self.size != size else { return }
    (self.picture, self.size, self.drawCount) = (picture, size, drawCount)
    didChange()
  }
}

extension IslandWidget {
  /// Has a canvas paint the island, in place of the island around.
  package func show(as symbol: IslandSymbol) {
    self.symbol = symbol
    gtk_widget_set_can_target(widget.widgetObject, 0)
    gtk_widget_set_can_focus(widget.widgetObject, 0)
    widget.setAccessibleHidden(true)
  }

  /// Draws the content for a canvas, if one paints it. GTK remembers what was drawn, and draws only what has changed.
  func drawSymbol(in parent: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let symbol else { return false }
    let (corner, size) = symbolRoom
    let picture = RenderNode { snapshot in
      var offset = graphene_point_t(CGPoint(x: -corner.x, y: -corner.y))
      gtk_snapshot_translate(snapshot, &offset)
      gtk_widget_snapshot_child(parent, widget.widgetObject, snapshot)
    }
    symbol.take(picture, size, drawCount: drawCount)
    return true
  }
}
