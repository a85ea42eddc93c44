import CGTK

/// The GObject type of drawing widgets.
///
/// GTK calls the virtual functions on its own thread, which is the main thread; Swift cannot see that through a C
/// pointer, hence the assumptions.
@MainActor
enum DrawingWidgetType {
  private static let type = WidgetInstance.register("GraftDrawing", parent: gtk_widget_get_type()) {
    DrawingWidgetType.install(in: $0)
  }

  /// Makes a widget with a floating reference.
  static func make(_ core: DrawingCore) -> UnsafeMutablePointer<GtkWidget> {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      fatalError("GObject made no drawing widget")
    }
    let instance = UnsafeMutableRawPointer(object).assumingMemoryBound(to: WidgetInstance.self)
    instance.pointee.core = Unmanaged.passRetained(core).toOpaque()
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
  }

  nonisolated private static func install(in typeClass: UnsafeMutableRawPointer) {
    let widgetClass = typeClass.assumingMemoryBound(to: GtkWidgetClass.self)
    widgetClass.pointee.measure = { widget, orientation, _, minimum, natural, _, _ in
      let size = DrawingWidgetType.withCore(widget) { core, _ in core.measure(orientation) }
      minimum?.pointee = size?.minimum ?? 0
      natural?.pointee = size?.natural ?? 0
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      nonisolated(unsafe) let target = snapshot
      _ = DrawingWidgetType.withCore(widget) { core, widget in
        target.map { core.content?(Drawing(snapshot: $0, widget: widget, room: core.room)) }
      }
    }
    typeClass.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = { object in
      guard let object else { return }
      let instance = UnsafeMutableRawPointer(object).assumingMemoryBound(to: WidgetInstance.self)
      nonisolated(unsafe) let core = instance.pointee.core
      instance.pointee.core = nil
      MainActor.assumeIsolated { core.map { Unmanaged<DrawingCore>.fromOpaque($0).release() } }
      g_type_class_peek(gtk_widget_get_type()).assumingMemoryBound(to: GObjectClass.self).pointee.finalize?(object)
    }
  }

  nonisolated private static func withCore<Result: Sendable>(
    _ widget: UnsafeMutablePointer<GtkWidget>?,
    _ body: @MainActor (DrawingCore, UnsafeMutablePointer<GtkWidget>) -> Result
  ) -> Result? {
    guard let widget else { return nil }
    nonisolated(unsafe) let pointer = widget
    return MainActor.assumeIsolated {
      let instance = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: WidgetInstance.self)
      return instance.pointee.core.map { body(Unmanaged<DrawingCore>.fromOpaque($0).takeUnretainedValue(), pointer) }
    }
  }
}
