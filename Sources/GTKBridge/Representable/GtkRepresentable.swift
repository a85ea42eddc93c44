import ViewGraph

/// What both kinds of representable have in common: a coordinator beside the view's values. Conform to
/// `GtkWidgetRepresentable` or `GtkWidgetControllerRepresentable`.
@MainActor @preconcurrency
public protocol GtkRepresentable: View where Body == Never {
  /// What outlives the values of this view: a target for signals, a cache. `Void` when none is needed (RP4).
  associatedtype Coordinator = Void

  /// What make, update and sizeThatFits are given.
  typealias Context = GtkRepresentableContext<Self>

  /// Makes the coordinator, before the widget or controller.
  func makeCoordinator() -> Coordinator
}

extension GtkRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}
