import Foundation
import GTKSupport
import ViewGraph

/// A view that is a GTK widget: the first of the two doors.
///
/// The runtime makes a coordinator and the widget once for each identity, and calls update at once and whenever an
/// input or something that make or update read has changed (RP1 to RP14). A value that is put into something made in
/// make, and is not brought up to date in update, stays as it was: that is the frozen value that Graft is about.
@MainActor @preconcurrency
public protocol GtkWidgetRepresentable: GtkRepresentable {
  /// `Widget`, or a pointer to a widget of any GTK library.
  associatedtype GtkWidgetType: GtkWidgetConvertible
  /// Makes the widget, once for each identity (RP3). Handlers connected here by name belong to the representable.
  func makeGtkWidget(context: Context) -> GtkWidgetType
  /// Brings the widget up to date. Handlers connected by name do not run meanwhile, so that pushing a value is not
  /// taken for a user's edit.
  func updateGtkWidget(_ gtkWidget: GtkWidgetType, context: Context)
  /// Says goodbye to the widget, which is still alive (RP18). Handlers connected by name are disconnected afterwards.
  static func dismantleGtkWidget(_ gtkWidget: GtkWidgetType, coordinator: Coordinator)
  /// What becomes of the widget when its row of a list is scrolled out of sight.
  static var gtkWidgetReuse: GtkWidgetReuse { get }
  /// Has a widget forget what it was in one row before it goes on in another, where `gtkWidgetReuse` says so: what the user
  /// has left in it, and what update does not write. Handlers that tell of edits do not run meanwhile, and an update follows.
  static func resetGtkWidget(_ gtkWidget: GtkWidgetType, coordinator: Coordinator)
  /// The size for a proposal, or nil to let GTK say (RP24, RP25). May be called several times a layout pass.
  func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: GtkWidgetType, context: Context) -> CGSize?
  /// How long the widget is along each axis where `sizeThatFits` says nothing; read after each update.
  var gtkWidgetSizing: GtkWidgetSizing { get }
}

extension GtkWidgetRepresentable {
  /// Nothing to do.
  public static func dismantleGtkWidget(_ gtkWidget: GtkWidgetType, coordinator: Coordinator) {}

  /// The widget is released with its row.
  public static var gtkWidgetReuse: GtkWidgetReuse { .release }

  /// Nothing to do.
  public static func resetGtkWidget(_ gtkWidget: GtkWidgetType, coordinator: Coordinator) {}

  /// Lets GTK say.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, gtkWidget: GtkWidgetType, context: Context
  ) -> CGSize? { DefaultSize.ask() }

  /// As GTK says.
  public var gtkWidgetSizing: GtkWidgetSizing { .intrinsic }

  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    site.widgetNode(of: view) { RepresentableNode<WidgetBehavior<Self>>(view, at: site) }
  }
}
