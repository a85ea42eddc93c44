import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// A representable whose widget scrolls a view of GTK's with views of the same tree as rows: a list or a table.
@MainActor
protocol ListRepresentable: GtkWidgetRepresentable where GtkWidgetType == Widget {
  associatedtype Embedded: View
  associatedtype Items: RowItems
  /// The views that are rows.
  var embedded: Embedded { get }
  /// Along which axes the rows are scrolled.
  static var axes: Axis.Set { get }
  /// A view of GTK's for rows, which nobody owns yet.
  static func makeView() -> UnsafeMutablePointer<GtkWidget>
  /// Shows rows in such a view.
  static func makeItems(of rows: ListRowsNode, in view: UnsafeMutablePointer<GtkWidget>) -> Items
  /// Shows what is said of the rows by now.
  func update(_ items: Items, in environment: EnvironmentValues)
}

@_documentation(visibility: internal)
extension ListRepresentable {
  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    site.widgetNode(of: view) { ListNode<ListWidgetBehavior<Self>>(view, at: site) }
  }

  /// The view in a scrolled window, which takes the room that it is offered.
  public func makeGtkWidget(context: Context) -> Widget { ScrolledWindow(ofRows: Self.makeView()) }

  /// Shows the size of controls, the tint and what is said of scrolling here; the rest is that of its rows.
  public func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    let window = gtkWidget as? ScrolledWindow
    window?.show(context.environment, axes: Self.axes)
    window?.follow(context.environment.scrollGestures)
    gtkWidget.showControlLook(of: context.environment)
  }
}

/// How a list or table is made; the rest is as with any representable.
enum ListWidgetBehavior<Representable: ListRepresentable>: ListBehavior {
  private typealias Base = WidgetBehavior<Representable>
  typealias Element = EmbeddingElement<Representable.Items>

  static func embedded(_ view: Representable) -> Representable.Embedded { view.embedded }

  static func makeCoordinator(_ view: Representable) -> Representable.Coordinator { Base.makeCoordinator(view) }

  static func make(_ view: Representable, _ place: LeafPlace<Representable.Coordinator>) -> Element {
    let element = Base.make(view, place, Element.init)
    guard let rows = place.node.embeddedRows, let view = gtk_scrolled_window_get_child(element.widget.object.cast())
    else { fatalError("a list has no place for its rows") }
    element.inside = Representable.makeItems(of: rows, in: view)
    return element
  }

  static func update(
    _ view: Representable, _ element: Element, _ place: LeafPlace<Representable.Coordinator>
  ) {
    Base.update(view, element, place)
    let environment = place.environment
    if let items = element.inside, !element.isGone { view.update(items, in: environment) }
  }

  static func dismantle(_ element: Element, _ coordinator: Representable.Coordinator) {
    element.inside?.end()
    Base.dismantle(element, coordinator)
  }

  static func sizeThatFits(
    _ proposal: ProposedViewSize, _ view: Representable, _ element: Element,
    _ place: LeafPlace<Representable.Coordinator>
  ) -> OwnSize { Base.sizeThatFits(proposal, view, element, place) }
}
