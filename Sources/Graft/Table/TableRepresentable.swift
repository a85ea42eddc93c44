import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What a table is for its rows and columns, whatever its types are.
@MainActor
protocol TableRepresentable: GtkWidgetRepresentable where GtkWidgetType == Widget {
  associatedtype Embedded: View
  /// The views that are rows.
  var embedded: Embedded { get }
  var columnValues: [TableColumnValue] { get }
  /// Which rows are selected; nil where none can be.
  var selection: ListSelection? { get }
  /// By what the table is sorted; nil where it is not.
  var sort: TableSort? { get }
  /// What the user does to columns; nil where that is nothing.
  var customizing: TableCustomizing? { get }
}

extension TableRepresentable {
  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    ListNode<TableWidgetBehavior<Self>>(view, at: site)
  }
}

/// How a table is made; the rest is as with any representable.
enum TableWidgetBehavior<Representable: TableRepresentable>: ListBehavior {
  private typealias Base = WidgetBehavior<Representable>

  static func embedded(_ view: Representable) -> Representable.Embedded { view.embedded }

  static func makeCoordinator(_ view: Representable) -> Representable.Coordinator { Base.makeCoordinator(view) }

  static func make(_ view: Representable, _ place: LeafPlace<Representable.Coordinator>) -> EmbeddingElement<TableItems>
  {
    let element = Base.make(view, place, EmbeddingElement<TableItems>.init)
    guard let rows = place.node.embeddedRows, let view = gtk_scrolled_window_get_child(element.widget.object.cast())
    else { fatalError("a table has no place for its rows") }
    element.inside = TableItems(rows, in: view)
    return element
  }

  static func update(
    _ view: Representable, _ element: EmbeddingElement<TableItems>, _ place: LeafPlace<Representable.Coordinator>
  ) {
    Base.update(view, element, place)
    let environment = place.environment
    if element.isGone { return }
    element.inside?.show(environment.listMenu, environment.refresh)
    element.inside?.show(TableLook(environment))
    element.inside?.show(view.columnValues, sortedBy: view.sort, view.customizing, in: environment.locale)
    element.inside?.follow(view.selection)
  }

  static func dismantle(_ element: EmbeddingElement<TableItems>, _ coordinator: Representable.Coordinator) {
    element.inside?.end()
    Base.dismantle(element, coordinator)
  }

  static func sizeThatFits(
    _ proposal: ProposedViewSize, _ view: Representable, _ element: EmbeddingElement<TableItems>,
    _ place: LeafPlace<Representable.Coordinator>
  ) -> OwnSize { Base.sizeThatFits(proposal, view, element, place) }
}
