import Foundation
import GTKSupport
import ViewGraph

/// Views that share a widget, so that what is done to that widget is done to all of them as one: opacity, clipping.
@MainActor
package protocol IslandGroup: View where Body == Never {
  associatedtype Content: View
  /// What is kept between updates.
  associatedtype Coordinator = Void
  var content: Content { get }
  /// Whether the views keep their room and are not there otherwise.
  static var isHidden: Bool { get }
  func makeCoordinator() -> Coordinator
  /// Brings the widget around the views up to date.
  func update(_ widget: Widget, _ coordinator: Coordinator, environment: EnvironmentValues)
  /// The widget is about to go.
  static func dismantle(_ coordinator: Coordinator)
}

extension IslandGroup where Coordinator == Void {
  package func makeCoordinator() {}
}

extension IslandGroup {
  package static var isHidden: Bool { false }

  package static func dismantle(_ coordinator: Coordinator) {}

  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    EmbeddingNode<GroupBehavior<Self>>(view, at: site)
  }
}

/// How the widget of a group is made: it is the island's.
enum GroupBehavior<Group: IslandGroup>: EmbeddingBehavior {
  static func embedded(_ view: Group) -> Group.Content { view.content }

  static func idealAxes(_ view: Group) -> Axis.Set { [] }

  static var sharesDepth: Bool { true }

  static func makeCoordinator(_ view: Group) -> Group.Coordinator { view.makeCoordinator() }

  static func make(_ view: Group, _ place: LeafPlace<Group.Coordinator>) -> IslandWidget {
    guard
      let island = place.node.embeddedIsland,
      let widget = place.node.graph.makeElement(for: island) as? IslandWidget
    else { fatalError("the host made no widget for an island") }
    widget.isHidden = Group.isHidden
    return widget
  }

  static func update(_ view: Group, _ element: IslandWidget, _ place: LeafPlace<Group.Coordinator>) {
    view.update(element.widget, place.coordinator, environment: place.environment)
  }

  static func dismantle(_ element: IslandWidget, _ coordinator: Group.Coordinator) {
    Group.dismantle(coordinator)
  }
}
