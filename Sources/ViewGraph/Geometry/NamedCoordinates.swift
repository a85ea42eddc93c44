import Foundation

/// A view whose coordinates have a name.
struct NamedCoordinates<Content: View>: UnaryLayoutView {
  let content: Content
  let name: AnyHashable
  var place = GeometryPlace()

  var layout: ObservedLayout { ObservedLayout(place: place) }

  var invalidParameter: String? { nil }

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { NamedCoordinatesNode(view, at: site) }
}

extension View {
  /// Gives the coordinates of this view a name, by which views inside can ask where they are in it. As SwiftUI documents
  /// it.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    NamedCoordinates(content: self, name: AnyHashable(name))
  }

  /// Gives the coordinates of this view a name, by which views inside can ask where they are in it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    NamedCoordinates(content: self, name: name.name)
  }
}

/// A node whose coordinates have a name.
@MainActor
private protocol CoordinatesNode: ViewNode {
  var name: AnyHashable { get }
  var place: GeometryPlace { get }
}

/// The node of a view whose coordinates have a name.
final class NamedCoordinatesNode<Content: View>: UnaryLayoutNode<NamedCoordinates<Content>>, CoordinatesNode {
  override func mount(_ phase: inout EvaluatePhase) {
    view.place.node = self
    super.mount(&phase)
  }

  override func update(_ newView: NamedCoordinates<Content>, _ phase: inout EvaluatePhase) {
    var newView = newView
    newView.place = view.place
    super.update(newView, &phase)
  }

  fileprivate var name: AnyHashable { view.name }

  fileprivate var place: GeometryPlace { view.place }
}

extension ViewNode {
  /// The place of the nearest view around with a name, also outside of the host.
  final func coordinatePlace(named name: AnyHashable) -> GeometryPlace? {
    var node: ViewNode? = self
    while let current = node {
      if let named = current as? any CoordinatesNode, named.name == name { return named.place }
      node = current.parent ?? current.graph.enclosing
    }
    return nil
  }
}
