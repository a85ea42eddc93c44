import CGTK

/// The virtual functions of a hosting widget.
///
/// GTK calls them on its own thread, which is the main thread; Swift cannot see that through a C pointer, hence the
/// assumptions.
enum HostingWidgetClass {
  nonisolated(unsafe) private static var parent: UnsafeMutablePointer<GtkWidgetClass>!

  static func install(in typeClass: UnsafeMutableRawPointer) {
    parent = g_type_class_peek_parent(typeClass)!.assumingMemoryBound(to: GtkWidgetClass.self)
    installLayout(typeClass.assumingMemoryBound(to: GtkWidgetClass.self))
    installLifecycle(typeClass.assumingMemoryBound(to: GtkWidgetClass.self))
    installDisposal(typeClass.assumingMemoryBound(to: GObjectClass.self))
  }

  /// The parent class's way of moving the focus.
  @MainActor
  static func focusByGeometry(_ widget: UnsafeMutablePointer<GtkWidget>, _ direction: GtkDirectionType) -> Bool {
    parent.pointee.focus(widget, direction) != 0
  }

  private static func withCore<Result: Sendable>(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ body: @MainActor (HostCore) -> Result
  ) -> Result? {
    nonisolated(unsafe) let widget = UnsafeMutableRawPointer(widget)
    return MainActor.assumeIsolated { HostingWidgetType.core(of: widget).map(body) }
  }

  private static func installLayout(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    widgetClass.pointee.measure = { widget, orientation, length, minimum, natural, _, _ in
      let size = HostingWidgetClass.withCore(widget) { $0.measure(orientation, for: Int(length)) }
      minimum?.pointee = size?.minimum ?? 0
      natural?.pointee = size?.natural ?? 0
    }
    widgetClass.pointee.size_allocate = { widget, width, height, _ in
      _ = HostingWidgetClass.withCore(widget) { $0.allocate(width: Int(width), height: Int(height)) }
    }
    widgetClass.pointee.focus = { widget, direction in
      HostingWidgetClass.withCore(widget) { $0.moveFocus(direction) ? 1 : 0 } ?? 0
    }
  }

  private static func installLifecycle(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.root = { widget in
      HostingWidgetClass.parent.pointee.root?(widget)
      _ = HostingWidgetClass.withCore(widget) { $0.didEnterWindow() }
    }
    widgetClass.pointee.unroot = { widget in
      _ = HostingWidgetClass.withCore(widget) { $0.willLeaveWindow() }
      HostingWidgetClass.parent.pointee.unroot?(widget)
    }
    widgetClass.pointee.map = { widget in
      HostingWidgetClass.parent.pointee.map?(widget)
      _ = HostingWidgetClass.withCore(widget) { $0.didMap() }
    }
    widgetClass.pointee.unmap = { widget in
      _ = HostingWidgetClass.withCore(widget) { $0.willUnmap() }
      HostingWidgetClass.parent.pointee.unmap?(widget)
    }
  }

  private static func installDisposal(_ objectClass: UnsafeMutablePointer<GObjectClass>) {
    objectClass.pointee.dispose = { object in
      nonisolated(unsafe) let widget = UnsafeMutableRawPointer(object)
      MainActor.assumeIsolated { HostingWidgetType.core(of: widget)?.dispose() }
      UnsafeMutableRawPointer(HostingWidgetClass.parent).assumingMemoryBound(to: GObjectClass.self).pointee.dispose?(
        object)
    }
    objectClass.pointee.finalize = { object in
      nonisolated(unsafe) let widget = UnsafeMutableRawPointer(object)
      MainActor.assumeIsolated { widget.map { HostingWidgetType.releaseCore(of: $0) } }
      UnsafeMutableRawPointer(HostingWidgetClass.parent).assumingMemoryBound(to: GObjectClass.self).pointee.finalize?(
        object)
    }
  }
}
