import Foundation
import Graft

/// `GtkWidgetRepresentable` under the names that source for UIKit uses.
@MainActor @preconcurrency
public protocol UIViewRepresentable: GtkWidgetRepresentable where GtkWidgetType == UIViewType {
  /// `Widget`, or a pointer to a widget of any GTK library.
  associatedtype UIViewType: GtkWidgetConvertible
  /// Makes the widget, once for each identity.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the widget up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Says goodbye to the widget, which is still alive.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// The size for a proposal, or nil to let GTK say.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Nothing to do.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Lets GTK say.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? {
    DefaultSize.ask()
  }

  /// Forwards.
  public func makeGtkWidget(context: Context) -> UIViewType { makeUIView(context: context) }

  /// Forwards.
  public func updateGtkWidget(_ gtkWidget: UIViewType, context: Context) {
    updateUIView(gtkWidget, context: context)
  }

  /// Forwards.
  public static func dismantleGtkWidget(_ gtkWidget: UIViewType, coordinator: Coordinator) {
    dismantleUIView(gtkWidget, coordinator: coordinator)
  }

  /// Forwards.
  public func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: UIViewType, context: Context) -> CGSize? {
    sizeThatFits(proposal, uiView: gtkWidget, context: context)
  }
}
