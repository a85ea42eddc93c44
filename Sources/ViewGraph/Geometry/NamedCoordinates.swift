import Foundation

/// A view whose coordinates have a name.
struct NamedCoordinates: ItemModifier {
  let name: AnyHashable

  static func makeNode(
    _ modifier: Self, around item: ViewNode, at site: NodeSite
  ) -> any Node<Self> & ItemModifying { NamedCoordinatesNode(modifier, around: item, at: site) }
}

extension View {
  /// Gives the coordinates of this view a name, by which views inside can ask where they are in it. As SwiftUI documents
  /// it.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    ModifiedItems(content: self, modifier: NamedCoordinates(name: AnyHashable(name)))
  }

  /// Gives the coordinates of this view a name, by which views inside can ask where they are in it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    ModifiedItems(content: self, modifier: NamedCoordinates(name: name.name))
  }
}

/// The node of a view whose coordinates have a name.
final class NamedCoordinatesNode: ItemLayoutNode<NamedCoordinates> {
  fileprivate let place = GeometryPlace()

  override func mount(_ phase: inout EvaluatePhase) { place.node = self }

  override func modified(_ content: any LayoutItem) -> any LayoutItem {
    surround(content) { ObservedLayout(place: place) }
  }
}

/// Where coordinates with a name lie.
struct NamedRoom {
  /// In the coordinates of the holder.
  let frame: CGRect
  let holder: (any LeafHolder)?
}

extension ViewNode {
  /// Where the coordinates of the nearest view around with a name lie, also outside of the host; nil where there is none, or it
  /// has no place yet.
  final func room(named name: AnyHashable) -> NamedRoom? {
    if let scrolled = name.base as? ScrolledCoordinates { return visibleRoom(along: scrolled.axis) }
    guard let place = coordinatePlace(named: name), let frame = place.frame else { return nil }
    return NamedRoom(frame: frame, holder: place.node?.island?.holder)
  }

  /// The place of the nearest view around with a name, also outside of the host.
  private final func coordinatePlace(named name: AnyHashable) -> GeometryPlace? {
    var node: ViewNode? = self
    while let current = node {
      if let named = current as? NamedCoordinatesNode, named.view.name == name { return named.place }
      node = current.surrounding ?? current.parent ?? current.graph.enclosing
    }
    return nil
  }
}

extension ViewNode {
  /// A point of what is seen in an element in the coordinates of the nearest view around with a name; nil where there is none,
  /// or it has no place yet.
  package final func point(
    _ point: CGPoint, of holder: any LeafHolder, inCoordinatesNamed name: AnyHashable
  ) -> CGPoint? {
    guard let room = room(named: name) else { return nil }
    let inIsland = holder.convert(CGRect(origin: point, size: .zero), to: room.holder).origin
    return CGPoint(x: inIsland.x - room.frame.minX, y: inIsland.y - room.frame.minY)
  }
}
