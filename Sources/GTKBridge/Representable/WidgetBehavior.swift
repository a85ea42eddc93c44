import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// How a widget representable is made, updated and dismantled.
enum WidgetBehavior<Representable: GtkWidgetRepresentable>: LeafBehavior {
  typealias Element = MadeElement<Representable.GtkWidgetType>

  static func makeCoordinator(_ view: Representable) -> Representable.Coordinator { view.makeCoordinator() }

  static func make(_ view: Representable, _ place: LeafPlace<Representable.Coordinator>) -> Element {
    make(view, place, Element.init)
  }

  static func make<Made: WidgetElement>(
    _ view: Representable, _ place: LeafPlace<Representable.Coordinator>,
    _ makeElement: (Widget, Representable.GtkWidgetType, HandlerGroup?, ViewNode) -> Made
  ) -> Made {
    let handlers = HandlerGroup.takeSpare()
    let made = handlers.collect {
      view.makeGtkWidget(context: Representable.Context(place, handlers: handlers))
    }
    let widget = made.makeWidgetReference()
    WidgetElement.requireUnparented(widget.widgetPointer, at: place.node)
    return makeElement(widget, made, HandlerGroup.keep(consume handlers), place.node)
  }

  static func update(_ view: Representable, _ element: Element, _ place: LeafPlace<Representable.Coordinator>) {
    element.push { handlers in
      view.updateGtkWidget(element.made, context: Representable.Context(place, handlers: handlers))
    }
  }

  static func dismantle(_ element: Element, _ coordinator: Representable.Coordinator) {
    Representable.dismantleGtkWidget(element.made, coordinator: coordinator)
    element.disconnect()
  }

  static func sizeThatFits(
    _ proposal: ProposedViewSize, _ view: Representable, _ element: Element,
    _ place: LeafPlace<Representable.Coordinator>
  ) -> OwnSize {
    let context = Representable.Context(place, handlers: element.handlers)
    return DefaultSize.answer { view.sizeThatFits(proposal, gtkWidget: element.made, context: context) }
  }
}

extension WidgetElement {
  /// Runs an update: new connections join the representable's, and those that there are do not run (the echo guard). A
  /// widget that other code has destroyed gets none: most of GTK's stop the program, or warn, where such a one is used.
  func push(_ update: (HandlerGroup) -> Void) {
    guard !isGone else { return }
    let group = handlers ?? HandlerGroup.takeSpare()
    group.collectAndHold(update)
    if handlers == nil { handlers = HandlerGroup.keep(consume group) }
  }

  /// A widget has one place: one that hangs elsewhere already cannot be shown here too.
  static func requireUnparented(_ widget: UnsafeMutablePointer<GtkWidget>, at node: ViewNode) {
    IslandCore.endRemoval(of: widget)
    guard gtk_widget_get_parent(widget) != nil else { return }
    fatalError("\(node.viewType) at \(node.path) returned a \(Widget(widget).typeName) that already has a parent")
  }
}
