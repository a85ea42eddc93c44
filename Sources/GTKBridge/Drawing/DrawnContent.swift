import CGTK
import Foundation
import ViewGraph

/// What a leaf without a widget shows, and where it is hit.
@MainActor
package protocol DrawnContent {
  /// The size for a proposal: all of it, and 10 where nothing is proposed, unless said otherwise.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Whether there is something between this and a former content that can be drawn. False unless said otherwise.
  func hasForm(of former: Self) -> Bool
  /// Whether a former content without something between fades into this one in an animated update. False unless said otherwise.
  static var fades: Bool { get }
  /// Whether what was drawn would be drawn otherwise where it is now. False unless said otherwise.
  func isOutdated(in drawing: Drawing) -> Bool
  /// Draws in `drawing.bounds`, whose corner is the origin.
  func draw(in drawing: Drawing)
  /// What is drawn in `drawing.bounds`, whose corner is the origin, as one node at another place, on whole pixels: that costs
  /// less than a snapshot and a transform. Nil, as unless said otherwise, where `draw(in:)` is to be called.
  func node(in drawing: Drawing, at corner: CGPoint) -> RenderNode?
  /// Whether code of the program draws: the view is updated when something changes that it has read. False unless said
  /// otherwise.
  var isDrawnByProgram: Bool { get }
  /// How it is mixed with what is below it in its island; nil, unless said otherwise, for over it.
  var mixing: cairo_operator_t? { get }
  /// Another number where something else is to be drawn than before, though the content is the same. Asked for when the island
  /// is drawn.
  var version: Int { get }
  /// How far below its top a line of text stands; nil, as unless said otherwise, where there is none.
  var baseline: CGFloat? { get }
  /// Whether a point is hit, from the corner of a frame of `size`. Points outside of the frame are asked for as well.
  func contains(_ point: CGPoint, in size: CGSize) -> Bool
}

extension DrawnContent {
  package func hasForm(of former: Self) -> Bool { false }

  package static var fades: Bool { false }

  package func isOutdated(in drawing: Drawing) -> Bool { false }

  package func node(in drawing: Drawing, at corner: CGPoint) -> RenderNode? { nil }

  package var isDrawnByProgram: Bool { false }

  package var mixing: cairo_operator_t? { nil }

  package var version: Int { 0 }

  package var baseline: CGFloat? { nil }

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
    RepresentableNode<DrawnViewBehavior<Self>>(view, at: site)
  }
}

private enum DrawnViewBehavior<Content: DrawnView>: DrawnBehavior {
  static func drawn(_ view: Content, in environment: EnvironmentValues) -> any DrawnContent {
    view.drawn(in: environment)
  }
}

/// How a view is a leaf without a widget.
@MainActor
package protocol DrawnBehavior: LeafBehavior where Element == DrawnElement, Coordinator == Void {
  /// What is drawn; called anew when the view or something of the environment that it has read has changed.
  static func drawn(_ view: Content, in environment: EnvironmentValues) -> any DrawnContent
}

extension DrawnBehavior {
  package static var isUpdatedWhileLeaving: Bool { true }

  package static var isReusable: Bool { true }

  package static func makeCoordinator(_ view: Content) {}

  package static func make(_ view: Content, _ place: LeafPlace<Void>) -> DrawnElement {
    DrawnElement(hasPresence: !place.node.graph.isPicture)
  }

  package static func update(_ view: Content, _ element: DrawnElement, _ place: LeafPlace<Void>) {
    let content = drawn(view, in: place.environment)
    if place.node.mayMove { move(content, in: element, place) } else { element.show(content) }
    element.reading = content.isDrawnByProgram ? reading(at: place) : nil
  }

  /// Apart, as the type of the node has to be searched for.
  private static func reading(at place: LeafPlace<Void>) -> (() -> Void) -> Void {
    let node = place.node as? RepresentableNode<Self>
    return { [weak node] draw in node?.continueUpdate(draw) }
  }

  private static func move<Shown: DrawnContent>(
    _ content: Shown, in element: DrawnElement, _ place: LeafPlace<Void>
  ) {
    guard let old = element.content as? Shown, content.hasForm(of: old) else {
      return element.fade(to: content, at: place.node)
    }
    let shown = place.node.moved(to: content, from: old, keptBy: element) { [weak element] moved in
      // Something else may be shown by now.
      guard let element, let current = element.content as? Shown, moved.hasForm(of: current) else { return }
      element.show(moved)
    }
    element.show(shown)
  }

  package static func dismantle(_ element: DrawnElement, _ coordinator: Void) {}
}
