import CGTK

/// The GObject types of islands: widgets whose layout, drawing, focus order and disposal Graft answers.
///
/// A hosting widget is an island that also follows its window.
@MainActor
enum IslandWidgetType {
  /// The instance: a GtkWidget with one retained reference to its core.
  struct Instance {
    var widget: GtkWidget
    var core: UnsafeMutableRawPointer?
  }

  private static let island = register("GraftIsland", parent: gtk_widget_get_type()) {
    IslandWidgetClass.install(in: $0)
  }
  private static let host = register("GraftHostingWidget", parent: island) { HostingWidgetClass.install(in: $0) }

  private static func register(
    _ name: String, parent: GType, initialize: @escaping (UnsafeMutableRawPointer) -> Void
  ) -> GType {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GtkWidgetClass>.size)
    info.instance_size = guint16(MemoryLayout<Instance>.size)
    let type = g_type_register_static(parent, name, &info, GTypeFlags(rawValue: 0))
    // The class is made here and not by the first instance, so that Swift can fill it in with a closure of its own.
    guard let typeClass = g_type_class_ref(type) else { fatalError("GObject made no class \(name)") }
    initialize(typeClass)
    return type
  }

  /// Makes an island's widget with a floating reference.
  static func makeIsland(_ makeCore: (UnsafeMutablePointer<GtkWidget>) -> IslandCore) -> UnsafeMutablePointer<GtkWidget>
  {
    make(island, makeCore)
  }

  /// Makes a hosting widget with a floating reference.
  static func makeHost() -> UnsafeMutablePointer<GtkWidget> {
    CycleDriver.start()
    return make(host) { HostCore(widget: $0) }
  }

  private static func make(
    _ type: GType, _ makeCore: (UnsafeMutablePointer<GtkWidget>) -> IslandCore
  ) -> UnsafeMutablePointer<GtkWidget> {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      fatalError("GObject made no widget of an island")
    }
    let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    instance(of: widget).pointee.core = Unmanaged.passRetained(makeCore(widget)).toOpaque()
    return widget
  }

  /// The core of a widget, or nil when the widget is none of ours.
  static func core(of widget: UnsafeMutableRawPointer?) -> IslandCore? {
    guard let widget, graft_is_a(widget, island) != 0 else { return nil }
    return knownCore(of: widget)
  }

  /// The core of a widget that is an island; nil while the widget is made and after it was finalised.
  static func knownCore(of widget: UnsafeMutableRawPointer) -> IslandCore? {
    instance(of: widget).pointee.core.map { Unmanaged<IslandCore>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Lets go of the core: the widget is being finalised.
  static func releaseCore(of widget: UnsafeMutableRawPointer) {
    let core = instance(of: widget).pointee.core
    instance(of: widget).pointee.core = nil
    core.map { Unmanaged<IslandCore>.fromOpaque($0).release() }
  }

  private static func instance(of widget: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Instance> {
    widget.assumingMemoryBound(to: Instance.self)
  }
}
