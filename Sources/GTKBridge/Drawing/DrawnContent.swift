import Foundation
import ViewGraph

/// What a leaf without a widget shows, and where it is hit.
@MainActor
package protocol DrawnContent {
  /// The size for a proposal: all of it, and 10 where nothing is proposed, unless said otherwise.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Draws in `drawing.bounds`, whose corner is the origin.
  func draw(in drawing: Drawing)
  /// Whether code of the program draws: the view is updated when something changes that it has read. False unless said
  /// otherwise.
  var isDrawnByProgram: Bool { get }
  /// Whether a point is hit, from the corner of a frame of `size`. Points outside of the frame are asked for as well.
  func contains(_ point: CGPoint, in size: CGSize) -> Bool
}

extension DrawnContent {
  package var isDrawnByProgram: Bool { false }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
}

/// A view that its island draws: it has no widget.
@MainActor
package protocol DrawnView: View where Body == Never {
  /// What is drawn; called anew when the view or something of the environment that it has read has changed.
  func drawn(in environment: EnvironmentValues) -> any DrawnContent
}

extension DrawnView {
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    RepresentableNode<DrawnBehavior<Self>>(view, at: site)
  }
}

/// How what is drawn is made and brought up to date.
enum DrawnBehavior<Drawn: DrawnView>: LeafBehavior {
  static func makeCoordinator(_ view: Drawn) {}

  static func make(_ view: Drawn, _ place: LeafPlace<Void>) -> DrawnElement { DrawnElement() }

  static func update(_ view: Drawn, _ element: DrawnElement, _ place: LeafPlace<Void>) {
    let content = view.drawn(in: place.environment)
    element.show(content)
    let node = place.node as? RepresentableNode<Self>
    element.reading = content.isDrawnByProgram ? { [weak node] draw in node?.continueUpdate(draw) } : nil
  }

  static func dismantle(_ element: DrawnElement, _ coordinator: Void) {}
}
