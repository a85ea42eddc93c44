import Foundation
import ViewGraph

/// A view that is laid out with other parameters than its surroundings give.
struct PlacedView<Content: View, Layout: UnaryLayout & Equatable>: UnaryLayoutView {
  let content: Content
  let layout: Layout

  var invalidParameter: String? { nil }
}

/// A view that is shown elsewhere than where its room is. Layout puts it there; the body of a transition paints it there, as it
/// moves also where there is no layout any more.
struct OffsetView<Content: View>: View {
  let placed: PlacedView<Content, OffsetLayout>

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    guard site.isInTransitionBody else { return StandInNode(view, at: site) { $0.placed } }
    return StandInNode(view, at: site) {
      ModifiedItems(content: $0.placed.content, modifier: PaintedOffset(distance: $0.placed.layout.distance))
    }
  }
}

extension View {
  /// Shows the view elsewhere by a distance in pixels, to the trailing edge and down; the room that it takes stays.
  /// As SwiftUI documents it.
  public func offset(_ offset: CGSize) -> some View {
    OffsetView(placed: PlacedView(content: self, layout: OffsetLayout(distance: offset)))
  }

  /// Shows the view elsewhere by a distance in pixels; the room that it takes stays. As SwiftUI documents it.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  /// Takes all the room that it is offered, and shows the view with its centre at a point in it, in pixels.
  /// As SwiftUI documents it.
  public func position(_ position: CGPoint) -> some View {
    PlacedView(content: self, layout: PositionLayout(center: position))
  }

  /// Takes all the room that it is offered, and shows the view with its centre at a point in it, in pixels.
  /// As SwiftUI documents it.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
