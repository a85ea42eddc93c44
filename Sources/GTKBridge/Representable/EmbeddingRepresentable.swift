import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// A representable whose widget holds views of the same tree, in an island: a button with its label, scroll content.
@MainActor
package protocol EmbeddingRepresentable: GtkWidgetRepresentable where GtkWidgetType == Widget {
  associatedtype Embedded: View
  /// The views inside.
  var embedded: Embedded { get }
  /// The axes along which the views inside are offered their ideal length.
  var idealAxes: Axis.Set { get }
  /// Whether the widget adds nothing around what is inside, and is exactly as large.
  var isAsLargeAsContent: Bool { get }
  /// Whether the views inside are pressed as one with the widget, as the label of a button is: no part of them is pressed for
  /// itself.
  var isPressedAsOne: Bool { get }
  /// Whether a view that is a single widget needs no island: the widget lays it out in its middle.
  static var centersSingleWidget: Bool { get }
  /// Puts a widget with the views inside into the widget, after make and before the first update.
  static func embed(_ inside: Widget, in gtkWidget: Widget)
  /// The views inside have an island.
  static func didEmbed(_ island: IslandWidget, in gtkWidget: Widget)
}

extension EmbeddingRepresentable {
  package var idealAxes: Axis.Set { [] }

  package var isAsLargeAsContent: Bool { false }

  package var isPressedAsOne: Bool { false }

  package static var centersSingleWidget: Bool { false }

  package static func didEmbed(_ island: IslandWidget, in gtkWidget: Widget) {}

  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    site.widgetNode(of: view) { EmbeddingNode<EmbeddingWidgetBehavior<Self>>(view, at: site) }
  }
}

/// How a representable with views inside is made; the rest is as with any representable.
enum EmbeddingWidgetBehavior<Representable: EmbeddingRepresentable>: EmbeddingBehavior {
  private typealias Base = WidgetBehavior<Representable>

  static func embedded(_ view: Representable) -> Representable.Embedded { view.embedded }

  static func idealAxes(_ view: Representable) -> Axis.Set { view.idealAxes }

  static func isPressedAsOne(_ view: Representable) -> Bool { view.isPressedAsOne }

  static func makeCoordinator(_ view: Representable) -> Representable.Coordinator { Base.makeCoordinator(view) }

  static func make(_ view: Representable, _ place: LeafPlace<Representable.Coordinator>) -> EmbeddingElement<
    IslandWidget
  > {
    let element = Base.make(view, place, EmbeddingElement<IslandWidget>.init)
    element.inside = place.node.embeddedIsland.map { island in
      embedIsland(place.node.graph.makeElement(for: island), in: element.widget)
    }
    return element
  }

  static var takesOneLeaf: Bool {
    Representable.centersSingleWidget && Representable.Embedded.self is any SingleWidgetView.Type
  }

  static func take(_ leaf: any LeafNode, into element: EmbeddingElement<IslandWidget>) {
    guard let inside = leaf.screenElement?.widget else { return }
    // An island would centre it.
    gtk_widget_set_halign(inside.widgetObject, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(inside.widgetObject, GTK_ALIGN_CENTER)
    Representable.embed(inside, in: element.widget)
    // As an island names the control around it.
    element.widget.setAccessibleLabels([inside.widgetObject])
    inside.setSpokenAround()
  }

  private static func embedIsland(_ element: any IslandElement, in widget: Widget) -> IslandWidget {
    guard let island = element as? IslandWidget else { fatalError("the host made no widget for an island") }
    Representable.embed(island.widget, in: widget)
    Representable.didEmbed(island, in: widget)
    return island
  }

  static func update(
    _ view: Representable, _ element: EmbeddingElement<IslandWidget>, _ place: LeafPlace<Representable.Coordinator>
  ) {
    Base.update(view, element, place)
    element.filling = view.isAsLargeAsContent ? element.inside : nil
  }

  static var isReusable: Bool { Base.isReusable }

  static func dismantle(_ element: EmbeddingElement<IslandWidget>, _ coordinator: Representable.Coordinator) {
    Base.dismantle(element, coordinator)
  }

  static func sizeThatFits(
    _ proposal: ProposedViewSize, _ view: Representable, _ element: EmbeddingElement<IslandWidget>,
    _ place: LeafPlace<Representable.Coordinator>
  ) -> OwnSize { Base.sizeThatFits(proposal, view, element, place) }
}
