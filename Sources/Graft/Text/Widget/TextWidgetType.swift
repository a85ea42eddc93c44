import CGTK
import GTKSupport

/// The GObject type of text widgets.
@MainActor
enum TextWidgetType {
  private static let type = ObjectType<TextCore>(widget: "GraftText") { TextWidgetType.install(in: $0) }
  nonisolated(unsafe) private static var parent: UnsafeMutablePointer<GtkWidgetClass>!

  /// Makes a widget with a floating reference.
  static func make(_ core: TextCore) -> UnsafeMutablePointer<GtkWidget> { type.make { _ in core } }

  /// The core of a widget, or nil when the widget is no text.
  static func core(of widget: UnsafeMutableRawPointer) -> TextCore? { type.core(of: widget) }

  nonisolated private static func install(in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    parent = widgetClass.parent
    gtk_widget_class_set_css_name(widgetClass, "label")
    gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_LABEL)
    widgetClass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    widgetClass.pointee.measure = {
      widget, orientation, length, minimum, natural, minimumBaseline, naturalBaseline in
      let answer = ObjectType<TextCore>.withCore(of: widget) { $0.measure(orientation, for: length) }
      minimum?.pointee = answer?.minimum ?? 0
      natural?.pointee = max(answer?.minimum ?? 0, answer?.natural ?? 0)
      minimumBaseline?.pointee = answer.map { min($0.baseline, $0.minimum) } ?? -1
      naturalBaseline?.pointee = answer?.baseline ?? -1
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      nonisolated(unsafe) let target = snapshot
      ObjectType<TextCore>.withCore(of: widget) { core in target.map(core.draw) }
    }
    widgetClass.pointee.focus = { widget, direction in
      let links = ObjectType<TextCore>.withCore(of: widget) { $0.moveFocus(direction) }
      return (links ?? nil).map { $0 ? 1 : 0 } ?? TextWidgetType.parent.pointee.focus(widget, direction)
    }
    widgetClass.pointee.direction_changed = { widget, previous in
      TextWidgetType.parent.pointee.direction_changed?(widget, previous)
      ObjectType<TextCore>.withCore(of: widget) { $0.styleDidChange() }
    }
  }
}
