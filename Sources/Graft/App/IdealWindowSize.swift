import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// The size at which a window shows its content as that likes to be. Claim WI1.
///
/// What scrolls is as long as its content, from 240 to 480 pixels along its axes, and content that takes any room, and says
/// nowhere how long it likes to be, is as long as what scrolls at least. No window is larger than nine tenths of the monitor.
@MainActor
enum IdealWindowSize {
  /// Measures a window with its header bar, in pixels, along some axes with room for its content; where a width is said, how
  /// high it is then.
  static func measure(
    _ window: UnsafeMutablePointer<GtkWindow>, around content: UnsafeMutablePointer<GtkWidget>,
    filledAlong axes: Axis.Set, width: CGFloat?
  ) -> (width: Int32, height: Int32) {
    let scrolled = ScrolledLength.all(below: window.cast())
    for length in scrolled { length.bound() }
    defer { for length in scrolled { length.restore() } }
    let room = room(for: window)
    var wanted = width.map { Int32(windowLength: $0) } ?? natural(window.cast(), GTK_ORIENTATION_HORIZONTAL, for: -1)
    // The bar may be wider than the content.
    if width == nil, axes.contains(.horizontal) { wanted = max(wanted, ScrolledLength.shortest) }
    let width = min(wanted, room.width)
    let height = natural(window.cast(), GTK_ORIENTATION_VERTICAL, for: width)
    let missing =
      axes.contains(.vertical) ? ScrolledLength.shortest - natural(content, GTK_ORIENTATION_VERTICAL, for: width) : 0
    return (width, min(height + max(missing, 0), room.height))
  }

  /// How much larger a window is than its content, by its header bar and its frame.
  static func room(
    around content: UnsafeMutablePointer<GtkWidget>, in window: UnsafeMutablePointer<GtkWindow>
  ) -> (width: Int32, height: Int32) {
    let width = natural(window.cast(), GTK_ORIENTATION_HORIZONTAL, for: -1)
    let height = natural(window.cast(), GTK_ORIENTATION_VERTICAL, for: width)
    // The bar may be wider than the content.
    let inside = [content, gtk_window_get_child(window), gtk_window_get_titlebar(window)].compactMap { $0 }
    let inner = inside.map { natural($0, GTK_ORIENTATION_HORIZONTAL, for: -1) }.max() ?? width
    return (width - inner, height - natural(content, GTK_ORIENTATION_VERTICAL, for: inner))
  }

  private static func natural(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, for length: Int32
  ) -> Int32 {
    var natural: Int32 = 0
    var least: Int32 = 0
    // A width below the least cannot be measured for.
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
    gtk_widget_measure(widget, orientation, length < 0 ? -1 : max(length, least), nil, &natural, nil, nil)
    return natural
  }

  private static func room(for window: UnsafeMutablePointer<GtkWindow>) -> (width: Int32, height: Int32) {
    guard let area = monitor(of: window) else { return (Int32.max, Int32.max) }
    return (area.width * 9 / 10, area.height * 9 / 10)
  }

  /// The monitor that is the first of a window's display: on which one a window opens the desktop decides.
  static func monitor(of window: UnsafeMutablePointer<GtkWindow>) -> GdkRectangle? {
    let monitors = gdk_display_get_monitors(gtk_widget_get_display(window.cast()))
    guard let monitor = g_list_model_get_item(monitors, 0) else { return nil }
    defer { g_object_unref(monitor) }
    var area = GdkRectangle()
    gdk_monitor_get_geometry(monitor.cast(), &area)
    return area
  }
}

/// What a widget that scrolls asks for along its axes.
@MainActor
private struct ScrolledLength {
  static let (shortest, longest): (Int32, Int32) = (240, 480)

  private let window: OpaquePointer
  private let propagatesWidth: gboolean
  private let propagatesHeight: gboolean
  private let width: (least: Int32, most: Int32)
  private let height: (least: Int32, most: Int32)

  /// What scrolls in a widget.
  static func all(below widget: UnsafeMutablePointer<GtkWidget>) -> [ScrolledLength] {
    var found = widget.isA(gtk_scrolled_window_get_type()) ? [ScrolledLength(widget.cast())] : []
    for inside in widget.children { found += all(below: inside) }
    return found
  }

  private init(_ window: OpaquePointer) {
    self.window = window
    propagatesWidth = gtk_scrolled_window_get_propagate_natural_width(window)
    propagatesHeight = gtk_scrolled_window_get_propagate_natural_height(window)
    width = (gtk_scrolled_window_get_min_content_width(window), gtk_scrolled_window_get_max_content_width(window))
    height = (gtk_scrolled_window_get_min_content_height(window), gtk_scrolled_window_get_max_content_height(window))
  }

  /// Has it ask for its content's length, within bounds.
  func bound() {
    var (horizontal, vertical) = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
    gtk_scrolled_window_get_policy(window, &horizontal, &vertical)
    if horizontal != GTK_POLICY_NEVER { setWidth((Self.shortest, Self.longest), propagates: 1) }
    if vertical != GTK_POLICY_NEVER { setHeight((Self.shortest, Self.longest), propagates: 1) }
  }

  /// Has it ask for what it did before.
  func restore() {
    setWidth(width, propagates: propagatesWidth)
    setHeight(height, propagates: propagatesHeight)
  }

  // GTK wants the least to be below the most at any time.
  private func setWidth(_ bounds: (least: Int32, most: Int32), propagates: gboolean) {
    gtk_scrolled_window_set_min_content_width(window, -1)
    gtk_scrolled_window_set_max_content_width(window, bounds.most)
    gtk_scrolled_window_set_min_content_width(window, bounds.least)
    gtk_scrolled_window_set_propagate_natural_width(window, propagates)
  }

  private func setHeight(_ bounds: (least: Int32, most: Int32), propagates: gboolean) {
    gtk_scrolled_window_set_min_content_height(window, -1)
    gtk_scrolled_window_set_max_content_height(window, bounds.most)
    gtk_scrolled_window_set_min_content_height(window, bounds.least)
    gtk_scrolled_window_set_propagate_natural_height(window, propagates)
  }
}
