import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A representable whose widget has a `GtkListView` with views of the same tree as rows.
@MainActor
package protocol ListRepresentable: GtkWidgetRepresentable where GtkWidgetType == Widget {
  associatedtype Embedded: View
  /// The views that are rows.
  var embedded: Embedded { get }
  /// Which rows are selected; nil where none can be.
  var selection: ListSelection? { get }
  /// The `GtkListView` in the widget.
  static func listView(in gtkWidget: Widget) -> OpaquePointer
}

extension ListRepresentable {
  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    ListNode<ListWidgetBehavior<Self>>(view, at: site)
  }
}

/// How a list is made; the rest is as with any representable.
enum ListWidgetBehavior<Representable: ListRepresentable>: ListBehavior {
  private typealias Base = WidgetBehavior<Representable>

  static func embedded(_ view: Representable) -> Representable.Embedded { view.embedded }

  static func makeCoordinator(_ view: Representable) -> Representable.Coordinator { Base.makeCoordinator(view) }

  static func make(_ view: Representable, _ place: LeafPlace<Representable.Coordinator>) -> EmbeddingElement<ListItems>
  {
    let element = Base.make(view, place, EmbeddingElement<ListItems>.init)
    guard let rows = place.node.embeddedRows else { fatalError("a list has no place for its rows") }
    element.inside = ListItems(rows, in: Representable.listView(in: element.widget))
    return element
  }

  static func update(
    _ view: Representable, _ element: EmbeddingElement<ListItems>, _ place: LeafPlace<Representable.Coordinator>
  ) {
    Base.update(view, element, place)
    let column = place.environment.splitColumn
    if element.isGone { return }
    element.inside?.show(ListLook(place.environment))
    element.inside?.follow(column?.following(view.selection) ?? view.selection)
  }

  static func dismantle(_ element: EmbeddingElement<ListItems>, _ coordinator: Representable.Coordinator) {
    element.inside?.end()
    Base.dismantle(element, coordinator)
  }

  static func sizeThatFits(
    _ proposal: ProposedViewSize, _ view: Representable, _ element: EmbeddingElement<ListItems>,
    _ place: LeafPlace<Representable.Coordinator>
  ) -> OwnSize { Base.sizeThatFits(proposal, view, element, place) }
}
