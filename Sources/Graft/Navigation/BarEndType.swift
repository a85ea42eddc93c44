import CGTK
import GTKSupport

/// The GObject type of what is at the end of a bar.
@MainActor
enum BarEndType {
  private static let type = ObjectType<BarEndCore>(widget: "GraftBarEnd") { BarEndType.install(in: $0) }
  nonisolated(unsafe) private static var parent: UnsafeMutablePointer<GtkWidgetClass>!

  /// Makes a widget with a floating reference.
  static func make(_ core: BarEndCore) -> UnsafeMutablePointer<GtkWidget> { type.make { _ in core } }

  nonisolated private static func install(in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    parent = widgetClass.parent
    // To themes it is what GTK has there.
    gtk_widget_class_set_css_name(widgetClass, "box")
    installLayout(in: widgetClass)
    widgetClass.pointee.parent_class.dispose = { object in
      ObjectType<BarEndCore>.withCore(of: object) { $0.dispose() }
      BarEndType.parent.pointee.parent_class.dispose?(object)
    }
  }

  nonisolated private static func installLayout(in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    widgetClass.pointee.measure = { widget, orientation, length, minimum, natural, _, _ in
      let answer = ObjectType<BarEndCore>.withCore(of: widget) { $0.measure(orientation, for: length) }
      minimum?.pointee = answer?.minimum ?? 0
      natural?.pointee = answer?.natural ?? 0
    }
    widgetClass.pointee.size_allocate = { widget, width, height, _ in
      ObjectType<BarEndCore>.withCore(of: widget) { $0.allocate(width: width, height: height) }
    }
    widgetClass.pointee.compute_expand = { widget, horizontal, vertical in
      let expansion = ObjectType<BarEndCore>.withCore(of: widget) { $0.expansion }
      horizontal?.pointee = expansion?.horizontal == true ? 1 : 0
      vertical?.pointee = expansion?.vertical == true ? 1 : 0
    }
  }
}
