import Foundation
import GTKSupport
import ViewGraph

/// How a controller representable is made, updated and dismantled.
enum ControllerBehavior<Representable: GtkWidgetControllerRepresentable>: LeafBehavior {
  static func makeCoordinator(_ view: Representable) -> Representable.Coordinator { view.makeCoordinator() }

  static func make(_ view: Representable, _ place: LeafPlace<Representable.Coordinator>) -> WidgetElement {
    let handlers = HandlerGroup()
    return handlers.collect {
      let controller = view.makeGtkWidgetController(context: Representable.Context(place, handlers: handlers))
      WidgetElement.requireUnparented(controller.widget.widgetPointer, at: place.node)
      HostCore.enclosingController(of: place.node)?.addChild(controller)
      return WidgetElement(widget: controller.widget, content: controller, handlers: handlers, node: place.node)
    }
  }

  static func update(
    _ view: Representable, _ element: WidgetElement, _ place: LeafPlace<Representable.Coordinator>
  ) {
    let context = Representable.Context(place, handlers: element.handlers)
    element.push { view.updateGtkWidgetController(controller(element), context: context) }
  }

  static func dismantle(_ element: WidgetElement, _ coordinator: Representable.Coordinator) {
    Representable.dismantleGtkWidgetController(controller(element), coordinator: coordinator)
    controller(element).removeFromParent()
    element.disconnect()
  }

  static func sizeThatFits(
    _ proposal: ProposedViewSize, _ view: Representable, _ element: WidgetElement,
    _ place: LeafPlace<Representable.Coordinator>
  ) -> OwnSize {
    let context = Representable.Context(place, handlers: element.handlers)
    let controller = controller(element)
    let own = DefaultSize.answer { view.sizeThatFits(proposal, controller: controller, context: context) }
    if case .size = own { return own }
    element.sizes.preferred = controller.preferredContentSize
    // The controller may prefer another size the next time, so it is asked again.
    return .toolkit
  }

  private static func controller(_ element: WidgetElement) -> Representable.GtkWidgetControllerType {
    guard let controller = element.content as? Representable.GtkWidgetControllerType else {
      fatalError("the controller of \(Representable.self) has changed its type")
    }
    return controller
  }
}
