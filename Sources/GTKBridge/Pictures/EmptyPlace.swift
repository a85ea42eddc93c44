import Foundation
import ViewGraph

/// What a view is in a picture that would be a widget, where there is no display and so no widget.
final class EmptyPlace: IslandItem, LeafElement {
  private let isInLayout: Bool

  init(isInLayout: Bool) { self.isInLayout = isInLayout }

  func sizeThatFits(_ proposal: ProposedViewSize, pass: Int) -> CGSize { .zero }
  func setFrame(_ frame: CGRect, pass: Int) {}
  func takesPart() -> Bool { isInLayout }
}

@MainActor
extension NodeSite {
  /// Whether pictures are made of the tree where there is no display, so that it has no widgets.
  package var isInPicture: Bool { graph.isPicture }

  /// The node of a view that is a widget: an empty place where there can be none, which is reported once (CV26).
  package func widgetNode<Content: View>(of view: Content, _ make: () -> Node<Content>) -> Node<Content> {
    graph.isPicture ? RepresentableNode<EmptyPlaceBehavior<Content>>(view, at: self) : make()
  }

  /// The node of a view that has no place of its own and opens something else: nothing is opened in a picture without a display.
  package func openingNode<Content: View>(of view: Content, _ make: () -> Node<Content>) -> Node<Content> {
    graph.isPicture ? RepresentableNode<NoPlaceBehavior<Content>>(view, at: self) : make()
  }
}

/// An empty place from its beginning to its end.
private protocol PlaceBehavior: LeafBehavior where Coordinator == Void, Element == EmptyPlace {}

extension PlaceBehavior {
  static func makeCoordinator(_ view: Content) {}
  static func update(_ view: Content, _ element: EmptyPlace, _ place: LeafPlace<Void>) {}
  static func dismantle(_ element: EmptyPlace, _ coordinator: Void) {}
}

private enum EmptyPlaceBehavior<Content: View>: PlaceBehavior {
  static func make(_ view: Content, _ place: LeafPlace<Void>) -> EmptyPlace {
    Diagnostics.report(
      .missingDisplay, place: "",
      """
      a picture is made without a display, where GTK has no widgets: texts, controls and what scrolls are empty places in it. \
      Shapes, images, canvases and their like are shown
      """)
    return EmptyPlace(isInLayout: true)
  }
}

private enum NoPlaceBehavior<Content: View>: PlaceBehavior {
  static func make(_ view: Content, _ place: LeafPlace<Void>) -> EmptyPlace { EmptyPlace(isInLayout: false) }
}
