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
    guard let scrolled = place.node?.scrolledIsland(along: nil), let frame = place.frame(in: scrolled.room.holder)
    else { return nil }
    return ScrolledPlace(frame: frame, visible: scrolled.room.frame, axes: scrolled.island.idealAxes)
  }
}

extension ViewNode {
  /// What can be seen of the nearest scroll view around that scrolls along an axis.
  final func visibleRoom(along axis: Axis?) -> NamedRoom? { scrolledIsland(along: axis)?.room }

  /// The content of the nearest scroll view around that scrolls along an axis, or along any, and what can be seen of it.
  fileprivate final func scrolledIsland(along axis: Axis?) -> (island: Island, room: NamedRoom)? {
    var node: ViewNode? = self
    while let current = node {
      if let island = current.embeddedIsland, let holder = island.holder,
        let visible = (holder as? any ScrollElement)?.visiblePart,
        axis.map({ island.idealAxes.contains(Axis.Set($0)) }) ?? true
      {
        return (island, NamedRoom(frame: visible, holder: holder))
      }
      node = current.surrounding ?? current.parent ?? current.graph.enclosing
    }
    return nil
  }
}
