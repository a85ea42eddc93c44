import Foundation
import Graft

/// `GtkWidgetRepresentable` under the names that source for AppKit uses.
@MainActor @preconcurrency
public protocol NSViewRepresentable: GtkWidgetRepresentable where GtkWidgetType == NSViewType {
  /// `Widget`, or a pointer to a widget of any GTK library.
  associatedtype NSViewType: GtkWidgetConvertible
  /// Makes the widget, once for each identity.
  func makeNSView(context: Context) -> NSViewType
  /// Brings the widget up to date.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Says goodbye to the widget, which is still alive.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// The size for a proposal, or nil to let GTK say.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
  /// Nothing to do.
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  /// Lets GTK say.
  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? {
    DefaultSize.ask()
  }

  /// Forwards.
  public func makeGtkWidget(context: Context) -> NSViewType { makeNSView(context: context) }

  /// Forwards.
  public func updateGtkWidget(_ gtkWidget: NSViewType, context: Context) {
    updateNSView(gtkWidget, context: context)
  }

  /// Forwards.
  public static func dismantleGtkWidget(_ gtkWidget: NSViewType, coordinator: Coordinator) {
    dismantleNSView(gtkWidget, coordinator: coordinator)
  }

  /// Forwards.
  public func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: NSViewType, context: Context) -> CGSize? {
    sizeThatFits(proposal, nsView: gtkWidget, context: context)
  }
}
