import CGTK

/// The GObject type of text widgets.
///
/// GTK calls the virtual functions on its own thread, which is the main thread; Swift cannot see that through a C
/// pointer, hence the assumptions.
@MainActor
enum TextWidgetType {
  private static let type = WidgetInstance.register("GraftText", parent: gtk_widget_get_type()) {
    TextWidgetType.install(in: $0)
  }
  nonisolated(unsafe) private static var parent: UnsafeMutablePointer<GtkWidgetClass>!

  /// Makes a widget with a floating reference.
  static func make(_ core: TextCore) -> UnsafeMutablePointer<GtkWidget> {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      fatalError("GObject made no text widget")
    }
    instance(of: object).pointee.core = Unmanaged.passRetained(core).toOpaque()
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
  }

  /// The core of a widget, or nil when the widget is no text.
  static func core(of widget: UnsafeMutableRawPointer) -> TextCore? {
    guard graft_is_a(widget, type) != 0 else { return nil }
    return knownCore(of: widget)
  }

  private static func knownCore(of widget: UnsafeMutableRawPointer) -> TextCore? {
    instance(of: widget).pointee.core.map {
      Unmanaged<TextCore>.fromOpaque($0).takeUnretainedValue()
    }
  }

  nonisolated private static func instance(of widget: UnsafeMutableRawPointer)
    -> UnsafeMutablePointer<WidgetInstance>
  {
    widget.assumingMemoryBound(to: WidgetInstance.self)
  }

  nonisolated private static func install(in typeClass: UnsafeMutableRawPointer) {
    parent = g_type_class_peek_parent(typeClass)!.assumingMemoryBound(to: GtkWidgetClass.self)
    let widgetClass = typeClass.assumingMemoryBound(to: GtkWidgetClass.self)
    gtk_widget_class_set_css_name(widgetClass, "label")
    gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_LABEL)
    widgetClass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    widgetClass.pointee.measure = {
      widget, orientation, length, minimum, natural, minimumBaseline, naturalBaseline in
      let answer = TextWidgetType.withCore(widget) { $0.measure(orientation, for: length) }
      minimum?.pointee = answer?.minimum ?? 0
      natural?.pointee = max(answer?.minimum ?? 0, answer?.natural ?? 0)
      minimumBaseline?.pointee = answer?.baseline ?? -1
      naturalBaseline?.pointee = answer?.baseline ?? -1
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      nonisolated(unsafe) let target = snapshot
      _ = TextWidgetType.withCore(widget) { core in target.map(core.draw) }
    }
    widgetClass.pointee.direction_changed = { widget, previous in
      TextWidgetType.parent.pointee.direction_changed?(widget, previous)
      _ = TextWidgetType.withCore(widget) { $0.styleDidChange() }
    }
    installDisposal(typeClass.assumingMemoryBound(to: GObjectClass.self))
  }

  nonisolated private static func installDisposal(_ objectClass: UnsafeMutablePointer<GObjectClass>) {
    objectClass.pointee.finalize = { object in
      guard let object else { return }
      nonisolated(unsafe) let core = TextWidgetType.instance(of: object).pointee.core
      TextWidgetType.instance(of: object).pointee.core = nil
      MainActor.assumeIsolated { core.map { Unmanaged<TextCore>.fromOpaque($0).release() } }
      UnsafeMutableRawPointer(TextWidgetType.parent).assumingMemoryBound(to: GObjectClass.self)
        .pointee.finalize?(object)
    }
  }

  nonisolated private static func withCore<Result: Sendable>(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ body: @MainActor (TextCore) -> Result
  ) -> Result? {
    guard let widget else { return nil }
    nonisolated(unsafe) let pointer = UnsafeMutableRawPointer(widget)
    return MainActor.assumeIsolated { knownCore(of: pointer).map(body) }
  }
}
