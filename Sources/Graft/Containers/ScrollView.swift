import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// Content that may be larger than the room it is shown in, and is scrolled.
///
/// Along its axes it takes the room that it is offered, and offers its content the ideal length; across it is as large
/// as its content. Rows of a `ForEach` directly in a stack along the axis are laid out in runs, so that a change in one
/// row costs the same among any number of rows. As SwiftUI documents it, but for the runs.
public struct ScrollView<Content: View>: EmbeddingRepresentable {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  /// Scrolls its content along `axes`.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

// MARK: - What the runtime asks

@_documentation(visibility: internal)
extension ScrollView {
  package var embedded: Content { content }

  package var idealAxes: Axis.Set { axes }

  /// A scrolled window that would like to be as large as its content.
  public func makeGtkWidget(context: Context) -> Widget {
    let widget = ScrolledWindow()
    gtk_scrolled_window_set_propagate_natural_width(widget.scrolledWindow, 1)
    gtk_scrolled_window_set_propagate_natural_height(widget.scrolledWindow, 1)
    return widget
  }

  /// Sets the axes, and what is said around of scrolling.
  public func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    if let window = gtkWidget as? ScrolledWindow {
      window.show(context.environment, axes: axes, showsIndicators: showsIndicators)
      window.setClipped(context.environment.isScrollClipped)
      window.anchor(context.environment)
      window.follow(context.environment.scrollGestures)
    }
    let viewport = gtk_scrolled_window_get_child(gtkWidget.scrolledWindow).map { $0.cast() as OpaquePointer }
    gtk_scrollable_set_hscroll_policy(viewport, length(.horizontal))
    gtk_scrollable_set_vscroll_policy(viewport, length(.vertical))
    gtk_widget_set_hexpand(gtkWidget.widgetObject, 1)
    gtk_widget_set_vexpand(gtkWidget.widgetObject, 1)
    // Across, it takes more room than it must when its content does.
    gtk_widget_set_hexpand_set(gtkWidget.widgetObject, axes.contains(.horizontal) ? 1 : 0)
    gtk_widget_set_vexpand_set(gtkWidget.widgetObject, axes.contains(.vertical) ? 1 : 0)
  }

  /// The content is as long as it likes where it is scrolled; GTK would give it no more than it must have.
  private func length(_ axis: Axis.Set) -> GtkScrollablePolicy {
    axes.contains(axis) ? GTK_SCROLL_NATURAL : GTK_SCROLL_MINIMUM
  }

  package static func embed(_ inside: Widget, in gtkWidget: Widget) {
    gtk_scrolled_window_set_child(gtkWidget.scrolledWindow, inside.widgetObject)
  }

  package static func didEmbed(_ island: IslandWidget, in gtkWidget: Widget) {
    let window = gtkWidget.scrolledWindow
    guard
      let horizontal = gtk_scrolled_window_get_hadjustment(window),
      let vertical = gtk_scrolled_window_get_vadjustment(window)
    else { return }
    island.cull(horizontal: ObjectReference(retaining: horizontal), vertical: ObjectReference(retaining: vertical))
  }
}

extension Widget {
  fileprivate var scrolledWindow: OpaquePointer { object.cast() }
}
