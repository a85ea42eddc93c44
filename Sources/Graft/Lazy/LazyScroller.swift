import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What scrolls a lazy container along its lines: the nearest scrolled window that scrolls that way.
@MainActor
struct LazyScroller: @MainActor Equatable {
  private let window: UnsafeMutablePointer<GtkWidget>
  /// What is scrolled in it.
  private let content: UnsafeMutablePointer<GtkWidget>
  let adjustment: UnsafeMutablePointer<GtkAdjustment>

  init?(around widget: UnsafeMutablePointer<GtkWidget>, along axis: Axis) {
    var around = gtk_widget_get_parent(widget)
    while let found = gtk_widget_get_ancestor(around, gtk_scrolled_window_get_type()) {
      if let scroller = LazyScroller(window: found, along: axis) {
        self = scroller
        return
      }
      around = gtk_widget_get_parent(found)
    }
    return nil
  }

  private init?(window: UnsafeMutablePointer<GtkWidget>, along axis: Axis) {
    var (horizontal, vertical) = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
    let scrolled: OpaquePointer = window.cast()
    gtk_scrolled_window_get_policy(scrolled, &horizontal, &vertical)
    guard (axis == .horizontal ? horizontal : vertical) != GTK_POLICY_NEVER else { return nil }
    let get = axis == .horizontal ? gtk_scrolled_window_get_hadjustment : gtk_scrolled_window_get_vadjustment
    // Content that scrolls itself has no place that could be looked for.
    guard
      let adjustment = get(scrolled), let viewport = gtk_scrolled_window_get_child(scrolled),
      Widget(viewport).isA(gtk_viewport_get_type()),
      let content = gtk_viewport_get_child(viewport.cast())
    else { return nil }
    (self.window, self.content, self.adjustment) = (window, content, adjustment)
  }

  /// What can be seen of a widget in the content. Along a mirrored axis from where reading starts.
  func sight(of widget: UnsafeMutablePointer<GtkWidget>, isMirrored: Bool) -> LazySight? {
    let isHorizontal = adjustment == gtk_scrolled_window_get_hadjustment(window.cast())
    var (corner, place) = (graphene_point_t(x: 0, y: 0), graphene_point_t())
    guard gtk_widget_compute_point(widget, content, &corner, &place) != 0 else { return nil }
    let value = gtk_adjustment_get_value(adjustment)
    let page = max(0, gtk_adjustment_get_page_size(adjustment))
    let isLow = value <= gtk_adjustment_get_lower(adjustment) + 0.5
    let isHigh = value + page >= gtk_adjustment_get_upper(adjustment) - 0.5
    let start = value - Double(isHorizontal ? place.x : place.y)
    // What is turned out of sight has no place.
    guard start.isFinite else { return nil }
    guard isMirrored else { return LazySight(start...start + page, isAtStart: isLow, isAtEnd: isHigh) }
    let width = Double(gtk_widget_get_width(widget))
    return LazySight(width - start - page...width - start, isAtStart: isHigh, isAtEnd: isLow)
  }

  func scroll(by distance: Double) {
    OwnScrolling.set(adjustment, to: gtk_adjustment_get_value(adjustment) + distance)
  }
}
