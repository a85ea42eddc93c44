import Foundation
import ViewGraph

/// Scroll content for tests that have no toolkit: an island whose views are offered their ideal length.
public struct LeafScroll<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// Scrolls its content along `axes`.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    EmbeddingNode<ScrollRecording<Content>>(view, at: site)
  }
}

/// The island is the element: it is as large as it is offered.
private enum ScrollRecording<Inner: View>: EmbeddingBehavior {
  static func embedded(_ view: LeafScroll<Inner>) -> Inner { view.content }
  static func idealAxes(_ view: LeafScroll<Inner>) -> Axis.Set { view.axes }
  static func makeCoordinator(_ view: LeafScroll<Inner>) {}

  static func make(_ view: LeafScroll<Inner>, _ place: LeafPlace<Void>) -> RecordedIsland {
    guard
      let island = place.node.embeddedIsland,
      let element = place.node.graph.makeElement(for: island) as? RecordedIsland
    else { fatalError("the host made no island") }
    return element
  }

  static func update(_ view: LeafScroll<Inner>, _ element: RecordedIsland, _ place: LeafPlace<Void>) {}
  static func dismantle(_ element: RecordedIsland, _ coordinator: Void) {}
}
