import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// How a widget representable is made, updated and dismantled.
enum WidgetBehavior<Representable: GtkWidgetRepresentable>: LeafBehavior {
  static func makeCoordinator(_ view: Representable) -> Representable.Coordinator { view.makeCoordinator() }

  static func make(_ view: Representable, _ place: LeafPlace<Representable.Coordinator>) -> WidgetElement {
    let handlers = HandlerGroup()
    let made = handlers.collect {
      view.makeGtkWidget(context: Representable.Context(place, handlers: handlers))
    }
    let widget = made.makeWidgetReference()
    WidgetElement.requireUnparented(widget.widgetPointer, at: place.node)
    return WidgetElement(widget: widget, content: made, handlers: handlers, node: place.node)
  }

  static func update(
    _ view: Representable, _ element: WidgetElement, _ place: LeafPlace<Representable.Coordinator>
  ) {
    element.push {
      view.updateGtkWidget(content(element), context: Representable.Context(place, handlers: element.handlers))
    }
  }

  static func dismantle(_ element: WidgetElement, _ coordinator: Representable.Coordinator) {
    Representable.dismantleGtkWidget(content(element), coordinator: coordinator)
    element.disconnect()
  }

  static func sizeThatFits(
    _ proposal: ProposedViewSize, _ view: Representable, _ element: WidgetElement,
    _ place: LeafPlace<Representable.Coordinator>
  ) -> OwnSize {
    let context = Representable.Context(place, handlers: element.handlers)
    return DefaultSize.answer {
      view.sizeThatFits(proposal, gtkWidget: content(element), context: context)
    }
  }

  private static func content(_ element: WidgetElement) -> Representable.GtkWidgetType {
    guard let content = element.content as? Representable.GtkWidgetType else {
      fatalError("the widget of \(Representable.self) has changed its type")
    }
    return content
  }
}

extension WidgetElement {
  /// Runs an update: new connections join the representable's, and those that there are do not run (the echo guard).
  func push(_ update: () -> Void) {
    handlers.collect { handlers.hold(update) }
  }

  /// A widget has one place: one that hangs elsewhere already cannot be shown here too.
  static func requireUnparented(_ widget: UnsafeMutablePointer<GtkWidget>, at node: ViewNode) {
    guard gtk_widget_get_parent(widget) != nil else { return }
    fatalError("\(node.viewType) at \(node.path) returned a \(Widget(widget).typeName) that already has a parent")
  }
}
