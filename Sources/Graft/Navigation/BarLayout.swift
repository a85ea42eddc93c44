import CGTK
import GTKSupport

/// The layout of a header bar that needs no more room than what stays in it. GTK's would give the items at its end half of what
/// the title leaves, unless they need it. Claim MN9.
@MainActor
enum BarLayout {
  private static let type = ObjectType<BarLayoutCore>(
    object: "GraftBarLayout", extending: gtk_layout_manager_get_type()
  ) { BarLayout.install(in: $0) }

  /// Lays out a header bar from now on.
  static func begin(in bar: Widget, _ end: BarEnd) {
    let layout: UnsafeMutablePointer<GtkLayoutManager> = type.make { _ in BarLayoutCore(end) }
    // The widget takes over the reference.
    gtk_widget_set_layout_manager(bar.widgetObject, layout)
  }

  nonisolated private static func install(in layoutClass: UnsafeMutablePointer<GtkLayoutManagerClass>) {
    layoutClass.pointee.get_request_mode = { _, _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    layoutClass.pointee.measure = { layout, widget, orientation, length, minimum, natural, _, _ in
      nonisolated(unsafe) let widget = widget
      let answer = ObjectType<BarLayoutCore>.withCore(of: layout) { core in
        widget.flatMap { gtk_widget_get_first_child($0) }.map { core.measure(Widget($0), orientation, for: length) }
      }
      minimum?.pointee = answer??.minimum ?? 0
      natural?.pointee = answer??.natural ?? 0
    }
    layoutClass.pointee.allocate = { layout, widget, width, height, _ in
      nonisolated(unsafe) let widget = widget
      ObjectType<BarLayoutCore>.withCore(of: layout) { core in
        widget.flatMap { gtk_widget_get_first_child($0) }.map { core.allocate(Widget($0), width, height) }
      }
    }
  }
}

/// What the GObject of the layout owns. A header bar has one child, which has all that is in it.
@MainActor
final class BarLayoutCore {
  private let end: BarEnd

  init(_ end: BarEnd) { self.end = end }

  func measure(
    _ child: Widget, _ orientation: GtkOrientation, for length: Int32
  ) -> (minimum: Int32, natural: Int32) {
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      let width = child.length(orientation, for: length)
      return (width.minimum - end.spare, width.natural)
    }
    // For less than it needs, GTK measures nothing.
    return child.length(orientation, for: length < 0 ? -1 : max(length, width(of: child)))
  }

  func allocate(_ child: Widget, _ width: Int32, _ height: Int32) {
    end.makeRoom(width - self.width(of: child))
    gtk_widget_allocate(child.widgetObject, max(width, self.width(of: child)), height, -1, nil)
  }

  private func width(of child: Widget) -> Int32 { child.length(GTK_ORIENTATION_HORIZONTAL).minimum }
}
