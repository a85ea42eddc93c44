import GTKBridge
import GTKSupport
import ViewGraph

/// Views of the same tree as the rows of a lazy container, which come and go as they are scrolled.
struct LazyContainer<Content: View>: GtkWidgetRepresentable {
  let layout: LazyLayout
  let content: Content

  var embedded: some View {
    content.environment(\.isInList, false).environment(\.formPlace, .none)
  }

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    site.widgetNode(of: view) { ListNode<LazyBehavior<Content>>(view, at: site) }
  }

  func makeGtkWidget(context: Context) -> LazyWidget { LazyWidget() }

  func updateGtkWidget(_ gtkWidget: LazyWidget, context: Context) {
    gtkWidget.show(layout, mirrored: context.environment.layoutDirection == .rightToLeft)
  }
}

/// How a lazy container is made; the rest is as with any representable.
enum LazyBehavior<Content: View>: ListBehavior {
  private typealias Base = WidgetBehavior<LazyContainer<Content>>

  static func embedded(_ view: LazyContainer<Content>) -> some View { view.embedded }

  static func rowStack(_ view: LazyContainer<Content>) -> StackLayout? { view.layout.stack }

  static func makeCoordinator(_ view: LazyContainer<Content>) { Base.makeCoordinator(view) }

  static func make(_ view: LazyContainer<Content>, _ place: LeafPlace<Void>) -> MadeElement<LazyWidget> {
    let element = Base.make(view, place)
    guard let rows = place.node.embeddedRows else { fatalError("a lazy container has no place for its rows") }
    element.made.layOut(rows, view.layout)
    return element
  }

  static func update(_ view: LazyContainer<Content>, _ element: MadeElement<LazyWidget>, _ place: LeafPlace<Void>) {
    Base.update(view, element, place)
  }

  static func dismantle(_ element: MadeElement<LazyWidget>, _ coordinator: Void) {
    element.made.end()
    Base.dismantle(element, coordinator)
  }

  static func sizeThatFits(
    _ proposal: ProposedViewSize, _ view: LazyContainer<Content>, _ element: MadeElement<LazyWidget>,
    _ place: LeafPlace<Void>
  ) -> OwnSize { .neverOwn }
}
