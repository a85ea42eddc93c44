import CGTK
import GTKSupport

/// The items at the end of a bar. Those for which there is no room are out of sight, from the last one on, and said to be in the
/// menu. Claim MN9.
final class BarEnd: Widget {
  private let core = BarEndCore()

  init() { super.init(BarEndType.make(core)) }

  /// Shows items in order.
  func show(_ items: [WindowBar.Item]) {
    core.items = items.map { BarEndCore.Item(widget: $0.widget.widgetObject, room: $0.room) }
    var previous: UnsafeMutablePointer<GtkWidget>?
    for item in core.items {
      gtk_widget_insert_after(item.widget, widgetObject, previous)
      previous = item.widget
    }
    gtk_widget_queue_resize(widgetObject)
  }

  func remove(_ widget: Widget) {
    core.items.removeAll { $0.widget == widget.widgetObject }
    gtk_widget_unparent(widget.widgetObject)
  }
}

/// The GObject type of the ends of bars.
@MainActor
private enum BarEndType {
  private static let type = ObjectType<BarEndCore>(widget: "GraftBarEnd") { BarEndType.install(in: $0) }
  nonisolated(unsafe) private static var parent: UnsafeMutablePointer<GtkWidgetClass>!

  /// Makes a widget with a floating reference.
  static func make(_ core: BarEndCore) -> UnsafeMutablePointer<GtkWidget> { type.make { _ in core } }

  nonisolated private static func install(in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    parent = widgetClass.parent
    widgetClass.pointee.measure = { widget, orientation, _, minimum, natural, _, _ in
      let answer = ObjectType<BarEndCore>.withCore(of: widget) { $0.measure(orientation) }
      minimum?.pointee = answer?.minimum ?? 0
      natural?.pointee = answer?.natural ?? 0
    }
    widgetClass.pointee.size_allocate = { widget, width, height, _ in
      nonisolated(unsafe) let widget = widget
      ObjectType<BarEndCore>.withCore(of: widget) { core in
        if let widget { core.allocate(in: widget, width: width, height: height) }
      }
    }
    widgetClass.pointee.parent_class.dispose = { object in
      nonisolated(unsafe) let widget = object.map {
        UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self)
      }
      ObjectType<BarEndCore>.withCore(of: object) { core in if let widget { core.dispose(widget) } }
      BarEndType.parent.pointee.parent_class.dispose?(object)
    }
  }
}
