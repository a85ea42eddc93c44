import Foundation
import GTKSupport
import ViewGraph

/// A view that is the widget of a controller: the first door, for those who own widgets by controllers.
///
/// The contract is that of `GtkWidgetRepresentable`. The controller is attached to the nearest enclosing hosting
/// controller while it is shown (RP38). Return the concrete type from make: a hosting controller whose type is erased
/// hides its `rootView` (NH6).
@MainActor @preconcurrency
public protocol GtkWidgetControllerRepresentable: GtkRepresentable {
  /// The controller's own type.
  associatedtype GtkWidgetControllerType: GtkWidgetController
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

extension GtkWidgetControllerRepresentable {
  /// Nothing to do.
  public static func dismantleGtkWidgetController(
    _ controller: GtkWidgetControllerType, coordinator: Coordinator
  ) {}

  /// Lets GTK say.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, controller: GtkWidgetControllerType, context: Context
  ) -> CGSize? { DefaultSize.ask() }

  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    site.widgetNode(of: view) { RepresentableNode<ControllerBehavior<Self>>(view, at: site) }
  }
}
