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
  /// Puts the island into the widget, once, after make and before the first update.
  static func embed(_ island: IslandWidget, in gtkWidget: Widget)
}

extension EmbeddingRepresentable {
  package var idealAxes: Axis.Set { [] }

  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    EmbeddingNode<EmbeddingWidgetBehavior<Self>>(view, at: site)
  }
}

/// How a representable with views inside is made; the rest is as with any representable.
enum EmbeddingWidgetBehavior<Representable: EmbeddingRepresentable>: EmbeddingBehavior {
  private typealias Base = WidgetBehavior<Representable>

  static func embedded(_ view: Representable) -> Representable.Embedded { view.embedded }

  static func idealAxes(_ view: Representable) -> Axis.Set { view.idealAxes }

  static func makeCoordinator(_ view: Representable) -> Representable.Coordinator { Base.makeCoordinator(view) }

  static func make(_ view: Representable, _ place: LeafPlace<Representable.Coordinator>) -> WidgetElement {
    let element = Base.make(view, place)
    guard let island = place.node.embeddedElement as? IslandWidget else { fatalError("the host made no island") }
    Representable.embed(island, in: element.widget)
    return element
  }

  static func update(
    _ view: Representable, _ element: WidgetElement, _ place: LeafPlace<Representable.Coordinator>
  ) { Base.update(view, element, place) }

  static func dismantle(_ element: WidgetElement, _ coordinator: Representable.Coordinator) {
    Base.dismantle(element, coordinator)
  }

  static func sizeThatFits(
    _ proposal: ProposedViewSize, _ view: Representable, _ element: WidgetElement,
    _ place: LeafPlace<Representable.Coordinator>
  ) -> CGSize? { Base.sizeThatFits(proposal, view, element, place) }

  static func toolkitSize(_ proposal: ProposedViewSize, _ element: WidgetElement, pass: Int) -> CGSize {
    Base.toolkitSize(proposal, element, pass: pass)
  }

  static func setFrame(_ frame: CGRect, of element: WidgetElement, pass: Int) {
    Base.setFrame(frame, of: element, pass: pass)
  }

  static func isIncluded(_ element: WidgetElement) -> Bool { Base.isIncluded(element) }
}
