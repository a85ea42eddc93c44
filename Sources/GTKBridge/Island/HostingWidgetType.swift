import CGTK

/// The GObject type of a hosting widget: an island, whose layout, focus order and disposal Graft answers.
///
/// The place where C calls back: each function only finds the core and calls it.
@MainActor
enum HostingWidgetType {
  /// The instance: a GtkWidget with one retained reference to its core.
  private struct Instance {
    var widget: GtkWidget
    var core: UnsafeMutableRawPointer?
  }

  private static let type: GType = {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GtkWidgetClass>.size)
    info.instance_size = guint16(MemoryLayout<Instance>.size)
    info.class_init = { typeClass, _ in
      guard let typeClass else { return }
      HostingWidgetClass.install(in: typeClass)
    }
    return g_type_register_static(gtk_widget_get_type(), "GraftHostingWidget", &info, GTypeFlags(rawValue: 0))
  }()

  /// Makes a hosting widget with a floating reference.
  static func makeWidget() -> UnsafeMutablePointer<GtkWidget> {
    CycleDriver.start()
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      fatalError("GObject made no hosting widget")
    }
    let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    let instance = UnsafeMutableRawPointer(object).assumingMemoryBound(to: Instance.self)
    instance.pointee.core = Unmanaged.passRetained(HostCore(widget: widget)).toOpaque()
    return widget
  }

  /// The core of a widget, or nil when the widget is none of ours.
  static func core(of widget: UnsafeMutableRawPointer?) -> HostCore? {
    guard let widget, graft_is_a(widget, type) != 0 else { return nil }
    let instance = widget.assumingMemoryBound(to: Instance.self)
    return instance.pointee.core.map { Unmanaged<HostCore>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Lets go of the core: the widget is being finalised.
  static func releaseCore(of widget: UnsafeMutableRawPointer) {
    let instance = widget.assumingMemoryBound(to: Instance.self)
    let core = instance.pointee.core
    instance.pointee.core = nil
    core.map { Unmanaged<HostCore>.fromOpaque($0).release() }
  }
}
