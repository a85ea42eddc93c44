import Foundation
import GTKSupport
import ViewGraph

/// A view that is a GTK widget: the first of the two doors.
///
/// The runtime makes a coordinator and the widget once for each identity, and calls update at once and whenever an
/// input or something that make or update read has changed (RP1 to RP14). A value that is put into something made in
/// make, and is not brought up to date in update, stays as it was: that is the frozen value that Graft is about.
@MainActor @preconcurrency
public protocol GtkWidgetRepresentable: View where Body == Never {
  /// `Widget`, or a pointer to a widget of any GTK library.
  associatedtype GtkWidgetType: GtkWidgetConvertible
  /// What outlives the values of this view: a target for signals, a cache. `Void` when none is needed (RP4).
  associatedtype Coordinator = Void

  /// What make, update and sizeThatFits are given.
  typealias Context = GtkWidgetRepresentableContext<Self>

  /// Makes the coordinator, before the widget.
  func makeCoordinator() -> Coordinator
  /// Makes the widget, once for each identity (RP3). Handlers connected here by name belong to the representable.
  func makeGtkWidget(context: Context) -> GtkWidgetType
  /// Brings the widget up to date. Handlers connected by name do not run meanwhile, so that pushing a value is not
  /// taken for a user's edit.
  func updateGtkWidget(_ gtkWidget: GtkWidgetType, context: Context)
  /// Says goodbye to the widget, which is still alive (RP18). Handlers connected by name are disconnected afterwards.
  static func dismantleGtkWidget(_ gtkWidget: GtkWidgetType, coordinator: Coordinator)
  /// The size for a proposal, or nil to let GTK say (RP24, RP25). May be called several times a layout pass.
  func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: GtkWidgetType, context: Context) -> CGSize?
}

extension GtkWidgetRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

extension GtkWidgetRepresentable {
  /// Nothing to do.
  public static func dismantleGtkWidget(_ gtkWidget: GtkWidgetType, coordinator: Coordinator) {}

  /// Lets GTK say.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, gtkWidget: GtkWidgetType, context: Context
  ) -> CGSize? { nil }

  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    RepresentableNode<WidgetBehavior<Self>>(view, at: site)
  }
}

/// What a representable is given in make, update and sizeThatFits.
@MainActor
public struct GtkWidgetRepresentableContext<Representable: GtkWidgetRepresentable> {
  /// The coordinator; the same object in every call (RP5).
  public let coordinator: Representable.Coordinator
  private let place: LeafPlace<Representable.Coordinator>
  private let handlers: HandlerGroup

  init(_ place: LeafPlace<Representable.Coordinator>, handlers: HandlerGroup) {
    coordinator = place.coordinator
    self.place = place
    self.handlers = handlers
  }

  /// The environment at this place. What make or update reads of it brings an update when it changes (RP9).
  public var environment: EnvironmentValues { place.environment }

  /// The main axis of the stack around the view, if there is one.
  package var stackAxis: Axis? { place.node.stackAxis }

  /// Runs `body` while the handlers of this representable do not run, for a push outside of update (RP31).
  public func withSignalsBlocked<Result>(_ body: () throws -> Result) rethrows -> Result {
    try handlers.hold(body)
  }
}
