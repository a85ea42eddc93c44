import Foundation
import Graft

/// `GtkWidgetControllerRepresentable` under the names that source for UIKit uses.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: GtkWidgetControllerRepresentable
where GtkWidgetControllerType == UIViewControllerType {
  /// The controller's own type; one that is erased hides a hosting controller's `rootView`.
  associatedtype UIViewControllerType: GtkWidgetController
  /// Makes the controller, once for each identity.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Says goodbye to the controller, whose widget is still alive.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// The size for a proposal, or nil to let GTK say.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Nothing to do.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Lets GTK say.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { DefaultSize.ask() }

  /// Forwards.
  public func makeGtkWidgetController(context: Context) -> UIViewControllerType {
    makeUIViewController(context: context)
  }

  /// Forwards.
  public func updateGtkWidgetController(_ controller: UIViewControllerType, context: Context) {
    updateUIViewController(controller, context: context)
  }

  /// Forwards.
  public static func dismantleGtkWidgetController(
    _ controller: UIViewControllerType, coordinator: Coordinator
  ) { dismantleUIViewController(controller, coordinator: coordinator) }

  /// Forwards.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, controller: UIViewControllerType, context: Context
  ) -> CGSize? { sizeThatFits(proposal, uiViewController: controller, context: context) }
}
