import Foundation
import GTKSupport
import ViewGraph

/// A view that is the widget of a controller: the first door, for those who own widgets by controllers.
///
/// The contract is that of `GtkWidgetRepresentable`. The controller is attached to the nearest enclosing hosting
/// controller while it is shown (RP38). Return the concrete type from make: a hosting controller whose type is erased
/// hides its `rootView` (NH6).
@MainActor @preconcurrency
public protocol GtkWidgetControllerRepresentable: View where Body == Never {
  /// The controller's own type.
  associatedtype GtkWidgetControllerType: GtkWidgetController
  /// What outlives the values of this view. `Void` when none is needed.
  associatedtype Coordinator = Void

  /// What make, update and sizeThatFits are given.
  typealias Context = GtkWidgetControllerRepresentableContext<Self>

  /// Makes the coordinator, before the controller.
  func makeCoordinator() -> Coordinator
  /// Makes the controller, once for each identity.
  func makeGtkWidgetController(context: Context) -> GtkWidgetControllerType
  /// Brings the controller up to date. A hosted view does not follow by itself: assign `rootView` here, or give it a
  /// binding or a model in make.
  func updateGtkWidgetController(_ controller: GtkWidgetControllerType, context: Context)
  /// Says goodbye to the controller; its widget is still alive.
  static func dismantleGtkWidgetController(_ controller: GtkWidgetControllerType, coordinator: Coordinator)
  /// The size for a proposal, or nil to let GTK say.
  func sizeThatFits(
    _ proposal: ProposedViewSize, controller: GtkWidgetControllerType, context: Context
  ) -> CGSize?
}

extension GtkWidgetControllerRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

extension GtkWidgetControllerRepresentable {
  /// Nothing to do.
  public static func dismantleGtkWidgetController(
    _ controller: GtkWidgetControllerType, coordinator: Coordinator
  ) {}

  /// Lets GTK say.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, controller: GtkWidgetControllerType, context: Context
  ) -> CGSize? { nil }

  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    RepresentableNode<ControllerBehavior<Self>>(view, at: site)
  }
}

/// What a controller representable is given in make, update and sizeThatFits.
@MainActor
public struct GtkWidgetControllerRepresentableContext<Representable: GtkWidgetControllerRepresentable> {
  /// The coordinator; the same object in every call.
  public let coordinator: Representable.Coordinator
  private let place: LeafPlace<Representable.Coordinator>
  private let handlers: HandlerGroup

  init(_ place: LeafPlace<Representable.Coordinator>, handlers: HandlerGroup) {
    coordinator = place.coordinator
    self.place = place
    self.handlers = handlers
  }

  /// The environment at this place. What make or update reads of it brings an update when it changes.
  public var environment: EnvironmentValues { place.environment }

  /// Runs `body` while the handlers of this representable do not run.
  public func withSignalsBlocked<Result>(_ body: () throws -> Result) rethrows -> Result {
    try handlers.hold(body)
  }
}

/// How a controller representable is made, updated and dismantled.
enum ControllerBehavior<Representable: GtkWidgetControllerRepresentable>: LeafBehavior {
  private typealias ContextType = GtkWidgetControllerRepresentableContext<Representable>

  static func makeCoordinator(_ view: Representable) -> Representable.Coordinator { view.makeCoordinator() }

  static func make(_ view: Representable, _ place: LeafPlace<Representable.Coordinator>) -> WidgetElement {
    let handlers = HandlerGroup()
    return handlers.collect {
      let controller = view.makeGtkWidgetController(context: ContextType(place, handlers: handlers))
      WidgetElement.requireUnparented(controller.widget, at: place.node)
      HostCore.enclosingController(of: place.node)?.addChild(controller)
      return WidgetElement(widget: controller.widget, content: controller, handlers: handlers)
    }
  }

  static func update(
    _ view: Representable, _ element: WidgetElement, _ place: LeafPlace<Representable.Coordinator>
  ) {
    let context = ContextType(place, handlers: element.handlers)
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
  ) -> CGSize {
    let context = ContextType(place, handlers: element.handlers)
    return view.sizeThatFits(proposal, controller: controller(element), context: context)
      ?? element.defaultSize(for: proposal)
  }

  static func setFrame(_ frame: CGRect, of element: WidgetElement) { element.setFrame(frame) }

  static func isIncluded(_ element: WidgetElement) -> Bool { element.isVisible }

  private static func controller(_ element: WidgetElement) -> Representable.GtkWidgetControllerType {
    guard let controller = element.content as? Representable.GtkWidgetControllerType else {
      preconditionFailure("the controller of \(Representable.self) has changed its type")
    }
    return controller
  }
}
