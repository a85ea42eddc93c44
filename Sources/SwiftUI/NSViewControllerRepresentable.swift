import Foundation
import Graft

/// `GtkWidgetControllerRepresentable` under the names that source for AppKit uses.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: GtkWidgetControllerRepresentable
where GtkWidgetControllerType == NSViewControllerType {
  /// The controller's own type; one that is erased hides a hosting controller's `rootView`.
  associatedtype NSViewControllerType: GtkWidgetController
  /// Makes the controller, once for each identity.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Brings the controller up to date.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// Says goodbye to the controller, whose widget is still alive.
  static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
  /// The size for a proposal, or nil to let GTK say.
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize?
}

extension NSViewControllerRepresentable {
  /// Nothing to do.
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}

  /// Lets GTK say.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize? { DefaultSize.ask() }

  /// Forwards.
  public func makeGtkWidgetController(context: Context) -> NSViewControllerType {
    makeNSViewController(context: context)
  }

  /// Forwards.
  public func updateGtkWidgetController(_ controller: NSViewControllerType, context: Context) {
    updateNSViewController(controller, context: context)
  }

  /// Forwards.
  public static func dismantleGtkWidgetController(
    _ controller: NSViewControllerType, coordinator: Coordinator
  ) { dismantleNSViewController(controller, coordinator: coordinator) }

  /// Forwards.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, controller: NSViewControllerType, context: Context
  ) -> CGSize? { sizeThatFits(proposal, nsViewController: controller, context: context) }
}
