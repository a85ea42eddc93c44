import Foundation

/// Where a view is in the content of the nearest scroll view, and what can be seen of that.
package struct ScrolledPlace {
  package let frame: CGRect
  package let visible: CGRect
  /// Those along which is scrolled.
  package let axes: Axis.Set
}

extension GeometryProxy {
  /// The place in the nearest scroll view; nil where there is none, or before the first layout.
  @MainActor
  package var scrolled: ScrolledPlace? {
    var node: ViewNode? = place.node
    while let current = node {
      if let island = current.embeddedIsland, let holder = island.holder,
        let visible = (holder as? any ScrollElement)?.visiblePart, let frame = place.frame(in: holder)
      {
        return ScrolledPlace(frame: frame, visible: visible, axes: island.idealAxes)
      }
      node = current.surrounding ?? current.parent ?? current.graph.enclosing
    }
    return nil
  }
}
