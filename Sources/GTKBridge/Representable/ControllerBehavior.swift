import Foundation
import GTKSupport
import ViewGraph

/// How a controller representable is made, updated and dismantled.
enum ControllerBehavior<Representable: GtkWidgetControllerRepresentable>: LeafBehavior {
  typealias Element = ControllerElement<Representable.GtkWidgetControllerType>

  static func makeCoordinator(_ view: Representable) -> Representable.Coordinator { view.makeCoordinator() }

  static func make(_ view: Representable, _ place: LeafPlace<Representable.Coordinator>) -> Element {
    WidgetElement.requireValue(Representable.self)
    let handlers = HandlerGroup.takeSpare()
    let (controller, widget) = handlers.collect {
      let controller = view.makeGtkWidgetController(context: Representable.Context(place, handlers: handlers))
      let widget = WidgetElement.placeable(controller.widget, at: place.node)
      HostCore.enclosingController(of: place.node)?.addChild(controller)
      return (controller, widget)
    }
    handlers.belongs(to: widget.widgetObject)
    return Element(widget, controller, HandlerGroup.keep(consume handlers), place.node)
  }

  static func update(_ view: Representable, _ element: Element, _ place: LeafPlace<Representable.Coordinator>) {
    element.push { handlers in
      let context = Representable.Context(place, handlers: handlers)
      view.updateGtkWidgetController(element.made, context: context)
    }
  }

  static func dismantle(_ element: Element, _ coordinator: Representable.Coordinator) {
    Representable.dismantleGtkWidgetController(element.made, coordinator: coordinator)
    element.made.removeFromParent()
    element.disconnect()
  }

  static func sizeThatFits(
    _ proposal: ProposedViewSize, _ view: Representable, _ element: Element,
    _ place: LeafPlace<Representable.Coordinator>
  ) -> OwnSize {
    let context = Representable.Context(place, handlers: element.handlers)
    let own = DefaultSize.answer(proposal, at: place.node) {
      view.sizeThatFits(proposal, controller: element.made, context: context)
    }
    if case .size = own { return own }
    element.preferred = DefaultSize.usable(element.made.preferredContentSize, at: place.node)
    // The controller may prefer another size in the next pass, so it is asked again.
    return .preference
  }
}
